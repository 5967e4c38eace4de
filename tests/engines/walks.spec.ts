import { playAndJudge, test } from '#tests/e2e/test.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** `happy-path@phone resume@desktop`: the walks that tools/test-engines.ts wants to see. */
const walks = (process.env.ENGINE_WALKS ?? '').split(' ').filter(walk => walk !== '');

for (const walk of walks) {
  const [id = '', window] = walk.split('@');
  test(walk, async ({ page, play }, info) => {
    await page.setViewportSize(window === 'phone' ? sizes.phone : sizes.desktop);
    await playAndJudge(await play(id), page, info);
  });
}
