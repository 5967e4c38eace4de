import { isDeepStrictEqual } from 'node:util';
import { formatReais } from '../fill-pattern.ts';
import type {
  PlannedCode,
  PlannedForm,
  PlannedInsurance,
  PlannedSimulation,
  PlannedStep,
  PlannedSummary,
  PlannedWait,
} from '../journey.ts';
import type { Wire } from '../wire.ts';
import { chooseContracts, judgeTakeover } from './choose-contracts.ts';
import { confirmCode } from './confirm-code.ts';
import { decideOnInsurance, judgeInsurance } from './decide-on-insurance.ts';
import { judgeScreen } from './judge-screen.ts';
import { answerAboutBill } from './meet-trouble.ts';
import { passAuthorisation } from './pass-authorisation.ts';
import { passForm } from './pass-form.ts';
import { passPropertyFinancing } from './pass-property-financing.ts';
import { passVehicleFinancing } from './pass-vehicle-financing.ts';
import { judgeRestriction, restrictOffer } from './restrict-offer.ts';
import { DeadEnd, describeScreen, eventually, mainOf, oneLine, openSlug, type Stage } from './stage.ts';

/** Does what the visitor does at a step, until the proposal has left it or the journey has ended. */
export async function passStep(stage: Stage, step: PlannedStep): Promise<void> {
  if (step.kind !== 'form') await awaitStep(stage, step);
  else if (await declinesReceipt(stage, step)) return;
  switch (step.kind) {
    case 'form':
      return passForm(stage, step);
    case 'wait':
      return passWait(stage, step);
    case 'code':
      return passCode(stage, step);
    case 'authorisation':
      return passAuthorisation(stage, step);
    case 'simulation':
      return passSimulation(stage, step);
    case 'vehicleFinancing':
      return passVehicleFinancing(stage, step);
    case 'propertyFinancing':
      return passPropertyFinancing(stage, step);
    case 'summary':
      return passSummary(stage, step);
    case 'end':
  }
}

/**
 * The end of a wait may have reported an overdue bill, of which the app asks then (4.19).
 * @returns true if the visitor does not attach a receipt in this form.
 */
async function declinesReceipt(stage: Stage, { wire }: PlannedForm): Promise<boolean> {
  for (const step of stage.journey.steps) {
    const overdue = step.kind === 'wait' ? step.overdue : undefined;
    if (overdue?.next !== wire.slug || !stage.visit.isFirst(`question about "${wire.slug}"`)) continue;
    await answerAboutBill(stage, step, overdue);
    return overdue.choice === 'decline';
  }
  return false;
}

/** The step is open once its address and its title are: until then the screen is that of the step before. */
async function awaitStep(stage: Stage, step: PlannedStep): Promise<void> {
  const { visit } = stage;
  const { wire } = step;
  const heading = mainOf(stage).getByRole('heading').first();
  const isOpen = async (): Promise<boolean> =>
    visit.isEnded || visit.open !== step || (openSlug(stage) === wire.slug && heading.isVisible());
  if (!(await eventually(isOpen)))
    throw new DeadEnd(`"${wire.slug}" does not open: ${stage.page.url()} ${await describeScreen(stage)}`);
}

/** Buttons that lead away from what the visitor has to do. */
const ASIDE =
  /Alterar|Minhas Propostas|Recomeçar|Voltar|Ajuda|Fechar|Copiar|Já |Verificar|Ver |etapa atual|tema/i;

/**
 * Presses the first button of the step that goes on.
 * @returns false if there is none, or the screen is that of another step by now.
 */
async function pressOnward(stage: Stage, { kind, wire }: PlannedStep): Promise<boolean> {
  // A handle stays with its element: the button of the next step, at the same place, is never pressed by mistake.
  const buttons = await mainOf(stage).getByRole('button', { disabled: false }).elementHandles();
  const isForm = (await mainOf(stage).getByRole('form').count()) > 0;
  if (isForm && kind !== 'simulation') return false;
  for (const button of buttons) {
    const name = (await button.textContent().catch(() => '')) ?? '';
    if (name.trim() === '' || ASIDE.test(name)) continue;
    if (openSlug(stage) !== wire.slug) return false;
    return button.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  }
  return false;
}

async function passWait(stage: Stage, step: PlannedWait): Promise<void> {
  const { visit, page } = stage;
  const { slug } = step.wire;
  const isOver = () => visit.isEnded || visit.current !== step;
  await judgeScreen(stage, `"${slug}"`);
  // The app shows the conditions while it waits.
  const mayLeave = () => isOver() || visit.statusOf(slug) !== 'waiting';
  if (step.conditions) await judgeConditions(stage, step.conditions, mayLeave);
  if (step.reloads && openSlug(stage) === slug) await page.reload();
  let pressedFor: string | undefined;
  const passes = await eventually(async () => {
    const status = visit.statusOf(slug);
    const isVisitorsTurn = status !== 'waiting' && status !== pressedFor && !isOver();
    if (isVisitorsTurn && (await pressOnward(stage, step))) pressedFor = status;
    else if (status === 'waiting') pressedFor = undefined;
    return isOver();
  });
  if (!passes)
    throw new DeadEnd(
      `"${slug}" (${step.wire.stepType.slug}) stays ${visit.statusOf(slug)}: ${await describeScreen(stage)}`,
    );
}

/** The step shows the instalment of the offer that the service confirms. */
async function judgeConditions(
  stage: Stage,
  { installmentSimulations }: Wire['simulation'],
  mayLeave: () => boolean,
): Promise<void> {
  const shown = oneLine(formatReais(installmentSimulations.at(-1)?.valorDaParcela ?? 0));
  const isThere = async () =>
    mayLeave() || oneLine((await mainOf(stage).textContent()) ?? '').includes(shown);
  if (!(await eventually(isThere, 5000)))
    stage.complain(`the conditions do not say ${shown}: ${await describeScreen(stage)}`);
}

async function passCode(stage: Stage, step: PlannedCode): Promise<void> {
  const { visit } = stage;
  await confirmCode(stage, step.code);
  const isOver = () => visit.current !== step;
  if (
    !(await eventually(
      async () => isOver() || ((await pressOnward(stage, step)) && eventually(isOver, 2000)),
    ))
  )
    throw new DeadEnd(`"${step.wire.slug}" does not go on after the code: ${await describeScreen(stage)}`);
}

async function passSimulation(stage: Stage, step: PlannedSimulation): Promise<void> {
  const { visit } = stage;
  const { slug } = step.wire;
  const main = mainOf(stage);
  if (!step.takeover && !(await eventually(() => visit.offersOf(slug).length > 0)))
    throw new DeadEnd(`"${slug}" asks for no offer`);
  if (step.takeover) await chooseContracts(stage, step.takeover);
  if (step.insurance) await decideOnInsurance(stage, step.insurance, () => visit.offersOf(slug).at(-1));
  await restrictOffer(stage, step);
  const option = main.getByRole('radio').last();
  const isSent = () => visit.lastSubmissionOf(slug) !== undefined;
  const passes = await eventually(async () => {
    if (isSent()) return true;
    if ((await option.count()) > 0) await option.check({ force: true, timeout: 1000 }).catch(() => {});
    await judgeScreen(stage, `"${slug}"`);
    return (await pressOnward(stage, step)) && eventually(isSent, 3000);
  });
  if (!passes)
    throw new DeadEnd(
      `"${slug}" (${step.wire.stepType.slug}) takes no choice: ${await describeScreen(stage)}`,
    );
  judgeChoice(stage, slug, step.insurance);
  judgeInsurance(stage, slug, step.insurance);
  judgeRestriction(stage, step);
  if (step.takeover) judgeTakeover(stage, slug, step.takeover);
}

/** The visitor gets an offer that the service has made, to the cent. */
function judgeChoice(stage: Stage, slug: string, insurance: PlannedInsurance | undefined): void {
  const { visit } = stage;
  const data = visit.lastSubmissionOf(slug)?.data ?? {};
  const chosen = {
    valor: data.valor,
    prazo: data.prazo,
    taxa: data.taxa,
    valorDaParcela: data.valorDaParcela,
  };
  // With an insurance the earlier offers have other instalments than the one that the visitor saw last.
  const offers = insurance ? visit.offersOf(slug).slice(-1) : visit.offersOf(slug);
  const offered = offers.flatMap(({ valor, installmentSimulations }) =>
    installmentSimulations.map(({ prazo, taxa, valorDaParcela }) => ({ valor, prazo, taxa, valorDaParcela })),
  );
  if (!offered.some(option => isDeepStrictEqual(option, chosen)))
    stage.complain(
      `"${slug}": ${JSON.stringify(data)} is sent, but the service has offered ${JSON.stringify(offered)}`,
    );
}

async function passSummary(stage: Stage, step: PlannedSummary): Promise<void> {
  const { visit, journey } = stage;
  const sentForms = journey.steps.filter(
    form => form.kind === 'form' && visit.lastSubmissionOf(form.wire.slug),
  );
  for (const form of sentForms) if (form.kind === 'form') await judgeSummaryOf(stage, form);
  const isOver = () => visit.current !== step;
  if (
    !(await eventually(
      async () => isOver() || ((await pressOnward(stage, step)) && eventually(isOver, 2000)),
    ))
  )
    throw new DeadEnd(`the review "${step.wire.slug}" does not go on: ${await describeScreen(stage)}`);
}

/** The review shows what was typed. */
async function judgeSummaryOf(stage: Stage, { fields }: PlannedForm): Promise<void> {
  for (const { isShown, looksSameWhenStored, control, name, look } of fields) {
    if (!isShown || !looksSameWhenStored || control !== 'textbox' || !look) continue;
    const isThere = async () => oneLine((await mainOf(stage).textContent()) ?? '').includes(oneLine(look));
    if (!(await eventually(isThere, 5000))) stage.complain(`the review does not show "${name}" as "${look}"`);
  }
}
