import { isStepOfProposal, stepBySlug } from '#journey/current-step.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { isSameValue } from '#journey/form/is-same-value.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { withTimeLimit } from '#shared/with-time-limit.ts';
import type { AppState } from '#state/app-state.ts';
import { type Draft, fitDraft } from '#state/draft.ts';
import { asRef } from '#state/field-state.ts';
import { fileKeysIn, restoreAttachments } from './attachments.ts';
import type { Context } from './context.ts';
import { earlySaves, keepDraft, lateReads, moveDrafts, noteEarlySaves, saveDrafts } from './drafts.ts';
import { earlyOwnersOf } from './early-owners-of.ts';
import { entryNameOf } from './entry-name-of.ts';
import { contradicts } from './file-evidence.ts';
import { isOpenHere } from './hash-id.ts';
import type { SentFiles } from './sent-files.ts';
import { restoreUnprovenFiles } from './unproven-files.ts';
import { forgetArrivedChoices, restoreUnsentChoices } from './unsent-choices.ts';

/** The longest time for which reading the drafts may delay the first input (11.3). Milliseconds. */
const RESTORE_TIME_LIMIT = 300;

/** The longest time for which a save waits for a late read (9.13). Milliseconds. */
const SAVE_TIME_LIMIT = 5000;

const isDraft = (value: unknown): value is Draft & Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  isRecord(value.values) &&
  Array.isArray(value.edited) &&
  (value.unanswered === undefined || Array.isArray(value.unanswered)) &&
  typeof value.schema === 'string';

/** An entry that a visit has stored. */
interface StoredEntry {
  content: unknown;
  /** The steps that the service accepted after this entry was written: their values in it are over (11.4). */
  acceptedLater: ReadonlySet<string>;
}

interface StoredDrafts {
  drafts: [slug: string, draft: Draft][];
  /** Stored entries that have choices for this proposal. */
  choiceEntries: readonly StoredEntry[];
}

/**
 * Restores what was typed before a reload or crash (11.3). Of a draft with other fields only what still fits is
 * restored; drafts of another proposal are dropped (11.4). If the storage is slow, the form opens without them, and
 * they are filled in later.
 * @param previousHashId the hash id that the service has just renamed: its drafts are restored, too, and move (3.17).
 * @param onLateDrafts called if the drafts arrive after this function has returned. `hasNewInputs`: they changed the
 * inputs of the open simulation.
 */
export async function restoreDrafts(
  context: Context,
  previousHashId?: string,
  onLateDrafts?: (hasNewInputs: boolean) => void,
): Promise<void> {
  const { platform, keptSessionRestored, state } = context;
  const { hashId } = state;
  const reading = readDrafts(context, previousHashId);
  const deadlineController = new AbortController();
  const timeLimitPassed = platform.clock.sleep(RESTORE_TIME_LIMIT, deadlineController.signal).then(
    () => true,
    () => false,
  );
  const accepted = lateReads.get(context)?.accepted ?? new Set();
  const isLate = await Promise.race([
    Promise.all([reading, keptSessionRestored]).then(() => false),
    timeLimitPassed,
  ]);
  deadlineController.abort();
  lateReads.delete(context);
  const writeRestored = async (): Promise<void> => {
    const hasArrivedChoices = forgetArrivedChoices(state);
    if (previousHashId !== undefined) await moveDrafts(context, previousHashId);
    else if (hasArrivedChoices || earlySaves.has(context)) await saveDrafts(context);
  };
  const restoreChoices = ({ choiceEntries }: StoredDrafts): boolean =>
    choiceEntries
      .map(({ content, acceptedLater }) =>
        restoreUnsentChoices(state, content, new Set([...accepted, ...acceptedLater])),
      )
      .includes(true);
  if (!isLate) {
    const stored = await reading;
    applyDrafts(context, unsentOf(context, stored.drafts, accepted));
    restoreChoices(stored);
    void writeRestored();
    return;
  }
  const done = reading.then(stored => {
    if (lateReads.get(context) !== lateRead) return;
    lateReads.delete(context);
    if (!isOpenHere(context, hashId)) return;
    fillInLateDrafts(context, unsentOf(context, stored.drafts, accepted));
    const hasNewInputs = restoreChoices(stored);
    void writeRestored();
    onLateDrafts?.(hasNewInputs);
  });
  const lateRead = {
    begunAt: platform.clock.now(),
    done,
    doneOrOverdue: withTimeLimit(platform.clock, SAVE_TIME_LIMIT, done).catch(() => {
      lateRead.isOverdue = true;
    }),
    isOverdue: false,
    accepted,
  };
  lateReads.set(context, lateRead);
}

/**
 * The drafts of the steps that the service has not accepted meanwhile. The files of the others are erased (11.4),
 * except those that the visitor has attached since.
 */
function unsentOf(
  { platform, state }: Context,
  drafts: readonly [slug: string, draft: Draft][],
  accepted: ReadonlySet<string>,
): [slug: string, draft: Draft][] {
  for (const [slug, { values }] of drafts) {
    if (!accepted.has(slug)) continue;
    const attachedIds = new Set(fileIdsIn(state, slug, state.drafts[slug]?.values));
    platform.images.forget(fileIdsIn(state, slug, values).filter(id => !attachedIds.has(id)));
  }
  return drafts.filter(([slug]) => !accepted.has(slug));
}

function fileIdsIn({ config }: AppState, slug: string, values: StepValues = {}): string[] {
  const step = config && stepBySlug(config, slug);
  return fileKeysIn(step, values).flatMap(key => filesOf(valueAt(values, key)).map(({ id }) => id));
}

/** The entries, the oldest first, with what the later ones say about them. */
function withAcceptedLater(contents: readonly unknown[]): StoredEntry[] {
  const accepted = new Set<string>();
  const entries: StoredEntry[] = [];
  for (const content of [...contents].reverse()) {
    entries.unshift({ content, acceptedLater: new Set(accepted) });
    if (isRecord(content) && Array.isArray(content.accepted))
      for (const slug of content.accepted) accepted.add(slug);
  }
  return entries;
}

/** The content of the device that belongs to the drafts of this proposal. */
interface StoredEntries {
  typed: readonly StoredEntry[];
  /** Entries of visits that had not read the others (`typed-early`). */
  typedEarly: readonly StoredEntry[];
  /** The attached files that are still on the device, by step slug. */
  attached: Readonly<Record<string, StepValues>>;
  sentFiles: SentFiles | undefined;
}

/** Reads the entries that `saveDrafts` wrote, however long the device needs. */
async function readEntries(context: Context, previousHashId: string | undefined): Promise<StoredEntries> {
  const { platform, state } = context;
  const hashIds = [...(previousHashId === undefined ? [] : [previousHashId]), state.hashId];
  const readAll = (kind: 'drafts' | 'typed-early', owners: readonly string[]) =>
    Promise.all(owners.map(owner => platform.secureStorage.read(entryNameOf(kind, owner), 'unlimited')));
  const earlyOwners = earlyOwnersOf(context, hashIds, 'unlimited');
  const readEarly = async () => {
    const owners = await earlyOwners;
    const entries = await readAll('typed-early', owners);
    noteEarlySaves(
      context,
      owners.filter((_, index) => entries[index] !== undefined),
    );
    return entries;
  };
  const [attached, sentFiles, typed, typedEarly] = await Promise.all([
    restoreAttachments(context, previousHashId, earlyOwners),
    restoreUnprovenFiles(context, previousHashId),
    readAll('drafts', hashIds),
    readEarly(),
  ]);
  const entries = withAcceptedLater([...typed, ...typedEarly]);
  return {
    typed: entries.slice(0, typed.length),
    typedEarly: entries.slice(typed.length),
    attached,
    sentFiles,
  };
}

/** The stored drafts of this proposal whose steps still exist, or may arrive, with their attached files. */
async function readDrafts(context: Context, previousHashId: string | undefined): Promise<StoredDrafts> {
  const { platform, state } = context;
  const { typed, typedEarly, attached, sentFiles } = await readEntries(context, previousHashId);
  const draftsOf = (storedEntries: readonly StoredEntry[]): [slug: string, draft: Draft][] =>
    storedEntries
      .flatMap(({ content, acceptedLater }) =>
        draftsIn(content, state, sentFiles).filter(([slug]) => !acceptedLater.has(slug)),
      )
      .flatMap(([slug, draft]): [string, Draft][] => {
        const fitting = isDraft(draft) && fittingDraftOf(state, slug, draft);
        return fitting ? [[slug, fitting]] : [];
      });
  const drafts = createSafeRecord(draftsOf(typed));
  for (const [slug, draft] of draftsOf(typedEarly)) drafts[slug] = putOver(drafts[slug], draft);
  const entries = [...typed, ...typedEarly];
  for (const slug of entries.flatMap(({ acceptedLater }) => [...acceptedLater]))
    if (!drafts[slug]) platform.images.forget(fileIdsIn(state, slug, ownValueOf(attached, slug)));
  const draftsWithFiles = Object.entries(drafts).map(([slug, draft]): [string, Draft] => {
    const files = Object.entries(ownValueOf(attached, slug) ?? {});
    return [slug, { ...draft, values: createSafeRecord([...Object.entries(draft.values), ...files]) }];
  });
  const proposalId = state.proposal?.id ?? '';
  // The first entry that has a choice decides.
  const choiceEntries = entries
    .reverse()
    .filter(({ content }) => isRecord(content) && content.proposalId === proposalId);
  return { drafts: draftsWithFiles, choiceEntries };
}

/**
 * The part of a draft that fits its step. That of a step which only show-step knows stays whole until the step arrives
 * (`fetchStep`).
 */
function fittingDraftOf({ config, proposal }: AppState, slug: string, draft: Draft): Draft | undefined {
  const step = config && stepBySlug(config, slug);
  if (step) return fitDraft(draft, step.fields);
  return isStepOfProposal(proposal, slug) ? draft : undefined;
}

/**
 * The draft of an earlier visit with what was typed before it was read. Like in a form that is open, a value that the
 * visitor has edited stays, whichever draft it is in, and any other comes from the newer draft, if that has one.
 */
function putOver(older: Draft | undefined, newer: Draft): Draft {
  if (!older) return newer;
  const editedKeys = new Set(newer.edited);
  const newerValues = Object.entries(newer.values).filter(
    ([key]) => editedKeys.has(key) || !older.edited.includes(key),
  );
  const unanswered = [...(older.unanswered ?? []), ...(newer.unanswered ?? [])];
  return {
    ...newer,
    values: createSafeRecord([...Object.entries(older.values), ...newerValues]),
    edited: [...new Set([...older.edited, ...newer.edited])],
    ...(unanswered.length > 0 && { unanswered }),
  };
}

/** Adds restored drafts to the state. Drafts in memory are newer and stay. */
function applyDrafts({ state }: Context, restoredDrafts: readonly [slug: string, draft: Draft][]): void {
  const drafts = createSafeRecord<Draft>();
  for (const [slug, draft] of [...restoredDrafts, ...Object.entries(state.drafts)]) {
    const fitting = fittingDraftOf(state, slug, draft);
    if (fitting) drafts[slug] = fitting;
  }
  state.drafts = asRef(drafts);
}

function draftsIn(
  storedEntry: unknown,
  state: AppState,
  sentFiles: SentFiles | undefined,
): [slug: string, draft: unknown][] {
  if (!isRecord(storedEntry) || !isRecord(storedEntry.steps)) return [];
  const steps = Object.entries(storedEntry.steps);
  if (storedEntry.proposalId === (state.proposal?.id ?? '')) return steps;
  return storedEntry.proposalId === ''
    ? steps.filter(([slug]) => belongsToCreation(state, slug, sentFiles))
    : [];
}

/**
 * Whether a draft without a proposal id belongs to this proposal. It does if the previous visit ended between the
 * creation and the files of the first step (16.4), and the proposal has no other values in that step.
 */
function belongsToCreation(
  { config, proposal }: AppState,
  slug: string,
  sentFiles: SentFiles | undefined,
): boolean {
  const step = config && stepBySlug(config, slug);
  if (!step || !proposal || sentFiles?.slug !== slug || sentFiles.draftOf !== '') return false;
  const isSameProposal = sentFiles.proposalId === '' || sentFiles.proposalId === proposal.id;
  return isSameProposal && !contradicts(proposal, step, sentFiles.data);
}

/**
 * Fills restored values into the open form. Fields that the visitor has edited meanwhile stay, and so do those that a
 * lookup has filled in for what was typed meanwhile (11.6).
 */
function fillInLateDrafts(context: Context, restoredDrafts: readonly [slug: string, draft: Draft][]): void {
  const { form, state } = context;
  const session = form.current();
  const typedDraft = session && state.drafts[session.step.slug];
  applyDrafts(context, restoredDrafts);
  if (!session) return;
  const draft = restoredDrafts.findLast(([slug]) => slug === session.step.slug)?.[1];
  if (!draft) return;
  const editedKeys = new Set(typedDraft?.edited);
  const { step, values, openedWith } = session;
  const isAsOpened = (key: string): boolean => {
    const emptyValue = fieldKinds.find(fieldsOf(step).byKey(key)?.component)?.empty;
    const openedValue = valueAt(openedWith, key) ?? emptyValue;
    return isSameValue(valueAt(values, key), openedValue);
  };
  const missing = Object.entries(draft.values).filter(
    ([key]) => !editedKeys.has(key) && (draft.edited.includes(key) || isAsOpened(key)),
  );
  for (const key of draft.edited) session.edited.add(key);
  context.change(createSafeRecord(missing));
  keepDraft(context);
}
