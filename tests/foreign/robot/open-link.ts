import type { PlannedLanding } from '../journey.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, describeScreen, eventually, mainOf, openSlug, type Stage } from './stage.ts';

/** Opens the link of the journey, and passes the page before its first step. */
export async function openLink(stage: Stage): Promise<void> {
  const { page, journey, appUrl, complain } = stage;
  const { hashName, tokens, redoStep, landing } = journey.opening;
  const query = new URLSearchParams({ [hashName]: journey.hash, ...tokens });
  if (redoStep !== undefined) query.set('redo_step', redoStep);
  await page.goto(`${appUrl}/?${query}`);
  if (landing) await passLanding(stage, landing);
  else if (!(await eventually(() => openSlug(stage) !== '')))
    throw new DeadEnd(`the link opens nothing: ${await describeScreen(stage)}`);
  if (tokens.userOfficeToken !== undefined) await judgeTypist(stage);
  for (const token of Object.values(tokens))
    if (page.url().includes(token)) complain(`the token "${token}" stays in the address`);
}

/** A token of a typist's office opens a proposal that the typist fills in (2.44, 4.27). */
async function judgeTypist(stage: Stage): Promise<void> {
  const banner = stage.page.getByText('Proposta iniciada de forma manual').first();
  if (!(await eventually(() => banner.isVisible())))
    stage.complain(`nobody says that a typist has begun the proposal: ${await describeScreen(stage)}`);
}

/** Answers the question of the landing page and begins. */
export async function passLanding(stage: Stage, landing: PlannedLanding): Promise<void> {
  await awaitLanding(stage, landing);
  await judgeScreen(stage, 'the landing page');
  if (landing.reloads) {
    await stage.page.reload();
    await awaitLanding(stage, landing);
  }
  if (landing.asks) await answerQuestion(stage);
  const start = await findStart(stage);
  await start.click();
  if (!(await eventually(() => openSlug(stage) !== landing.path)))
    throw new DeadEnd(`the landing page does not lead on: ${await describeScreen(stage)}`);
}

/** The page is open at its address, with the texts of the product. */
async function awaitLanding(stage: Stage, { path }: PlannedLanding): Promise<void> {
  const { page, journey, complain } = stage;
  const {
    pageTitle = '',
    topText = '',
    topSubText = '',
  } = journey.system.configuration?.display.homePage ?? {};
  const title = mainOf(stage).getByRole('heading', { name: pageTitle });
  if (!(await eventually(async () => openSlug(stage) === path && title.isVisible())))
    throw new DeadEnd(
      `the landing page "${path}" does not open: ${page.url()} ${await describeScreen(stage)}`,
    );
  for (const text of [topText, topSubText])
    if (!(await eventually(() => page.getByText(text).first().isVisible(), 5000)))
      complain(`the landing page does not say "${text}": ${await describeScreen(stage)}`);
}

/** Answers the first question, and reads the words that belong to the answer (3.13). */
async function answerQuestion(stage: Stage): Promise<void> {
  const { page, journey, complain } = stage;
  const {
    initialQuestion = '',
    secondaryQuestionPositive = '',
    secondaryQuestionNegative = '',
  } = journey.system.configuration?.display.questionLabels ?? {};
  if (!(await eventually(() => page.getByText(initialQuestion).first().isVisible())))
    return complain(`the landing page does not ask "${initialQuestion}": ${await describeScreen(stage)}`);
  const isPositive = journey.seed % 2 === 0;
  const name = isPositive ? /^Sim/ : /^Não/;
  await mainOf(stage)
    .getByRole('button', { name })
    .or(mainOf(stage).getByRole('radio', { name }))
    .first()
    .click();
  const words = isPositive ? secondaryQuestionPositive : secondaryQuestionNegative;
  if (!(await eventually(() => page.getByText(words).first().isVisible(), 5000)))
    complain(`the landing page does not answer "${words}": ${await describeScreen(stage)}`);
}

/** The button that begins: with the text of the product, or one of the app if the product has none. */
async function findStart(stage: Stage) {
  const { buttonText = '' } = stage.journey.system.configuration?.display.homePage ?? {};
  const named = mainOf(stage).getByRole('button', {
    name: buttonText === '' ? /^(Começar|Iniciar|Continuar|Simular)/ : buttonText,
  });
  if (!(await eventually(() => named.first().isVisible())))
    throw new DeadEnd(`the landing page has no button "${buttonText}": ${await describeScreen(stage)}`);
  return named.first();
}
