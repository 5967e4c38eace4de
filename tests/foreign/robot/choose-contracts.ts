import { isDeepStrictEqual } from 'node:util';
import type { PlannedSimulation } from '../journey.ts';
import { DeadEnd, describeScreen, eventually, mainOf, type Stage } from './stage.ts';

type Takeover = NonNullable<PlannedSimulation['takeover']>;

/** Chooses the bank that has the contracts, and the contracts that the new loan takes over. */
export async function chooseContracts(stage: Stage, { contracts, chosen }: Takeover): Promise<void> {
  const { page, visit } = stage;
  const main = mainOf(stage);
  const boxes = main.getByRole('checkbox');
  const banks = main.getByRole('combobox');
  if (!(await eventually(async () => (await boxes.count()) + (await banks.count()) > 0)))
    throw new DeadEnd(`there are no contracts to choose: ${await describeScreen(stage)}`);
  if ((await banks.count()) > 0) {
    await banks.first().click();
    await page.getByRole('option', { name: /Santander/ }).click();
  }
  for (const contract of contracts) {
    const box = main.getByRole('checkbox', { name: new RegExp(contract.number ?? '') });
    if (!(await eventually(() => box.isVisible())))
      throw new DeadEnd(`there is no contract ${contract.number}: ${await describeScreen(stage)}`);
    if ((await box.isChecked()) !== chosen.includes(contract)) await box.press('Space');
  }
  const balance = chosen.reduce((sum, contract) => sum + (contract.balance ?? 0), 0);
  if (
    !(await eventually(
      () => visit.offersOf(visit.open.wire.slug).at(-1)?.saldoDevedor === Math.round(balance * 100) / 100,
    ))
  )
    throw new DeadEnd(`the chosen contracts are not simulated: ${await describeScreen(stage)}`);
}

/** The submission names the contracts and the kind of the takeover. */
export function judgeTakeover(stage: Stage, slug: string, { chosen, pricingType }: Takeover): void {
  const data = stage.visit.lastSubmissionOf(slug)?.data ?? {};
  const sent = Array.isArray(data.contracts) ? data.contracts.map(String).sort() : data.contracts;
  const planned = chosen.map(({ _id }) => _id).sort();
  if (!isDeepStrictEqual(sent, planned) || data.pricingType !== pricingType)
    stage.complain(`"${slug}": ${JSON.stringify(data)} is sent in place of ${pricingType} of ${planned}`);
}
