import type { Page } from '@playwright/test';

/** Waits until every animation that ends has ended: only then elements have their final places and colours. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The styles of a new size of the window start animations in the next frame only.
    await new Promise(resolve => requestAnimationFrame(resolve));
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(animation => animation.finished.catch(() => undefined)),
    );
  });
}
