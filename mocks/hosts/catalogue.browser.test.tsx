import { findByRole, findByText, getByLabelText, getByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { scenarios } from '#scenarios/index.ts';
import { products } from '#scenarios/products/index.ts';
import { playInTurn } from '#tests/support/play-in-turn.ts';
import { scenarioIds } from '#tests/support/scenario-ids.ts';
import { CatalogueEntry, type CatalogueOptions, renderCatalogue } from './catalogue.tsx';

playInTurn(2);

let root: HTMLElement | undefined;
afterEach(() => root?.remove());

async function showCatalogue(options?: CatalogueOptions): Promise<HTMLElement> {
  root = document.createElement('div');
  document.body.append(root);
  renderCatalogue(root, options);
  await findByRole(root, 'heading', { name: 'Cenários' });
  return root;
}

/** Ids of the scenarios that have a link to the app. */
const linkedIds = (page: HTMLElement) =>
  within(page)
    .queryAllByRole<HTMLAnchorElement>('link')
    .map(link => new URL(link.href))
    .filter(({ pathname }) => !pathname.endsWith('/bancada/'))
    .map(address => address.searchParams.get('scenario'))
    .filter(id => id !== null);

test('[15.5] the catalogue shows every product first, then every scenario, ready to click', async () => {
  const page = await showCatalogue();
  const starts = products.map(({ id }) => `start-${id}`);
  expect(linkedIds(page).slice(0, products.length)).toEqual(starts);
  expect(linkedIds(page).slice(products.length).toSorted()).toEqual([...scenarioIds].toSorted());
  const area = getByRole(page, 'region', { name: /^Contratação/ });
  expect(getByRole<HTMLAnchorElement>(area, 'link', { name: 'Sem oferta' }).href).toContain(
    'agx_hash=6650c1f2a4b3d90012e7f001&scenario=no-offer',
  );
});

test('[10.7a] [15.5] a tag or a product filters the scenarios, and clearing the search shows all again', async () => {
  const page = await showCatalogue();
  const tag = getByRole(page, 'button', { name: 'conflito' });
  await userEvent.click(tag);
  await waitFor(() => expect(linkedIds(page)).toEqual(['conflict']));
  await userEvent.click(getByRole(page, 'button', { name: 'Limpar a busca' }));
  // The pressed button is gone, so the focus goes on to the search.
  expect(document.activeElement).toBe(getByRole(page, 'searchbox', { name: 'Buscar' }));
  await waitFor(() => expect(linkedIds(page).length).toBeGreaterThan(scenarioIds.length));
  await userEvent.click(getByRole(page, 'button', { name: /cenários? de Crédito pessoal$/ }));
  const productIds = scenarios.filter(({ product }) => product === 'credito-pessoal').map(({ id }) => id);
  await waitFor(() => expect(linkedIds(page)).toEqual(expect.arrayContaining(productIds)));
  expect(
    linkedIds(page).some(id => scenarios.some(scenario => scenario.id === id && !productIds.includes(id))),
  ).toBe(false);
});

test('the answers of the contract are folded until opened, and a search finds them', async () => {
  const page = await showCatalogue();
  expect(linkedIds(page)).not.toContain('service-update-step-409');
  await userEvent.click(getByRole(page, 'button', { name: /^Respostas do contrato/ }));
  expect(linkedIds(page)).toContain('service-update-step-409');
  await userEvent.type(getByLabelText(page, 'Buscar'), 'updateStep: 409');
  await waitFor(() => expect(linkedIds(page)).toEqual(['service-update-step-409']));
  expect(getByRole(page, 'status').textContent).toBe('1 resposta');
});

test('the search narrows the list and shows the number of results', async () => {
  const page = await showCatalogue();
  const search = getByLabelText(page, 'Buscar');
  await userEvent.type(search, 'conclusao falha');
  await waitFor(() => expect(linkedIds(page)).toEqual(['polling-failure']));
  expect(getByRole(page, 'status').textContent).toBe('1 cenário');
  await userEvent.clear(search);
  await userEvent.type(search, 'xyzzy');
  await waitFor(() => expect(linkedIds(page)).toEqual([]));
  expect(page.textContent).toContain('Nada encontrado. Tente outra palavra ou limpe a busca.');
});

test('[10.6c] an unknown id shows the nearest names as links', async () => {
  const page = await showCatalogue({ unknownId: 'hapy-pth' });
  const alert = getByRole(page, 'alert');
  expect(alert.textContent).toContain('Nenhum cenário se chama hapy-pth.');
  expect(getByRole<HTMLAnchorElement>(alert, 'link', { name: 'happy-path' }).href).toContain(
    'scenario=happy-path',
  );
});

test('[10.6] the other mistakes of the link are listed above the search', async () => {
  const problems = ['mock_offline=sim não vale: 0 ou 1.', 'O link traz mock_foo, que não existe.'];
  const page = await showCatalogue({ unknownDialect: 'nul', problems });
  const [dialect, others] = within(page).getAllByRole('alert');
  expect(dialect?.textContent).toContain('Nenhum dialeto do serviço se chama nul.');
  const items = others && within(others).getAllByRole('listitem');
  expect(items?.map(item => item.textContent)).toEqual(problems);
});

test('axe finds nothing in the catalogue', async () => {
  const page = await showCatalogue({
    unknownId: 'hapy-pth',
    problems: ['O link traz mock_foo, que não existe.'],
  });
  const { violations } = await axe.run(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)).toEqual([]);
});

test('[10.6] every scenario has a link to the workbench', async () => {
  const page = await showCatalogue();
  const area = getByRole(page, 'region', { name: /^Contratação/ });
  const link = getByRole<HTMLAnchorElement>(area, 'link', { name: /^Abrir na bancada ?: Sem oferta$/ });
  expect(new URL(link.href).pathname + new URL(link.href).search).toBe('/bancada/?scenario=no-offer');
});

test('[10.6] a search without a complete match reports this and offers the most similar scenarios', async () => {
  const page = await showCatalogue();
  await userEvent.type(getByLabelText(page, 'Buscar'), 'acceso expirado upload');
  await waitFor(() => expect(getByRole(page, 'status').textContent).toMatch(/^Nenhum cenário tem todas/));
  expect(linkedIds(page)).toContain('upload-expired');
});

test('[10.6] a scenario with a mistyped product is shown with its mistake and without a link', async () => {
  const [firstScenario] = scenarios;
  if (!firstScenario) throw new Error('There is no scenario.');
  // The type refuses a mistyped product; tests and builds without the type check do not.
  const scenarioWithTypo = { ...firstScenario, product: 'credito-pesoal' as typeof firstScenario.product };
  root = document.createElement('ul');
  document.body.append(root);
  createRoot(root).render(<CatalogueEntry scenario={scenarioWithTypo} />);
  await findByText(root, /Did you mean credito-pessoal\?/);
  expect(within(root).queryAllByRole('link')).toEqual([]);
});

/** The relative luminance of WCAG 2. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(part => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const scheme of ['light', 'dark'])
  test(`[15.5] [13.6] the hint in the search field of the catalogue has a contrast of 4.5:1 (${scheme})`, async () => {
    const emulate = (value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
    await emulate(scheme);
    onTestFinished(async () => {
      await emulate('');
    });
    const input = getByRole(await showCatalogue(), 'searchbox');
    const colors = [getComputedStyle(input, '::placeholder').color, getComputedStyle(input).backgroundColor];
    const [darker = 0, lighter = 0] = colors.map(luminanceOf).toSorted((left, right) => left - right);
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
