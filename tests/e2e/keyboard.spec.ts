import { createKeyboardDriver } from '#mocks/drivers/keyboard.ts';
import { tabTo } from '#mocks/drivers/keyboard-hand.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { expect, test } from './support.ts';

/** Here its second answer follows the first at once: who is slow never sees the screen that the walk waits for. */
const tooShort = ['token-falhou'];

/** In `npm run test:full` the walks of every product, and whatever is tried again. */
const isPlayed = ({ id, tags, walk }: Scenario): boolean =>
  id === 'financiamento-veiculo-comeco' ||
  (Boolean(process.env.FULL) &&
    !tooShort.includes(id) &&
    (tags?.some(tag => tag === 'produto' || tag === 'simulação') === true ||
      walk.some(action => action.do === 'press' && action.button.startsWith('Tentar novamente'))));

for (const { id, title } of scenarios.filter(isPlayed)) {
  test(`[13.2] by keyboard only, ${id}: ${title}`, async ({ play }) => {
    test.slow();
    const { scenario, driver, engine } = await play(id, createKeyboardDriver);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
}

test('[13.2] the whole journey by keyboard only: each step begins at its heading', async ({ page, play }) => {
  test.slow();
  const { scenario, driver, engine } = await play('happy-path', createKeyboardDriver);
  await playWalk(scenario, driver, engine, {
    async after(_index, action) {
      if (action.do === 'waitFor' && 'heading' in action)
        await expect(page.getByRole('heading', { name: action.heading, exact: true })).toBeFocused();
    },
  });
  expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('[13.2] what has the focus is never under the bar at the foot', async ({ play }) => {
    const { scenario, driver, engine } = await play('simulacao-crefisa', createKeyboardDriver);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
});

test('[13.2] a photo is sent by keyboard only', async ({ page, play }) => {
  test.slow();
  const { scenario, driver, engine } = await play('credito-conta-de-luz-endereco', createKeyboardDriver);
  // From the beginning: a browser that is told so only now may open a dialog of its own first.
  page.once('filechooser', async chooser => {
    const buffer = await page.screenshot();
    await chooser.setFiles({ name: 'cnh.png', mimeType: 'image/png', buffer });
  });
  const untilDocument = scenario.walk.findIndex(action => action.do === 'choose');
  await playWalk({ ...scenario, walk: scenario.walk.slice(0, untilDocument) }, driver, engine);
  await driver.choose('Qual documento você vai enviar?', 'CNH');

  const photo = page.getByRole('group', { name: 'CNH aberta' });
  await tabTo(page, photo.getByLabel('Escolher arquivo', { exact: true }), 'file of the photo');
  await page.keyboard.press('Enter');
  await expect(photo.getByRole('button', { name: /^Remover/ })).toBeVisible();

  await driver.press('Continuar');
  await driver.waitForHeading('Dados bancários');
  await driver.choose('Banco', marina.bank.label);
  expect((await engine.report()).effects.uploads).toBe(1);
});
