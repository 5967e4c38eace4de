import type { PlannedAuthorisation } from '../journey.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, describeScreen, eventually, mainOf, type Stage } from './stage.ts';

/** Opens the link of C6's message, or types its code, perhaps the code of another message or a wrong one first. */
export async function passAuthorisation(stage: Stage, step: PlannedAuthorisation): Promise<void> {
  const { visit, page } = stage;
  const { slug } = step.wire;
  const digits = mainOf(stage).getByRole('textbox').first();
  const isOver = (): boolean => visit.current !== step;
  const refusals = (): number =>
    visit.calls.filter(
      ({ operation, status }) => operation === 'sendC6ConsignadoPrivadoToken' && status === 422,
    ).length;
  if (!(await eventually(() => digits.isVisible())))
    throw new DeadEnd(`"${slug}" has no field for the code: ${await describeScreen(stage)}`);
  await judgeScreen(stage, `"${slug}"`);
  if (step.reloads) {
    await page.reload();
    await eventually(() => digits.isVisible());
  }
  if (step.resends) await askForMessage(stage);
  if (step.mistypes) {
    const before = refusals();
    await typeCode(stage, step.code === '000000' ? '000001' : '000000', () => refusals() > before);
    const reason = page.getByText('Código incorreto ou vencido.').first();
    if (!(await eventually(() => reason.isVisible())))
      stage.complain(`"${slug}" does not say that the code is wrong: ${await describeScreen(stage)}`);
  }
  if (step.usesLink) visit.authorise();
  else await typeCode(stage, step.code, isOver);
  if (!(await eventually(isOver)))
    throw new DeadEnd(`"${slug}" does not go on: ${await describeScreen(stage)}`);
}

async function typeCode(stage: Stage, code: string, isSent: () => boolean): Promise<void> {
  const { page } = stage;
  const main = mainOf(stage);
  await main.getByRole('textbox').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(code, { delay: 10 });
  if (await eventually(isSent, 1500)) return;
  const button = main.getByRole('button', { name: /Confirmar|Continuar|Enviar/ }).last();
  await button.click({ timeout: 5000 }).catch(() => {}); // the code may have gone meanwhile
  if (!(await eventually(isSent)))
    throw new DeadEnd(`the code of C6 is not sent: ${await describeScreen(stage)}`);
}

async function askForMessage(stage: Stage): Promise<void> {
  const { visit } = stage;
  const before = visit.resentMessages;
  const button = mainOf(stage).getByRole('button', {
    name: /reenvi|outro sms|novo sms|outro código|receber/i,
  });
  if (!(await eventually(() => button.first().isVisible())))
    throw new DeadEnd(`nobody can ask for another message: ${await describeScreen(stage)}`);
  await button.first().click();
  if (!(await eventually(() => visit.resentMessages > before)))
    throw new DeadEnd(`no other message is asked for: ${await describeScreen(stage)}`);
  if (visit.resentMessages !== before + 1) stage.complain('one press asks for several messages');
}
