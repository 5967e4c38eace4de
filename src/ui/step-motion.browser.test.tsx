import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './theme/global.css';
import { StepMotion } from './step-motion.tsx';

afterEach(cleanup);

const screen = (place: string, rank: number | undefined) => (
  <StepMotion place={place} rank={rank}>
    <div key={place} data-moves="">
      <input aria-label={place} />
    </div>
    <button type="button">Continuar</button>
  </StepMotion>
);

/** The running animation of the content: from which side, how long, on which curve; nothing if it stands still. */
function motion(): { from: string | undefined; duration: unknown; easing: string | undefined } | undefined {
  const [animation] = document.querySelector('[data-moves]')?.getAnimations() ?? [];
  const effect = animation?.effect;
  if (!(effect instanceof KeyframeEffect)) return undefined;
  const [first] = effect.getKeyframes();
  return {
    from: first?.transform?.toString(),
    duration: effect.getTiming().duration,
    easing: first?.easing,
  };
}

const ofLook = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

test('[15.6] [15.4] a later step comes from the right, an earlier one from the left, in 180 ms; the first one stands still', () => {
  const { rerender } = render(screen('opening', undefined));
  rerender(screen('um', 1));
  expect(motion()).toBeUndefined();
  rerender(screen('dois', 2));
  expect(motion()).toEqual({ from: 'translateX(16px)', ...ofLook });
  rerender(screen('um', 1));
  expect(motion()).toEqual({ from: 'translateX(-16px)', ...ofLook });
});

test('[15.6] [14.1] a step takes what is typed while it moves; the dock stands still; nothing scrolls sideways', async () => {
  const { rerender } = render(screen('um', 1));
  const button = page.getByRole('button', { name: 'Continuar' }).element();
  const before = button.getBoundingClientRect();
  rerender(screen('dois', 2));
  const [animation] = document.querySelector('[data-moves]')?.getAnimations() ?? [];
  animation?.pause();
  const input = page.getByRole('textbox', { name: 'dois' });
  await userEvent.click(input, { force: true });
  await userEvent.keyboard('1985');
  await expect.element(input).toHaveValue('1985');
  expect(button.getBoundingClientRect()).toEqual(before);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
