import { type ComponentProps, isValidElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import * as journey from '#stories/screens/journey.stories.tsx';
import type { PlayedScenario } from '#stories/screens/played-scenario.tsx';
import * as products from '#stories/screens/products.stories.tsx';
import * as simulation from '#stories/step-views/simulation.stories.tsx';
import { ThemeContext } from '#stories/theme-context.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';

const stories = [
  ['Endereço', journey.Endereco],
  ['Não temos uma oferta hoje para você', journey.SemOferta],
  ['Link de acesso é inválido', journey.LinkInvalido],
  ['Proposta enviada', journey.PaginaFinal],
] as const;

test('[10.5e] the walk of a story counts no polls, because its clock runs by itself and can be ahead of the count', () => {
  const countingStories = [journey, products, simulation].flatMap(({ default: group, ...members }) =>
    Object.entries(members).flatMap(([name, Story]) => {
      const element = Story({});
      if (!isValidElement<ComponentProps<typeof PlayedScenario>>(element)) return [];
      const { id, until } = element.props;
      const actions = scenarioById(id).walk.slice(0, until);
      return actions.some(action => action.do === 'nextPoll') ? [`${group.title} / ${name}`] : [];
    }),
  );
  expect(countingStories).toEqual([]);
});

test.each(stories)(
  '[10.5e] a scenario plays as a story, up to the screen that the story shows: %s',
  async (heading, Story) => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    root.render(<Story />);
    await expect
      .element(page.getByRole('heading', { name: heading }).first(), { timeout: 15_000 })
      .toBeVisible();
    expect(document.querySelector('pre[role=alert]')?.textContent).toBeUndefined();
  },
);

test('[10.5e] [1.6] a story that plays a scenario has the theme of the toolbar', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const { theme } = document.documentElement.dataset;
  onTestFinished(() => {
    root.unmount();
    container.remove();
    if (theme === undefined) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
  const showIn = (chosenTheme: 'light' | 'dark') =>
    root.render(
      <ThemeContext value={chosenTheme}>
        <journey.LinkInvalido />
      </ThemeContext>,
    );
  showIn('dark');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  showIn('light');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('light');
});
