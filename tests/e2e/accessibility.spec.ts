import { playWalk } from '#mocks/play-walk.ts';
import { axeFindings } from './axe-findings.ts';
import { sampleForRun } from './sample-for-run.ts';
import { expect, test, withoutMotion } from './test.ts';

test.use(withoutMotion);

/** Scenarios with most kinds of screens; every-screen.spec.ts judges all screens in `npm run test:full`. */
const PLAYED_IDS = [
  'happy-path',
  'no-offer',
  'inconsistent-documents',
  'unknown-hash',
  // A shared device: the help, the question before the erasure, the page after it, and the question at an address
  // without a hash.
  'apagar-pela-ajuda',
  'aparelho-nao-sou-eu',
];

const SETTINGS = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

// Half of the scenarios, each in one of the two settings; for other commits the other ones.
for (const id of sampleForRun(PLAYED_IDS, { every: 2, keyOf: id => id }))
  for (const { name, viewport, colorScheme } of sampleForRun(SETTINGS, {
    every: SETTINGS.length,
    keyOf: setting => `${id} ${setting.name}`,
  }))
    test.describe(name, () => {
      test.use({ viewport, colorScheme });
      test(`[13.1] axe finds nothing on any screen of ${id} (${name})`, async ({ page, play }) => {
        test.slow();
        const { scenario, driver, engine } = await play(id);
        const violations: string[] = [];
        const checkScreen = async (moment: string): Promise<void> => {
          // Waits for the final screen: the skeleton of a screen that still loads has no heading.
          await page.locator('h1').first().waitFor({ state: 'attached' });
          const findings = await axeFindings(page);
          if (findings !== '') violations.push(`${moment}: ${findings}`);
        };
        await playWalk(scenario, driver, engine, {
          before: async (index, action) => {
            if (['press', 'nextPoll', 'reload'].includes(action.do))
              await checkScreen(`before step ${index + 1}`);
          },
        });
        await checkScreen('at the end');
        expect(violations).toEqual([]);
      });
    });

test('[13.3a] a failed submit puts the focus on a summary whose links lead to the fields', async ({
  page,
  visit,
}) => {
  await visit('happy-path');
  await page.getByRole('button', { name: 'Continuar' }).click();
  const summary = page.getByRole('group', { name: 'Confira 5 campos' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading', { name: 'Confira 5 campos' })).toBeVisible();
  // The message stands at the field; the summary has only the names of the fields.
  await expect(summary).not.toContainText('Por favor');
  await summary.getByRole('link', { name: 'CPF', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'CPF' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
    /Por favor, insira CPF/,
  );
  expect(await axeFindings(page)).toBe('');
});

test('[13.3] a code that the service refuses puts the focus on its first digit, which has the error as its description', async ({
  page,
  visit,
}) => {
  await visit('token-errado');
  await page.getByRole('button', { name: 'Solicitar Token' }).click();
  const firstDigit = page.getByRole('textbox', { name: 'Código', exact: true });
  await firstDigit.click();
  await page.keyboard.type('111111');
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(page.getByRole('group', { name: 'Código' })).toHaveAccessibleDescription(/Código inválido/);
  await expect(firstDigit).toBeFocused();
  await page.keyboard.type('422530');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Identidade confirmada' })).toBeFocused();
});

test('[13.4a] a new step moves the focus to its heading, and the title of the tab names the step', async ({
  page,
  visit,
}) => {
  await visit('resume');
  await page.getByText(/^Passo \d de \d$/).waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()} · `));
});

test('a form step does not scroll horizontally at 320 px', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit('resume');
  await page.getByText(/^Passo \d de \d$/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
