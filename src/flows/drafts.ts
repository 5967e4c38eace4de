import { stepBySlug } from '#journey/current-step.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { ownValue, safeRecord } from '#shared/safety/keys.ts';
import { type AppState, asRef, type Draft, emptyMap, schemaOf } from '#state/app-state.ts';
import {
  eraseAttachments,
  moveAttachments,
  restoreAttachments,
  saveAttachments,
  saveAttachmentsNow,
} from './attachments.ts';
import type { Context } from './context.ts';
import { contradicts } from './file-evidence.ts';
import { forgetWrites, moveWrites } from './pending-writes.ts';
import type { SentFiles } from './sent-files.ts';
import {
  forgetUnprovenFiles,
  moveUnprovenFiles,
  restoreUnprovenFiles,
  saveUnprovenFilesNow,
} from './unproven-files.ts';

/**
 * Typing is written this often while it goes on: half of it and the writing itself stay under the 150 ms of 11.3 in the
 * median. Milliseconds.
 */
export const DRAFT_DELAY = 100;

/** How long reading what is kept may hold up the first input (11.3). Milliseconds. */
const PATIENCE = 300;

/** Drafts belong to a hash and a proposal; those typed before there was one move to it when it is created. */
const draftsName = (hashId: string): string => `drafts:${hashId}`;

const isDraft = (value: unknown): value is Draft & Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  isRecord(value.values) &&
  Array.isArray(value.edited) &&
  typeof value.schema === 'string';

/** Drafts that are still being read while the form stands already. */
const late = new WeakMap<object, Promise<void>>();

/**
 * What was typed before a reload or crash (11.3). Drafts of another schema or of another proposal are dropped (11.4). A
 * storage that takes too long does not hold the form up: what it kept is filled in when it answers.
 * @param former the hash id that the service has just renamed: what was typed under it counts as well, and moves (3.17).
 * @param onLate called when all was read, but too late for this function to wait for it.
 */
export async function restoreDrafts(context: Context, former?: string, onLate?: () => void): Promise<void> {
  const { platform, sessionRestored, state } = context;
  const { hashId } = state;
  const reading = readDrafts(context, former);
  const inTime = new AbortController();
  const patience = platform.clock.sleep(PATIENCE, inTime.signal).then(
    () => true,
    () => false,
  );
  const isLate = await Promise.race([Promise.all([reading, sessionRestored]).then(() => false), patience]);
  inTime.abort();
  late.delete(context);
  const move = async (): Promise<void> => {
    if (former !== undefined) await moveDrafts(context, former);
  };
  if (!isLate) {
    takeDrafts(context, await reading);
    void move();
    return;
  }
  const waiting = reading.then(kept => {
    if (late.get(context) !== waiting) return;
    late.delete(context);
    if (state.hashId !== hashId) return;
    fillInLate(context, kept);
    void move();
    onLate?.();
  });
  late.set(context, waiting);
}

/** What `saveDrafts` wrote, as far as it belongs to the proposal and to the steps of today, with the files that are still here. */
async function readDrafts(
  context: Context,
  former: string | undefined,
): Promise<[slug: string, draft: Draft][]> {
  const { platform, state } = context;
  const names = [...(former === undefined ? [] : [former]), state.hashId].map(draftsName);
  const [attached, sent, ...kept] = await Promise.all([
    restoreAttachments(context, former),
    restoreUnprovenFiles(context, former),
    ...names.map(name => platform.secureStorage.read(name)),
  ]);
  return kept
    .flatMap(entry => draftsIn(entry, state, sent))
    .flatMap(([slug, draft]): [string, Draft][] => {
      const step = state.config && stepBySlug(state.config, slug);
      if (!step || !isDraft(draft) || draft.schema !== schemaOf(step.fields)) return [];
      const files = Object.entries(ownValue(attached, slug) ?? {});
      return [[slug, { ...draft, values: safeRecord([...Object.entries(draft.values), ...files]) }]];
    });
}

/** What is in memory is newer. */
function takeDrafts({ state }: Context, kept: readonly [slug: string, draft: Draft][]): void {
  const restored = emptyMap<Draft>();
  for (const [slug, draft] of [...kept, ...Object.entries(state.drafts)]) {
    const step = state.config && stepBySlug(state.config, slug);
    if (step && draft.schema === schemaOf(step.fields)) restored[slug] = asRef(draft);
  }
  state.drafts = restored;
}

/** The service has renamed the hash id (3.17): drafts and writes of unknown outcome stand under the new one. */
export async function moveDrafts(context: Context, former: string): Promise<void> {
  void moveWrites(context, former);
  void moveUnprovenFiles(context, former);
  // In this order: a browser that is killed in between has both.
  await saveDrafts(context);
  await context.platform.secureStorage.remove(draftsName(former));
  await moveAttachments(context, former);
}

function draftsIn(
  kept: unknown,
  state: AppState,
  sent: SentFiles | undefined,
): [slug: string, draft: unknown][] {
  if (!isRecord(kept) || !isRecord(kept.steps)) return [];
  const steps = Object.entries(kept.steps);
  if (kept.proposalId === (state.proposal?.id ?? '')) return steps;
  return kept.proposalId === '' ? steps.filter(([slug]) => isOfCreation(state, slug, sent)) : [];
}

/**
 * The visit ended between the creation and the files of its first step (16.4): what was typed for it is of the proposal that the
 * creation made, unless that one tells other values.
 */
function isOfCreation({ config, proposal }: AppState, slug: string, sent: SentFiles | undefined): boolean {
  const step = config && stepBySlug(config, slug);
  if (!step || !proposal || sent?.slug !== slug || sent.draftOf !== '') return false;
  const isSame = sent.proposalId === '' || sent.proposalId === proposal.id;
  return isSame && !contradicts(proposal, step, sent.data);
}

/** The visitor may have typed meanwhile: that counts, and the rest of the form is filled in around it. */
function fillInLate(context: Context, kept: readonly [slug: string, draft: Draft][]): void {
  const { form, state } = context;
  const session = form.current();
  const typed = session && state.drafts[session.step.slug];
  takeDrafts(context, kept);
  if (!session) return;
  const draft = kept.findLast(([slug]) => slug === session.step.slug)?.[1];
  if (!draft) return;
  const mine = new Set(typed?.edited);
  const missing = Object.entries(draft.values).filter(([key]) => !mine.has(key));
  for (const key of draft.edited) session.edited.add(key);
  context.change(safeRecord(missing));
  keepDraft(context);
}

/**
 * What of a draft is written. Not files: drafts hold no documents (11.4, see attachments.ts). Nor the empty fields that nobody
 * has typed into and the step did not open with: of a thousand fields that would be most, ten times a second (14.2).
 */
function writtenOf(draft: Draft, step: Step | undefined, opened: StepValues | undefined): Draft {
  if (!step) return draft;
  const edited = new Set(draft.edited);
  const values = fieldsOf(step).all.flatMap(({ key, component }): [string, FieldValue][] => {
    const value = valueAt(draft.values, key);
    const kind = fieldKinds.find(component);
    if (value === undefined || kind?.carries === 'files') return [];
    const says =
      edited.has(key) || !kind || kind.isFilled(value) || !opened || valueAt(opened, key) !== undefined;
    return says ? [[key, value]] : [];
  });
  return { ...draft, values: safeRecord(values) };
}

function written({ state, form }: Context): object {
  const session = form.current();
  return {
    proposalId: state.proposal?.id ?? '',
    steps: safeRecord(
      Object.entries(state.drafts).map(([slug, draft]): [string, Draft] => {
        const opened = session?.step.slug === slug ? session.context.openedWith : undefined;
        return [slug, writtenOf(draft, state.config && stepBySlug(state.config, slug), opened)];
      }),
    ),
  };
}

/** Keeps what was typed as the draft of its step, in memory. A form that nobody typed into has none: the service knows it all. */
export function keepDraft({ state, form }: Pick<Context, 'state' | 'form'>): void {
  const session = form.current();
  if (!session || session.edited.size === 0) return;
  const { slug, fields } = session.step;
  state.drafts[slug] = asRef({
    values: session.values,
    edited: [...session.edited],
    schema: schemaOf(fields),
  });
}

/** Writes all drafts to the vault; without any, nothing stays there. */
export async function saveDrafts(context: Context): Promise<void> {
  const { secureStorage } = context.platform;
  // Written before the others are read, these would take their place.
  await late.get(context);
  const name = draftsName(context.state.hashId);
  const isEmpty = Object.keys(context.state.drafts).length === 0;
  await Promise.all([
    saveAttachments(context),
    isEmpty ? secureStorage.remove(name) : secureStorage.write(name, written(context)),
  ]);
}

/** The last chance when the page is being left: synchronous (11.3). `false` when something may be lost. */
export function saveDraftsNow(context: Context): boolean {
  // What stands in an input unread belongs to the draft; the input may be gone in the next moment.
  context.readInputs?.();
  keepDraft(context);
  const isMarked = saveUnprovenFilesNow(context);
  if (Object.keys(context.state.drafts).length === 0) return isMarked;
  const isKept = context.platform.secureStorage.writeNow(draftsName(context.state.hashId), written(context));
  return saveAttachmentsNow(context) && isKept && isMarked;
}

/**
 * Before a reload of ours: what was typed is written at once, and where the storage does not stand yet, as soon as it does.
 * `false` when the device keeps nothing, so that a reload would lose it (11.3, 11.5).
 */
export async function keepTyped(context: Context): Promise<boolean> {
  // Not over what the tab that took over has saved since.
  if (context.otherTabs.elsewhere || saveDraftsNow(context)) return true;
  await saveDrafts(context);
  return context.platform.secureStorage.health() === 'lasting';
}

/** The service has the answers of this step: its draft is no longer needed. */
export function dropDraft(context: Context, slug: string): Promise<void> {
  delete context.state.drafts[slug];
  return saveDrafts(context);
}

/** Accepted, finished, restarted or another CPF: nothing typed stays on the device (11.4). */
export function eraseDrafts(context: Context): Promise<void> {
  late.delete(context);
  context.state.drafts = emptyMap();
  context.state.agreed = emptyMap();
  return Promise.all([
    eraseAttachments(context),
    context.platform.secureStorage.remove(draftsName(context.state.hashId)),
    forgetWrites(context),
    forgetUnprovenFiles(context),
  ]).then(() => undefined);
}
