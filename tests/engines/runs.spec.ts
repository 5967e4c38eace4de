import { playAndJudge, test } from '#tests/e2e/test.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** Names of the runs, which tools/test-engines.ts passes on: `happy-path@phone resume@desktop`. */
const runNames = (process.env.ENGINE_RUNS ?? '').split(' ').filter(runName => runName !== '');

for (const runName of runNames) {
  const [id = '', window] = runName.split('@');
  test(runName, async ({ page, play }, info) => {
    await page.setViewportSize(window === 'phone' ? sizes.phone : sizes.desktop);
    await playAndJudge(await play(id), page, info);
  });
}
