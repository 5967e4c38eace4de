import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import * as journey from '#stories/screens/journey.stories.tsx';

const stories = [
  ['Endereço', journey.Endereco],
  ['Não temos uma oferta hoje para você', journey.SemOferta],
  ['Link de acesso é inválido', journey.LinkInvalido],
] as const;

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
