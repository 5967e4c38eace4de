import { formatReais } from '../fill-pattern.ts';
import type { PlannedVehicleFinancing } from '../journey.ts';
import { vehicle } from '../vehicle.ts';
import { decideOnInsurance, judgeInsurance } from './decide-on-insurance.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, describeScreen, eventually, mainOf, oneLine, type Stage } from './stage.ts';
import { typeEntry } from './type-entry.ts';

/** Chooses an entry and an option, reads what both come to, and accepts (2.34, 2.35). */
export async function passVehicleFinancing(stage: Stage, step: PlannedVehicleFinancing): Promise<void> {
  const { visit, page } = stage;
  const entry = step.entry ?? vehicle.price * 0.2;
  const title = page.getByText('Opções para entrada escolhida').first();
  if (!(await eventually(() => title.isVisible())))
    throw new DeadEnd(`"${step.wire.slug}" has no options: ${await describeScreen(stage)}`);
  if (step.entry !== undefined) await typeEntry(stage, step.entry);
  const isOffered = () => visit.financings.at(-1)?.valorEntradaCDC === entry;
  if (!(await eventually(isOffered)))
    throw new DeadEnd(
      `nothing is simulated for an entry of ${formatReais(entry)}: ${await describeScreen(stage)}`,
    );
  if (step.insurance) await decideOnInsurance(stage, step.insurance, () => visit.financings.at(-1));
  const financing = visit.financings.at(-1);
  const option = financing?.installmentSimulations.at(-1);
  if (!financing || !option) return;
  await judgeScreen(stage, `"${step.wire.slug}"`);
  await choose(stage, option);
  await judgeDrawer(stage, [
    formatReais(entry),
    formatReais(financing.valorDoFinanciamento),
    formatReais(financing.loanFee),
    formatReais(financing.iof),
    formatReais(option.valorDaParcela),
  ]);
  await page.getByRole('button', { name: 'Continuar com o Financiamento' }).click();
  if (!(await eventually(() => visit.current !== step)))
    throw new DeadEnd(`the financing is not accepted: ${await describeScreen(stage)}`);
  judgeInsurance(stage, step.wire.slug, step.insurance);
}

/** The option shows its term and its instalment; choosing it opens the drawer. */
async function choose(
  stage: Stage,
  { prazo, valorDaParcela }: { prazo: number; valorDaParcela: number },
): Promise<void> {
  const main = mainOf(stage);
  const name = new RegExp(`${prazo} ?x`);
  const option = main.getByRole('radio', { name }).or(main.getByRole('button', { name })).first();
  const text = async () => oneLine((await main.textContent()) ?? '');
  const isThere = async () =>
    (await option.count()) > 0 && (await text()).includes(oneLine(formatReais(valorDaParcela)));
  if (!(await eventually(isThere)))
    throw new DeadEnd(`there is no option of ${prazo} instalments: ${await describeScreen(stage)}`);
  await option.press('Space');
}

async function judgeDrawer(stage: Stage, amounts: readonly string[]): Promise<void> {
  const drawer = stage.page.getByRole('dialog').filter({ hasText: 'Seu financiamento está pré-aprovado!' });
  if (!(await eventually(() => drawer.isVisible())))
    throw new DeadEnd(`the chosen option opens no drawer: ${await describeScreen(stage)}`);
  for (const amount of amounts) {
    const isThere = async () => oneLine((await drawer.textContent()) ?? '').includes(oneLine(amount));
    if (!(await eventually(isThere, 5000)))
      stage.complain(`the drawer of the financing does not say ${amount}: ${await describeScreen(stage)}`);
  }
}
