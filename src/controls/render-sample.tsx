import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { type Locator, page } from 'vitest/browser';
import { preloadImageControl } from './controls.ts';
import { SampleControl } from './sample-control.tsx';
import type { SampleProps } from './sample-field.ts';

// Tests are about the controls, not about loading them.
await preloadImageControl();

/** Renders one control into an empty page. For tests only. */
export function renderSample(props: SampleProps) {
  cleanup();
  const { rerender } = render(<SampleControl {...props} />);
  return { rerender: (next: SampleProps) => rerender(<SampleControl {...next} />) };
}

/** Renders into an empty page. The result counts how often React has committed a change. For tests only. */
export function renderCounted(children: ReactNode): { commits: () => number } {
  cleanup();
  let commits = 0;
  render(
    <Profiler
      id="control"
      onRender={() => {
        commits += 1;
      }}
    >
      {children}
    </Profiler>,
  );
  return { commits: () => commits };
}

/** Like `renderSample`; the result counts how often React has committed a change of the control. */
export const renderCountedSample = (props: SampleProps): { commits: () => number } =>
  renderCounted(<SampleControl {...props} />);

/** The input behind a locator, for its caret and its value. */
export function inputOf(locator: Locator): HTMLInputElement {
  const element = locator.element();
  if (!(element instanceof HTMLInputElement)) throw new Error(`Not an input: ${element.outerHTML}`);
  return element;
}

/** Sets the caret or selection of the focused input. */
export function placeCaret(locator: Locator, from: number, to = from): void {
  const input = inputOf(locator);
  input.focus();
  input.setSelectionRange(from, to);
}

export const showOnPhone = () => page.viewport(360, 740);
export const showOnDesktop = () => page.viewport(1280, 800);
