import { retryButtonName } from '#mocks/drivers/driver.ts';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { createKeyboardDriver } from './keyboard-driver.ts';
import { sampleForRun } from './sample-for-run.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';

/** The walks of every product, and the scenarios with a retry. */
const isByKeyboard = ({ tags, walk }: Scenario): boolean =>
  tags?.some(tag => tag === 'produto' || tag === 'simulação') === true ||
  walk.some(action => action.do === 'press' && retryButtonName.test(action.button));
/** Three in a run, all of them in `npm run test:full`. */
const playedScenarios = sampleForRun(scenarios.filter(isByKeyboard), { every: 40, keyOf: ({ id }) => id });

for (const { id, title } of playedScenarios) {
  test(`[13.2] by keyboard only, ${id}: ${title}`, async ({ play }) => {
    test.slow();
    const { scenario, driver, engine } = await play(id, createKeyboardDriver);
    await playWalk(scenario, driver, engine, { watchesFocus: true });
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
}

test('[13.2] the whole journey works by keyboard only: each step starts at its heading', async ({
  page,
  play,
}) => {
  test.slow();
  const { scenario, driver, engine } = await play('happy-path', createKeyboardDriver);
  await playWalk(scenario, driver, engine, {
    watchesFocus: true,
    async after(_index, action) {
      if (action.do === 'waitFor' && 'heading' in action)
        await expect(page.getByRole('heading', { name: action.heading, exact: true })).toBeFocused();
    },
  });
  expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('[13.2] the focused element is never hidden by the bar at the bottom', async ({ play }) => {
    const { scenario, driver, engine } = await play('simulacao-crefisa', createKeyboardDriver);
    await playWalk(scenario, driver, engine, { watchesFocus: true });
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
});

test('[13.2] a photo can be sent by keyboard only', async ({ page, play }) => {
  test.slow();
  const { scenario, driver, engine } = await play('credito-conta-de-luz-endereco', createKeyboardDriver);
  // Registered before the walk: a browser may open its own file dialog before a later listener is active.
  page.once('filechooser', async chooser => {
    const buffer = await page.screenshot();
    await chooser.setFiles({ name: 'cnh.png', mimeType: 'image/png', buffer });
  });
  const documentIndex = scenario.walk.findIndex(action => action.do === 'choose');
  await playWalk({ ...scenario, walk: scenario.walk.slice(0, documentIndex) }, driver, engine);
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

const DEVICES = [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const;

for (const [name, viewport] of sampleForRun(DEVICES, {
  every: 2,
  keyOf: ([device]) => `focus on ${device}`,
})) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`[13.8] the erasure dialog returns the focus to the help that opened it (${name})`, async ({
      page,
      visit,
    }) => {
      await visit('apagar-pela-ajuda');
      const help = page.getByRole('button', { name: 'Ajuda' });
      const question = page.getByRole('alertdialog', { name: 'Apagar seus dados deste aparelho?' });
      const openErasureDialog = async (): Promise<void> => {
        await help.press('Enter');
        const drawer = page.getByRole('dialog', { name: 'Ajuda' });
        // Waits until the drawer has the focus, as a visitor would.
        await drawer.locator(':focus').waitFor();
        await drawer.getByRole('button', { name: 'Apagar meus dados deste aparelho' }).press('Enter');
        await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
        await expect(drawer).toBeHidden();
      };
      for (const closeDialog of [
        () => page.keyboard.press('Escape'),
        () => question.getByRole('button', { name: 'Cancelar' }).press('Enter'),
        () => question.getByRole('button', { name: 'Cancelar' }).click(),
      ]) {
        await openErasureDialog();
        await closeDialog();
        await expect(question).toBeHidden();
        await expect(help).toBeFocused();
      }
      await openErasureDialog();
      await question.getByRole('button', { name: 'Apagar' }).press('Enter');
      const erasureHeading = page.getByRole('heading', { name: 'Seus dados foram apagados deste aparelho' });
      await expect(erasureHeading).toBeVisible();
      await expect(question).toBeHidden();
      await expect(erasureHeading).toBeFocused();
    });

    test(`[13.8] dialogs opened from the help return the focus to it (${name})`, async ({ page, visit }) => {
      await visit('credito-conta-de-luz-comeco');
      const help = page.getByRole('button', { name: 'Ajuda' });
      const drawer = page.getByRole('dialog', { name: 'Ajuda' });
      for (const [entry, openedDialog] of [
        ['Ver as perguntas frequentes', page.getByRole('dialog', { name: 'Perguntas frequentes' })],
        [/^Conversar/, page.getByRole('alertdialog', { name: 'Abrir outra página?' })],
      ] as const) {
        await help.press('Enter');
        await drawer.locator(':focus').waitFor();
        await drawer.getByRole('button', { name: entry }).press('Enter');
        await expect(openedDialog).toBeVisible();
        await expect(drawer).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(openedDialog).toBeHidden();
        await expect(help).toBeFocused();
      }
    });

    test(`[13.8] the erasure dialog of a final page returns the focus to its link (${name})`, async ({
      page,
      visit,
    }) => {
      await visit('apagar-no-fim');
      const erasureButton = page.getByRole('button', { name: 'Apagar meus dados deste aparelho' });
      const question = page.getByRole('alertdialog', { name: 'Apagar seus dados deste aparelho?' });
      await erasureButton.press('Enter');
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(erasureButton).toBeFocused();
      await erasureButton.press('Enter');
      await question.getByRole('button', { name: 'Apagar' }).press('Enter');
      await expect(question).toBeHidden();
      await expect(
        page.getByRole('heading', { name: 'Seus dados foram apagados deste aparelho' }),
      ).toBeFocused();
    });
  });
}
