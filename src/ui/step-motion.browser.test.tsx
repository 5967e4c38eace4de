import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import './theme/global.css';
import { StepMotion } from './step-motion.tsx';

afterEach(cleanup);

const renderScreen = (place: string, rank: number | undefined) => (
  <StepMotion place={place} rank={rank}>
    <div key={place} data-moves="">
      <input aria-label={place} />
    </div>
    <button type="button">Continuar</button>
  </StepMotion>
);

/** The running animation of the content: start, duration and easing; `undefined` if the content stands still. */
function readMotion():
  | { from: string | undefined; duration: unknown; easing: string | undefined }
  | undefined {
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

const expectedMotion = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

test('[15.6b] [15.4b] a later step slides in from the right, an earlier one from the left, in 180 ms; the first step does not move', () => {
  const { rerender } = render(renderScreen('opening', undefined));
  rerender(renderScreen('um', 1));
  expect(readMotion()).toBeUndefined();
  rerender(renderScreen('dois', 2));
  expect(readMotion()).toEqual({ from: 'translateX(16px)', ...expectedMotion });
  rerender(renderScreen('um', 1));
  expect(readMotion()).toEqual({ from: 'translateX(-16px)', ...expectedMotion });
});

test('[15.6] [14.1] a step accepts input while it moves; the dock stands still; the page does not scroll sideways', async () => {
  const { rerender } = render(renderScreen('um', 1));
  const button = page.getByRole('button', { name: 'Continuar' }).element();
  const before = button.getBoundingClientRect();
  rerender(renderScreen('dois', 2));
  const [animation] = document.querySelector('[data-moves]')?.getAnimations() ?? [];
  animation?.pause();
  const input = page.getByRole('textbox', { name: 'dois' });
  await userEvent.click(input, { force: true });
  await userEvent.keyboard('1985');
  await expect.element(input).toHaveValue('1985');
  expect(button.getBoundingClientRect()).toEqual(before);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

const getLeavingContent = (): HTMLElement | null => document.querySelector('[data-leaves] > *');

/** The animation of the content that leaves, stopped at its beginning. */
function stopLeaving(): Animation | undefined {
  const [animation] = getLeavingContent()?.getAnimations() ?? [];
  animation?.pause();
  return animation;
}

test('[15.6] the content of the previous step fades out in 90 ms at its position, changes only its opacity, and is then removed', async () => {
  const { rerender } = render(renderScreen('um', 1));
  await userEvent.fill(page.getByRole('textbox', { name: 'um' }), 'Marina');
  const firstPosition = document.querySelector('[data-moves]')?.getBoundingClientRect();
  rerender(renderScreen('dois', 2));
  const animation = stopLeaving();
  const effect = animation?.effect;
  if (!(effect instanceof KeyframeEffect)) throw new Error('Nothing fades.');
  expect(effect.getTiming().duration).toBe(90);
  expect(effect.getKeyframes().map(({ opacity, transform }) => ({ opacity, transform }))).toEqual([
    { opacity: '1', transform: undefined },
    { opacity: '0', transform: undefined },
  ]);
  expect(getLeavingContent()?.getBoundingClientRect()).toEqual(firstPosition);
  // It looks as the visitor left it.
  expect(getLeavingContent()?.querySelector('input')?.value).toBe('Marina');
  animation?.finish();
  await vi.waitFor(() => expect(getLeavingContent()).toBeNull());
});

test('[15.6] [14.4] [13.1] content that leaves moves nothing, takes no press and no focus, and is hidden from screen readers', async () => {
  const shifts: number[] = [];
  const observer = new PerformanceObserver(list => {
    // An entry type of Chromium, which lib.dom does not declare.
    for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
  });
  observer.observe({ type: 'layout-shift' });
  const { rerender } = render(renderScreen('um', 1));
  await new Promise(requestAnimationFrame);
  rerender(renderScreen('dois', 2));
  stopLeaving();
  const leavingContent = getLeavingContent();
  if (!leavingContent) throw new Error('Nothing fades.');
  expect(leavingContent.closest('[inert]')?.getAttribute('aria-hidden')).toBe('true');
  expect(leavingContent.querySelectorAll('[id], [name]')).toHaveLength(0);
  const { left, top, width, height } = leavingContent.getBoundingClientRect();
  const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(leavingContent.contains(pressed)).toBe(false);
  // The new input stands at the same place, and a press reaches it.
  const input = page.getByRole('textbox', { name: 'dois' });
  await userEvent.click(input);
  await expect.element(input).toHaveFocus();
  await new Promise(requestAnimationFrame);
  observer.takeRecords();
  expect(shifts).toEqual([]);
  observer.disconnect();
});

test('[15.6] only one content leaves at a time, and the opening page leaves none', () => {
  const { rerender } = render(renderScreen('opening', undefined));
  rerender(renderScreen('um', 1));
  expect(getLeavingContent()).toBeNull();
  rerender(renderScreen('dois', 2));
  rerender(renderScreen('tres', 3));
  expect([...document.querySelectorAll('[data-leaves] input')].map(input => input.ariaLabel)).toEqual([
    'dois',
  ]);
});

test('[15.6] content that leaves has no iframe, which would load its page again', () => {
  const { rerender } = render(
    <StepMotion place="um" rank={1}>
      <div key="um" data-moves="">
        <iframe title="Página" />
      </div>
    </StepMotion>,
  );
  rerender(renderScreen('dois', 2));
  expect(getLeavingContent()?.querySelectorAll('iframe')).toHaveLength(0);
});

test('[15.6] [14.2] a form of a thousand fields is not drawn a second time', () => {
  const fields = Array.from({ length: 1000 }, (_, index) => `campo ${index}`);
  const { rerender } = render(
    <StepMotion place="um" rank={1}>
      <div key="um" data-moves="">
        {fields.map(name => (
          <input key={name} aria-label={name} />
        ))}
      </div>
    </StepMotion>,
  );
  rerender(renderScreen('dois', 2));
  expect(getLeavingContent()).toBeNull();
});

test('[15.6] [15.4b] with reduced motion nothing fades', async () => {
  const features = (value: string) => ({ features: [{ name: 'prefers-reduced-motion', value }] });
  try {
    await cdp().send('Emulation.setEmulatedMedia', features('reduce'));
    const { rerender } = render(renderScreen('um', 1));
    rerender(renderScreen('dois', 2));
    expect(getLeavingContent()).toBeNull();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', features(''));
  }
});
