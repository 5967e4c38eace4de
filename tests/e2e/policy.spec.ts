import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { expect, test, withoutMotion } from './test.ts';

test.use(withoutMotion);

test('[12.9] a journey plays under the policy of the production page, and a breach of it fails the journey', async ({
  visit,
  page,
}) => {
  const { scenario, driver, engine } = await visit('happy-path');
  const answer = await page.reload();
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'http://fora.exemplo/x.png' }));
  });
  await expect.poll(() => driver.consoleLines().join('\n')).toContain('Content Security Policy');
  expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toContain('Content Security Policy');
});

test('[12.9] [12.10] the browser submits no form: whatever the app fails to prevent, no answer enters the address', async ({
  visit,
  page,
}) => {
  const { driver } = await visit('happy-path');
  // The shell has no form, and the app replaces it: a form with a field is the app's.
  const form = page.locator('form').filter({ has: page.getByRole('textbox') });
  await expect(form).toBeVisible();
  const submissions: string[] = [];
  page.on('request', request => request.isNavigationRequest() && submissions.push(request.url()));
  await form.evaluate((element: HTMLFormElement) => {
    element.append(Object.assign(document.createElement('input'), { name: 'cpf', value: '52998224725' }));
    element.submit();
  });
  await expect.poll(() => driver.consoleLines().join('\n')).toContain("form-action 'none'");
  expect(submissions).toEqual([]);
  expect(page.url()).not.toContain('cpf');
});
