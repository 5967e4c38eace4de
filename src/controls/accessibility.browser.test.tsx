import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { previewStates } from './preview-states.ts';
import { renderSample, showOnDesktop, showOnPhone } from './render-sample.tsx';
import { SampleControl } from './sample-control.tsx';
import { createOptions } from './sample-field.ts';

playInTurn(2);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The descriptions of the violations that axe finds on the page. */
async function findViolations(): Promise<string[]> {
  // Axe must not see a colour in the middle of a transition.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const { violations: found } = await axe.run(document.body, { runOnly: { type: 'tag', values: TAGS } });
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`));
}

afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

for (const theme of ['light', 'dark'])
  for (const [kind, states] of Object.entries(previewStates))
    test(`[13.1] ${kind}, every state, ${theme}: axe finds nothing`, async () => {
      cleanup();
      document.documentElement.dataset.theme = theme;
      render(
        <main>
          <h1>{kind}</h1>
          {Object.entries(states).map(([name, props]) => (
            <SampleControl key={name} {...props} field={{ ...props.field, key: `${kind}-${name}` }} />
          ))}
        </main>,
      );
      // Waits until the lazy controls are loaded. A control whose options load shows 'Carregando' as well.
      const loadingCount = Object.values(states).filter(
        ({ options }) => options && 'status' in options && options.status === 'loading',
      ).length;
      await expect
        .poll(() => page.getByText('Carregando').elements().length)
        .toBeLessThanOrEqual(loadingCount);
      expect(await findViolations()).toEqual([]);
    });

test('the check works: axe finds an input without a name', async () => {
  cleanup();
  render(<input />);
  expect((await findViolations()).join()).toContain('label');
});

test('[13.1] an open list and an open sheet: axe finds nothing', async () => {
  const select = {
    field: { label: 'Estado', component: 'select' },
    options: createOptions('Bahia', 'Ceará'),
  };
  await showOnDesktop();
  renderSample(select);
  await userEvent.click(page.getByRole('combobox', { name: 'Estado' }));
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await showOnPhone();
  renderSample(select);
  await userEvent.click(page.getByRole('combobox', { name: 'Estado' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await findViolations()).toEqual([]);
});
