import { DeadEnd, describeScreen, eventually, mainOf, PATIENCE, type Stage } from './stage.ts';

/** Asks for a code and types it. */
export async function confirmCode(stage: Stage, code: string): Promise<void> {
  const { visit, page } = stage;
  const main = mainOf(stage);
  const digits = main.getByRole('textbox');
  const request = main.getByRole('button', { name: /Solicitar Token/ });
  await request.or(digits.first()).first().waitFor({ timeout: PATIENCE });
  if ((await request.count()) > 0) await request.click();
  await digits.first().click({ timeout: PATIENCE });
  const confirmedBefore = visit.confirmedCodes;
  const isConfirmed = (): boolean => visit.confirmedCodes > confirmedBefore;
  await page.keyboard.type(code, { delay: 10 });
  if (await eventually(isConfirmed, 1500)) return;
  await main.getByRole('button', { name: /Confirmar/ }).click({ timeout: PATIENCE });
  if (!(await eventually(isConfirmed)))
    throw new DeadEnd(`the code is not confirmed: ${await describeScreen(stage)}`);
}
