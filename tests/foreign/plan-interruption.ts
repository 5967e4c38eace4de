import type { Interruption, Journey, PlannedStep } from './journey.ts';
import { passingFaults } from './passing-faults.ts';
import type { Random } from './random.ts';

/** Lets the connection break at some of the writes that no other error hits. */
export function planLosses(steps: readonly PlannedStep[], random: Random): void {
  for (const step of steps)
    if (step.kind === 'form' && random.chance(0.12) && !step.fault && !step.asksForCode)
      step.loses = random.pick(['request', 'answer']);
}

/** Lets the files of the first form, which follow the creation, fail once. */
export function planFilesFault([first]: readonly PlannedStep[], random: Random): void {
  if (first?.kind !== 'form' || first.loses) return;
  const hasFiles = first.fields.some(
    ({ control, answer, isShown }) => control === 'files' && answer && isShown,
  );
  // After a conflict the proposal goes on at its present step, without the files.
  const faults = passingFaults.filter(({ status }) => status !== 404);
  if (hasFiles && random.chance(0.6))
    first.filesFault = random.pick([...faults, 'request', 'request', 'answer', 'answer']);
}

/** Lets the visitor interrupt one of the forms; a restart only after the first one, and with a button for it (2.40). */
export function planInterruption({ steps, system }: Pick<Journey, 'steps' | 'system'>, random: Random): void {
  if (!random.chance(0.5)) return;
  const form = random.pick(steps.filter(step => step.kind === 'form'));
  const kinds: readonly Interruption[] = ['reopen', 'secondTab', 'restart'];
  form.interruption = random.pick(form === steps[0] ? kinds.slice(0, 2) : kinds);
  const isRestartable = system.configuration?.display.enableProposalRestartAtAnytime === true;
  if (form.interruption === 'restart' && !isRestartable) form.wire.enableProposalRestartAtThisStep = true;
}

/** Lets the visitor follow a link to an earlier form, from a form of a journey that nothing else interrupts. */
export function planRedo(
  { steps, opening, other }: Pick<Journey, 'steps' | 'opening' | 'other'>,
  random: Random,
): void {
  const forms = steps.filter(step => step.kind === 'form');
  const [first] = forms;
  const form = random.pick(forms);
  const isPossible =
    form !== first && !other && forms.every(({ interruption }) => interruption === undefined);
  if (!isPossible || !random.chance(0.5)) return;
  const earlier = random.pick(forms.slice(0, forms.indexOf(form)));
  form.interruption = 'redo';
  // The end of the visit takes the access tokens from the browser, without which the proposal opens no more.
  const needsToken =
    opening.tokens.token !== undefined ||
    steps.some(step => step.kind === 'code' || (step.kind === 'form' && step.asksForCode));
  form.redo = { slug: earlier.wire.slug, isExternal: !needsToken && random.chance(0.5) };
}
