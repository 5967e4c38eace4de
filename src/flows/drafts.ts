import { stepBySlug } from '#journey/current-step.ts';
import { type Draft, emptyMap, schemaOf, whole } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** How long typing may stand unsaved (11.3). Milliseconds. */
export const DRAFT_DELAY = 300;

/** Drafts belong to a hash and a proposal; those typed before there was one move to it when it is created. */
const draftsName = ({ state }: Pick<Context, 'state'>): string => `drafts:${state.hashId}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'values' in value && 'schema' in value;

/** What was typed before a reload or crash (11.3). Drafts of another schema or of another proposal are dropped (11.4). */
export async function restoreDrafts(context: Context): Promise<void> {
  const { platform, state } = context;
  const kept = await platform.vault.read(draftsName(context));
  if (typeof kept !== 'object' || kept === null) return;
  const { proposalId, steps } = kept as { proposalId?: unknown; steps?: unknown }; // written by keepDraft, checked below
  if (proposalId !== (state.proposal?.id ?? '') || typeof steps !== 'object' || steps === null) return;
  const restored = emptyMap<Draft>();
  for (const [slug, draft] of Object.entries(steps)) {
    const step = state.config && stepBySlug(state.config, slug);
    if (step && isDraft(draft) && draft.schema === schemaOf(step.fields)) restored[slug] = whole(draft);
  }
  for (const [slug, draft] of Object.entries(state.drafts)) restored[slug] = draft;
  state.drafts = restored;
}

const written = ({ state }: Pick<Context, 'state'>) => ({
  proposalId: state.proposal?.id ?? '',
  steps: { ...state.drafts },
});

/** Keeps what stands in the form as the draft of its step, in memory. */
export function keepDraft({ state, form }: Pick<Context, 'state' | 'form'>): void {
  const session = form.current();
  if (!session) return;
  const { slug, fields } = session.step;
  state.drafts[slug] = whole({ values: session.values, schema: schemaOf(fields) });
}

/** Writes all drafts to the vault. */
export const saveDrafts = (context: Context): Promise<void> =>
  context.platform.vault.write(draftsName(context), written(context));

/** The last chance when the page is being left: synchronous (11.3). */
export function saveDraftsNow(context: Context): void {
  keepDraft(context);
  if (Object.keys(context.state.drafts).length === 0) return;
  context.platform.vault.writeNow(draftsName(context), written(context));
}

/** The service has the answers of this step: its draft is no longer needed. */
export function dropDraft(context: Context, slug: string): Promise<void> {
  delete context.state.drafts[slug];
  return saveDrafts(context);
}

/** Accepted, finished, restarted or another CPF: nothing typed stays on the device (11.4). */
export function eraseDrafts(context: Context): Promise<void> {
  context.state.drafts = emptyMap();
  return context.platform.vault.remove(draftsName(context));
}
