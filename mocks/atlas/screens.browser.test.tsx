import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { linkOf } from '#scenarios/index.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { Screens } from './screens.tsx';
import '../workbench/base.css';
import './atlas.css';

afterEach(cleanup);

const screens = [
  { heading: 'Endereço', scenarios: ['unauthorized', 'instability'] },
  { heading: 'Termos', scenarios: ['no-offer'] },
];

function renderScreens() {
  const onChosen = vi.fn();
  const images = { Endereço: '001-endereco.webp' };
  render(
    <main>
      <h1>Atlas</h1>
      <Screens id="telas" title="Telas" screens={screens} images={images} base="/qa/" onChosen={onChosen} />
    </main>,
  );
  return onChosen;
}

test('[10.14a] a screen shows its picture, or a drawn page if no picture was taken', () => {
  renderScreens();
  const [firstItem, secondItem] = page.getByRole('listitem').elements();
  expect(firstItem?.querySelector('img')?.getAttribute('src')).toBe('/qa/atlas/images/001-endereco.webp');
  expect(secondItem?.querySelector('img')).toBeNull();
  expect(secondItem?.querySelector('svg')?.getBoundingClientRect().height).toBeGreaterThan(100);
});

test('[10.14c] the picture opens the first scenario of the screen, the button with its heading lists all', async () => {
  const onChosen = renderScreens();
  const scenario = scenarioById('unauthorized');
  const picture = page.getByRole('link', { name: `Abrir Endereço: ${scenario.title}` });
  await expect.element(picture).toHaveAttribute('href', linkOf(scenario, '/qa/'));
  await page.getByRole('button', { name: 'Endereço 2 cenários' }).click();
  expect(onChosen).toHaveBeenCalledWith({ title: 'Endereço', scenarios: ['unauthorized', 'instability'] });
});

test('[10.14] [13.1] axe finds nothing', async () => {
  renderScreens();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});
