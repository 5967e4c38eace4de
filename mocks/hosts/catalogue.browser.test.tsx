import { findByRole, getAllByRole, getByLabelText, getByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { scenarioIds } from '#scenarios/index.ts';
import { renderCatalogue } from './catalogue.tsx';

let root: HTMLElement | undefined;
afterEach(() => root?.remove());

async function show(options?: { unknownId: string }): Promise<HTMLElement> {
  root = document.createElement('div');
  document.body.append(root);
  renderCatalogue(root, options);
  await findByRole(root, 'heading', { name: 'Cenários' });
  return root;
}

const linked = (page: HTMLElement) =>
  within(page)
    .queryAllByRole('listitem')
    .map(item => new URL(getByRole<HTMLAnchorElement>(item, 'link').href).searchParams.get('scenario'));

test('[15.5] the catalogue shows every product with its scenarios, ready to click', async () => {
  const page = await show();
  expect(linked(page).toSorted()).toEqual([...scenarioIds].toSorted());
  const product = getByRole(page, 'region', { name: /^Crédito pessoal/ });
  const [first] = getAllByRole<HTMLAnchorElement>(product, 'link');
  expect(first?.href).toContain('agx_hash=6650c1f2a4b3d90012e7f001');
});

test('the search narrows the list and says how many are left', async () => {
  const page = await show();
  const search = getByLabelText(page, 'Buscar');
  await userEvent.type(search, 'conclusao falha');
  await waitFor(() => expect(linked(page)).toEqual(['polling-failure']));
  expect(getByRole(page, 'status').textContent).toBe('1 cenário');
  await userEvent.type(search, ' xyz');
  await waitFor(() => expect(linked(page)).toEqual([]));
  expect(page.textContent).toContain('Nada encontrado. Tente outra palavra ou limpe a busca.');
});

test('[10.6] an unknown id shows the nearest names as links', async () => {
  const page = await show({ unknownId: 'hapy-pth' });
  const alert = getByRole(page, 'alert');
  expect(alert.textContent).toContain('Nenhum cenário se chama hapy-pth.');
  expect(getByRole<HTMLAnchorElement>(alert, 'link', { name: 'happy-path' }).href).toContain(
    'scenario=happy-path',
  );
});

test('axe finds nothing in the catalogue', async () => {
  const page = await show({ unknownId: 'hapy-pth' });
  const { violations } = await axe.run(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
});
