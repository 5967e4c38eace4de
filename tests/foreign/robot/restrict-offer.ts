import type { PlannedSimulation } from '../journey.ts';
import { memberOf } from '../service/call.ts';
import { DeadEnd, describeScreen, escapePattern, eventually, mainOf, type Stage } from './stage.ts';

/** Chooses a way to simulate and a number of instalments, and types an amount or an instalment. */
export async function restrictOffer(stage: Stage, { amount, choice }: PlannedSimulation): Promise<void> {
  const { visit } = stage;
  if (choice?.type) await choose(stage, choice.type.label);
  if (choice?.deadline) await choose(stage, choice.deadline.label);
  if (amount !== undefined) {
    await typeAmount(stage, amount);
    await awaitRequest(
      stage,
      `an amount of ${amount}`,
      () => memberOf(visit.lastSimulation, 'valor') === amount,
    );
  }
  const instalment = choice?.instalment;
  if (instalment === undefined) return;
  await typeAmount(stage, instalment);
  const isAsked = (): boolean => memberOf(visit.lastSimulation, 'valorDaParcela') === instalment;
  await awaitRequest(stage, `an instalment of ${instalment}`, isAsked);
}

/** The last offer is for everything that the visitor has chosen. */
export function judgeRestriction(
  { visit, complain }: Stage,
  { wire, amount, choice }: PlannedSimulation,
): void {
  if (!choice) return;
  const isTyped = amount !== undefined || choice.instalment !== undefined;
  const planned = {
    // Before the app knows the ways it names none, and nothing is asked again for the first one.
    ...(isTyped && { tipo: choice.type?.value }),
    ...(choice.deadline && { prazo: Number(choice.deadline.value) }),
    ...(amount !== undefined && { valor: amount }),
    ...(choice.instalment !== undefined && { valor: undefined, valorDaParcela: choice.instalment }),
  };
  for (const [name, value] of Object.entries(planned))
    if (memberOf(visit.lastSimulation, name) !== value)
      complain(
        `"${wire.slug}" simulates ${JSON.stringify(visit.lastSimulation)} in place of ${JSON.stringify(planned)}`,
      );
}

async function awaitRequest(stage: Stage, what: string, isAsked: () => boolean): Promise<void> {
  if (!(await eventually(isAsked)))
    throw new DeadEnd(`nothing is simulated for ${what}: ${await describeScreen(stage)}`);
}

/** Chooses an option, whatever shows it: a radio, or a list that opens. */
async function choose(stage: Stage, label: string): Promise<void> {
  const { page } = stage;
  const main = mainOf(stage);
  const name = new RegExp(`^${escapePattern(label)}`);
  const radio = main.getByRole('radio', { name });
  const lists = main.getByRole('combobox');
  if (!(await eventually(async () => (await radio.count()) + (await lists.count()) > 0)))
    throw new DeadEnd(`nobody offers "${label}": ${await describeScreen(stage)}`);
  if ((await radio.count()) > 0) return radio.first().press('Space');
  for (const list of await lists.all()) {
    await list.click();
    const option = page.getByRole('option', { name });
    if (await eventually(() => option.first().isVisible(), 3000)) return option.first().click();
    await page.keyboard.press('Escape');
  }
  throw new DeadEnd(`nobody offers "${label}": ${await describeScreen(stage)}`);
}

async function typeAmount(stage: Stage, amount: number): Promise<void> {
  const { page } = stage;
  const box = mainOf(stage).getByRole('textbox').first();
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(Math.round(amount * 100)));
  await page.keyboard.press('Tab');
}
