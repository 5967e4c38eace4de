import { stepBySlug } from '#journey/current-step.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { safeRecord } from '#shared/safety/keys.ts';
import { type AppState, type Draft, emptyMap, schemaOf, whole } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** Typing is written this often while it goes on: with the writing itself less than 300 ms stand unsaved (11.3). Milliseconds. */
export const DRAFT_DELAY = 250;

/** Drafts belong to a hash and a proposal; those typed before there was one move to it when it is created. */
const draftsName = (hashId: string): string => `drafts:${hashId}`;

const isDraft = (value: unknown): value is Draft & Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  isRecord(value.values) &&
  Array.isArray(value.edited) &&
  typeof value.schema === 'string';

/**
 * What was typed before a reload or crash (11.3). Drafts of another schema or of another proposal are dropped (11.4).
 * @param former the hash id that the service has just renamed: what was typed under it counts as well, and moves (3.17).
 */
export async function restoreDrafts(context: Context, former?: string): Promise<void> {
  const { platform, state } = context;
  const names = [...(former === undefined ? [] : [former]), state.hashId].map(draftsName);
  const kept = await Promise.all(names.map(name => platform.vault.read(name)));
  const restored = emptyMap<Draft>();
  const stored = kept.flatMap(entry => storedDrafts(entry, state));
  for (const [slug, draft] of [...stored, ...Object.entries(state.drafts)]) {
    const step = state.config && stepBySlug(state.config, slug);
    if (step && isDraft(draft) && draft.schema === schemaOf(step.fields)) restored[slug] = whole(draft);
  }
  state.drafts = restored;
  if (former !== undefined) moveDrafts(context, former);
}

/** The service has renamed the hash id (3.17): what is kept of the drafts stands under the new one. */
export function moveDrafts(context: Context, former: string): void {
  void saveDrafts(context);
  void context.platform.vault.remove(draftsName(former));
}

/** `kept` is what `saveDrafts` wrote, or whatever else was found under its name. */
function storedDrafts(kept: unknown, { proposal }: AppState): [slug: string, draft: unknown][] {
  if (!isRecord(kept) || !isRecord(kept.steps)) return [];
  return kept.proposalId === (proposal?.id ?? '') ? Object.entries(kept.steps) : [];
}

/**
 * What of a draft is written. Not files: their bytes are not kept on the device (11.4). Nor the empty fields that nobody has
 * typed into and the step did not open with: of a thousand fields that would be most, four times a second (14.2).
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
  state.drafts[slug] = whole({
    values: session.values,
    edited: [...session.edited],
    schema: schemaOf(fields),
  });
}

/** Writes all drafts to the vault; without any, nothing stays there. */
export function saveDrafts(context: Context): Promise<void> {
  const { vault } = context.platform;
  const name = draftsName(context.state.hashId);
  return Object.keys(context.state.drafts).length === 0
    ? vault.remove(name)
    : vault.write(name, written(context));
}

/** The last chance when the page is being left: synchronous (11.3). */
export function saveDraftsNow(context: Context): void {
  keepDraft(context);
  if (Object.keys(context.state.drafts).length === 0) return;
  context.platform.vault.writeNow(draftsName(context.state.hashId), written(context));
}

/** The service has the answers of this step: its draft is no longer needed. */
export function dropDraft(context: Context, slug: string): Promise<void> {
  delete context.state.drafts[slug];
  return saveDrafts(context);
}

/** Accepted, finished, restarted or another CPF: nothing typed stays on the device (11.4). */
export function eraseDrafts(context: Context): Promise<void> {
  context.state.drafts = emptyMap();
  context.platform.images.clear();
  return context.platform.vault.remove(draftsName(context.state.hashId));
}
