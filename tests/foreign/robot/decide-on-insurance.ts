import { formatReais } from '../fill-pattern.ts';
import type { PlannedInsurance } from '../journey.ts';
import type { Wire } from '../wire.ts';
import { DeadEnd, describeScreen, eventually, mainOf, oneLine, type Stage } from './stage.ts';

/** Reads the price of the insurance, and takes or leaves it. @param lastOffer what the service has answered last. */
export async function decideOnInsurance(
  stage: Stage,
  { price, isWanted }: PlannedInsurance,
  lastOffer: () => { installmentSimulations: readonly Wire['installment'][] } | undefined,
): Promise<void> {
  const main = mainOf(stage);
  const box = main
    .getByRole('checkbox', { name: /seguro/i })
    .or(main.getByRole('switch', { name: /seguro/i }))
    .first();
  if (!(await eventually(async () => (await box.count()) > 0)))
    throw new DeadEnd(`the insurance is not offered: ${await describeScreen(stage)}`);
  const shown = oneLine(formatReais(price));
  if (!(await eventually(async () => oneLine((await main.textContent()) ?? '').includes(shown), 5000)))
    stage.complain(`nobody says that the insurance costs ${shown}: ${await describeScreen(stage)}`);
  if ((await box.isChecked()) === isWanted) return;
  const before = lastOffer();
  await box.press('Space');
  if (!(await eventually(() => lastOffer() !== before)))
    throw new DeadEnd(`the insurance changes no offer: ${await describeScreen(stage)}`);
}

/** The submission says whether the visitor wants the insurance. */
export function judgeInsurance(stage: Stage, slug: string, insurance: PlannedInsurance | undefined): void {
  const { comSeguro } = stage.visit.lastSubmissionOf(slug)?.data ?? {};
  const isWanted = insurance?.isWanted === true;
  if ((comSeguro === true) !== isWanted)
    stage.complain(`"${slug}": comSeguro is ${String(comSeguro)}, the visitor chose ${isWanted}`);
}
