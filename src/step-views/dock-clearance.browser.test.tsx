import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { playsInRun } from '#tests/support/play-in-turn.ts';
import { type StepState, stepStates } from './step-states.ts';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

/** The states that this run shows: a third of the types in all their statuses. */
const playedStates = stepStates.filter(({ type }) => playsInRun(type, 3));

/** Heights of the header on a phone: a plain one with the progress, and a wave with the phases. CSS pixels. */
const HEADERS = { plain: 86, wave: 138 } as const;

interface ShownState {
  name: string;
  /** Absent in states without a dock. */
  dock: Element | null;
  /** The element around the view: its upper padding is the height of the header. */
  frame: HTMLElement;
  /** The controls of the content, without those of the dock. */
  controls: HTMLElement[];
}

/** Shows the states under a header, one after the other. */
function eachState(
  states: readonly StepState[],
  height: number,
  headerHeight: number,
  judge: (shown: ShownState) => void,
): void {
  for (const { type, family, status, step, ...others } of states) {
    const { Component: View } = stepViews[family];
    const app = createStaticApp({ slug: 'step', ...others });
    const { container, getByTestId, unmount } = render(
      <AppContext.Provider value={app}>
        <div
          data-testid="frame"
          style={{
            display: 'flex',
            flexDirection: 'column',
            boxSizing: 'border-box',
            minHeight: height,
            padding: `${headerHeight}px 20px 0`,
          }}
        >
          <View step={stepWith({ slug: 'step', type: stepTypeWith(type), ...step })} status={status} />
        </div>
      </AppContext.Provider>,
    );
    const dock = container.querySelector('[data-dock]');
    const controls = [...container.querySelectorAll<HTMLElement>('button, a, input')].filter(
      control => !dock?.contains(control) && control.getBoundingClientRect().height > 1,
    );
    judge({ name: `${type}, ${status}`, dock, frame: getByTestId('frame'), controls });
    unmount();
  }
}

const describeHidden = (state: string, control: HTMLElement, hiddenPixels: number): string =>
  `${state}: ${control.textContent || control.localName}, ${Math.round(hiddenPixels)} px`;

// Loads all that the states show: the views, and what they load themselves when they are shown, such as texts with
// markup.
beforeAll(async () => {
  await Promise.all(Object.values(stepViews).map(({ preload }) => preload()));
  const firstStates = stepStates.filter(({ status }) => status === 'init');
  eachState(firstStates, 740, HEADERS.plain, () => {});
  await import('#ui/safe-html.tsx');
  await new Promise(resolve => setTimeout(resolve));
  // Before any text is on the page no font is loading.
  await document.fonts.load('16px Montserrat');
});

test('[15.1] [15.6] under a plain header and under a wave no control of any step type and status is half behind the dock of a phone of 360x740', async () => {
  await page.viewport(360, 740);
  const halfHidden: string[] = [];
  let judgedCount = 0;
  eachState(playedStates, 740, HEADERS.plain, ({ name, dock, frame, controls }) => {
    for (const [header, headerHeight] of Object.entries(HEADERS)) {
      frame.style.paddingTop = `${headerHeight}px`;
      const dockTop = dock?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      for (const control of controls) {
        const { top, bottom } = control.getBoundingClientRect();
        judgedCount += 1;
        if (top < dockTop && bottom > dockTop + 0.5)
          halfHidden.push(describeHidden(`${header}, ${name}`, control, bottom - dockTop));
      }
    }
  });
  expect(halfHidden).toEqual([]);
  // Many states have no control but the button of the dock.
  expect(judgedCount).toBeGreaterThan(0);
});

test('[13.2] [15.6] under a wave header every control of any step type and status stands wholly above the dock of a phone of 320x568 when it gets the focus', async () => {
  await page.viewport(320, 568);
  const hidden: string[] = [];
  eachState(playedStates, 568, HEADERS.wave, ({ name, dock, controls }) => {
    if (!dock) return;
    for (const control of controls) {
      if (control.matches(':disabled')) continue;
      scrollTo(0, 0);
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      const dockTop = dock.getBoundingClientRect().top;
      if (top < 0 || bottom > dockTop + 0.5) hidden.push(describeHidden(name, control, bottom - dockTop));
    }
  });
  expect(hidden).toEqual([]);
});
