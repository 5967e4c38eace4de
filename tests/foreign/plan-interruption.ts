import type { Interruption, Journey, PlannedStep } from './journey.ts';
import type { Random } from './random.ts';

/** Lets the connection break at some of the writes that no other error hits. */
export function planLosses(steps: readonly PlannedStep[], random: Random): void {
  for (const step of steps)
    if (step.kind === 'form' && random.chance(0.12) && !step.fault && !step.asksForCode)
      step.loses = random.pick(['request', 'answer']);
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
