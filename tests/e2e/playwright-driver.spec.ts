import { createPlaywrightDriver } from '#mocks/drivers/playwright-driver.ts';
import { expect, test } from './test.ts';

test('[16.2] a retry button beside a field is not pressed while the field is being typed into', async ({
  page,
}) => {
  await page.setContent('<label>CEP <input></label> <button>Tentar novamente</button>');
  const driver = createPlaywrightDriver({ page, addressOf: () => 'about:blank' });
  const postalCode = '01310-100';
  const retrying = setInterval(() => void driver.pressNow(/^Tentar novamente$/), 1);
  await driver.fill('CEP', postalCode);
  clearInterval(retrying);
  await expect(page.getByLabel('CEP')).toHaveValue(postalCode);
  expect(await driver.pressNow(/^Tentar novamente$/)).toBe(true);
});
