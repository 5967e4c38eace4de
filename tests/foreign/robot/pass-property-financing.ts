import { isDeepStrictEqual } from 'node:util';
import { formatReais } from '../fill-pattern.ts';
import type { PlannedPropertyFinancing } from '../journey.ts';
import { property } from '../property.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, describeScreen, escapePattern, eventually, mainOf, oneLine, type Stage } from './stage.ts';
import { typeEntry } from './type-entry.ts';

/** Chooses an entry and the last option of one bank, and sends it (7.37). */
export async function passPropertyFinancing(stage: Stage, step: PlannedPropertyFinancing): Promise<void> {
  const { visit } = stage;
  const { slug } = step.wire;
  const entry = step.entry ?? property.price * 0.2;
  const financed = property.price - entry;
  if (step.entry !== undefined && (await eventually(() => visit.propertyOffers.length > 0)))
    await typeEntry(stage, step.entry);
  const isOffered = () => visit.propertyOffers[0]?.valorDoFinanciamento === financed;
  if (!(await eventually(isOffered)))
    throw new DeadEnd(
      `"${slug}" asks no bank for an entry of ${formatReais(entry)}: ${await describeScreen(stage)}`,
    );
  const offer = visit.propertyOffers.find(({ bank }) => bank.name === step.bank);
  const option = offer?.installmentSimulations.find(({ prazo }) => prazo === step.months);
  if (!offer || !option) return;
  await choose(stage, offer.bank.name, option);
  await judgeScreen(stage, `"${slug}"`);
  await stage.page.getByRole('button', { name: /^(Continuar|Escolher|Contratar)/ }).click();
  if (!(await eventually(() => visit.current !== step)))
    throw new DeadEnd(`the offer of "${step.bank}" is not sent: ${await describeScreen(stage)}`);
  const { banco, ...data } = visit.lastSubmissionOf(slug)?.data ?? {};
  const planned = {
    valor: financed,
    valorDeEntrada: entry,
    prazo: option.prazo,
    taxa: option.taxa,
    valorDaParcela: option.valorDaParcela,
  };
  const bank = { value: offer.bank.id, label: offer.bank.name };
  if (!isDeepStrictEqual(data, planned) || !isDeepStrictEqual(banco, bank))
    stage.complain(
      `"${slug}": ${JSON.stringify({ ...data, banco })} is sent in place of ${JSON.stringify({ ...planned, banco: bank })}`,
    );
}

/** Chooses the number of instalments, and then the bank, beside which the instalment stands. */
async function choose(
  stage: Stage,
  bank: string,
  { prazo, valorDaParcela }: { prazo: number; valorDaParcela: number },
): Promise<void> {
  const main = mainOf(stage);
  await main.getByRole('radio', { name: new RegExp(`^${prazo} (meses|parcelas|x)`) }).press('Space');
  const option = main.getByRole('radio', { name: new RegExp(`^${escapePattern(bank)}`) });
  const price = new RegExp(`${prazo}x de ${escapePattern(oneLine(formatReais(valorDaParcela)))}`);
  const isThere = async (): Promise<boolean> => {
    const row = await option.first().evaluate(input => input.closest('label')?.textContent ?? '');
    return price.test(oneLine(row));
  };
  if (!(await eventually(async () => (await option.count()) > 0 && (await isThere()))))
    throw new DeadEnd(`"${bank}" offers no ${prazo} instalments: ${await describeScreen(stage)}`);
  await option.first().press('Space');
}
