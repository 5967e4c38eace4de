import { rereadProposal } from '#journey/answers.ts';
import { currentSlugOf, stepBySlug } from '#journey/current-step.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { Proposal, StepOutcome } from '#journey/model/proposal.ts';
import { isRecord } from '#shared/record.ts';
import { type Result, succeed } from '#shared/result.ts';
import { ownValue, safeRecord } from '#shared/safety/keys.ts';
import type { Context } from './context.ts';
import { presentHash } from './hash-id.ts';
import type { Press } from './press.ts';

/** No answer came, or one that nobody can read: the write may have arrived all the same (11.2). */
export const isUnknownOutcome = (failure: Failure): boolean =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'service' && [502, 503, 504].includes(failure.status));

/** What the service shows of a write of unknown outcome (11.2, 16.4). */
export type Arrival =
  /** All of it is there. */
  | { kind: 'arrived'; outcome: StepOutcome }
  /** The proposal was created; the files of its first step travel in a request of their own and are not there yet. */
  | { kind: 'created'; outcome: StepOutcome }
  /** The step stands where it stood, without what was sent. */
  | { kind: 'missing' }
  /** Nothing shows whether the files came: the visitor decides. */
  | { kind: 'unproven' };

/** Values as the app reads them: a service may spell a number or a day in more than one way. */
function spelled({ step }: Press, key: string, value: FieldValue | undefined): string {
  const field = fieldsOf(step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  return JSON.stringify(kind && field && value !== undefined ? kind.fromWire(value, field) : value);
}

/** Whether the service holds exactly these values of a step. */
const holdsAll = (proposal: Proposal, press: Press): boolean =>
  Object.entries(press.data).every(
    ([key, value]) =>
      spelled(press, key, ownValue(proposal.answers[press.step.slug] ?? {}, key)) ===
      spelled(press, key, value),
  );

/** A stored file as the service lists it; what it says beside the name is compared only if it is there. */
interface ListedFile {
  name: string;
  size: string;
  receivedAt: string;
}

function listedFiles(proposal: Proposal | undefined, slug: string, key: string): ListedFile[] {
  const held = ownValue(ownValue(proposal?.answers ?? {}, slug) ?? {}, key);
  const list: readonly unknown[] = Array.isArray(held) ? held : [held];
  return list.filter(isRecord).map(({ name, size, receivedAt }) => ({
    name: String(name ?? ''),
    size: String(size ?? ''),
    receivedAt: String(receivedAt ?? ''),
  }));
}

/**
 * Whether the service lists the files of the press as received by this write: name and size are those that were sent, and the
 * list is not the one that was there before. A service that lists names only, or nothing, shows nothing.
 */
function listsAll(now: Proposal, before: Proposal | undefined, { step, files }: Press): boolean {
  const keys = new Set(files.map(({ fieldKey }) => fieldKey));
  return [...keys].every(key => {
    const sent = files.filter(({ fieldKey }) => fieldKey === key);
    const listed = listedFiles(now, step.slug, key);
    const isSame = JSON.stringify(listed) === JSON.stringify(listedFiles(before, step.slug, key));
    return (
      !isSame &&
      sent.every(({ file }) =>
        listed.some(({ name, size }) => name === file.name && size === String(file.size)),
      )
    );
  });
}

/** The proposal has gone on from the step of the press: it is at a later one, or is being completed. */
function hasMovedOn({ state }: Context, now: Proposal, waits: boolean, { step }: Press): boolean {
  if (waits && !state.waitsForCompletion) return true;
  const slug = currentSlugOf(now);
  const reached = state.config && stepBySlug(state.config, slug);
  // A step that the configuration does not list has no place; only a write of the current step leads there.
  return slug !== '' && slug !== step.slug && (reached === undefined || reached.order > step.order);
}

/**
 * Asks the service whether a write of unknown outcome arrived: it did when the proposal now exists or has left the step; a step
 * that was only looked at again moves nothing, there the values tell. Files need evidence of their own (16.4): the current step
 * moved on, which only this write could do, or the service lists them.
 */
export async function askWhetherArrived(context: Context, press: Press): Promise<Result<Arrival, Failure>> {
  const { api, state } = context;
  const system = await api.getSystem(presentHash(context, press.hashId), state.entry.userOfficeToken);
  if (!system.ok) return system;
  const { proposal, waitsForCompletion } = system.value;
  if (!proposal) return succeed({ kind: 'missing' });
  const before = state.proposal;
  const sent = safeRecord([[press.step.slug, press.data]]);
  const outcome = {
    proposal: rereadProposal(proposal, before, sent),
    stepStatus: undefined,
    result: 'form',
    waitsForCompletion,
    message: '',
  } satisfies StepOutcome;
  const isNew = !before || before.id === '';
  if (press.files.length > 0) return succeed(arrivalOfFiles());
  if (isNew || waitsForCompletion || currentSlugOf(proposal) !== currentSlugOf(before))
    return succeed({ kind: 'arrived', outcome });
  const isRevisited = press.step.slug !== currentSlugOf(before);
  return succeed(
    isRevisited && holdsAll(proposal, press) ? { kind: 'arrived', outcome } : { kind: 'missing' },
  );

  function arrivalOfFiles(): Arrival {
    if (!proposal || isNew) return { kind: 'created', outcome };
    if (listsAll(proposal, before, press)) return { kind: 'arrived', outcome };
    const wasCurrent = press.step.slug === currentSlugOf(before);
    if (!wasCurrent) return { kind: 'unproven' };
    const told = ownValue(proposal.answers, press.step.slug);
    const isContradicted = told !== undefined && !holdsAll(proposal, press);
    if (!hasMovedOn(context, proposal, waitsForCompletion, press)) return { kind: 'missing' };
    return isContradicted ? { kind: 'unproven' } : { kind: 'arrived', outcome };
  }
}
