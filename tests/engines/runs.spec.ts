import { playAndJudge, test } from '#tests/e2e/test.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** `happy-path@phone resume@desktop`: the runs that tools/test-engines.ts asks for. */
const names = (process.env.ENGINE_RUNS ?? '').split(' ').filter(walk => walk !== '');

for (const name of names) {
  const [id = '', window] = name.split('@');
  test(name, async ({ page, play }, info) => {
    await page.setViewportSize(window === 'phone' ? sizes.phone : sizes.desktop);
    await playAndJudge(await play(id), page, info);
  });
}
