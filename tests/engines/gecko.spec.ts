import { complaintsOf, judgeAtEnd } from '#mocks/judge.ts';
import { playWalk } from '#mocks/player.ts';
import { expect, test } from '#tests/e2e/support.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** `happy-path@phone resume@desktop`: the walks that tools/test-engines.ts wants to see. */
const walks = (process.env.ENGINE_WALKS ?? '').split(' ').filter(walk => walk !== '');

for (const walk of walks) {
  const [id = '', size] = walk.split('@');
  test(walk, async ({ page, play }) => {
    await page.setViewportSize(size === 'phone' ? sizes.phone : sizes.desktop);
    const { scenario, driver, engine } = await play(id);
    await playWalk(scenario, driver, engine);
    expect(complaintsOf(await judgeAtEnd(scenario, driver, engine))).toBe('');
  });
}
