import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import type { FoundProposal } from '#journey/model/found-proposal.ts';
import { MultiProposalDrawer } from './multi-proposal-drawer.tsx';

afterEach(cleanup);

const createFoundProposal = (id: string, members: Partial<FoundProposal> = {}): FoundProposal => ({
  id,
  hashId: id,
  currentStep: 'endereco',
  stepName: 'Endereço',
  situation: 'emAndamento',
  productName: 'Crédito pessoal',
  bankName: 'CREFAZ',
  bankImage: '',
  createdAt: '2026-11-20T12:00:00Z',
  amount: undefined,
  canFork: false,
  ...members,
});

function show(
  count: number,
  members: Partial<FoundProposal> = {},
  retryAt: Record<string, number> = {},
): void {
  const app = createStaticApp({ slug: '', details: {}, contracts: [], returnableStep: '' });
  const proposals = Array.from({ length: count }, (_, index) =>
    createFoundProposal(`proposta-${index}`, members),
  );
  app.state.retryAt = retryAt;
  app.state.popup = { kind: 'multiProposal', proposals };
  render(
    <AppContext.Provider value={app}>
      <MultiProposalDrawer />
    </AppContext.Provider>,
  );
}

const findPrimaryButtons = (): Element[] => [...document.querySelectorAll('[data-look=primary]')];

test('[4.16] [15.3] the only found proposal has the primary button; among several none has', async () => {
  await page.viewport(360, 740);
  show(1);
  await expect.element(page.getByRole('heading', { name: 'Você já tem uma proposta' })).toHaveFocus();
  expect(findPrimaryButtons().map(({ textContent }) => textContent)).toEqual(['Continuar esta proposta']);
  cleanup();
  show(3);
  await expect.element(page.getByRole('heading', { name: 'Você já tem 3 propostas' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Continuar esta proposta' }).elements()).toHaveLength(3);
  expect(findPrimaryButtons()).toEqual([]);
});

test('[13.1] [4.16] on the smallest phone the primary button of the found proposal is in view', async () => {
  await page.viewport(320, 640);
  show(1);
  await expect.element(page.getByRole('heading', { name: 'Você já tem uma proposta' })).toHaveFocus();
  for (const animation of document.getAnimations()) animation.finish();
  const button = page.getByRole('button', { name: 'Continuar esta proposta' }).element();
  const { left, top, right, bottom } = button.getBoundingClientRect();
  for (const y of [top + 2, bottom - 2])
    expect(document.elementFromPoint((left + right) / 2, y)?.closest('button')).toBe(button);
});

test.each(['bankName', 'productName', 'stepName'] as const)(
  '[13.1] [4.16] a long word in the %s of a found proposal stays inside its card on a phone',
  async member => {
    await page.viewport(360, 740);
    show(1, { [member]: 'CooperativadeCreditoMutuodosServidoresPublicosdoEstadodeSaoPaulo' });
    const button = page.getByRole('button', { name: 'Continuar esta proposta' });
    await expect.element(button).toBeVisible();
    const card = page.getByRole('list').element();
    const wideTexts = [...card.querySelectorAll('h3, p, dt, dd')].filter(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right > 360;
    });
    expect(wideTexts.map(({ textContent }) => textContent)).toEqual([]);
  },
);

test('[4.28] while the service wants a pause before a fork, only the button of the fork waits', async () => {
  show(1, { canFork: true }, { partialForkProposal: 5_000 });
  await expect
    .element(page.getByRole('button', { name: /^Aproveitar os dados/ }))
    .toHaveAttribute('data-paused');
  const otherButton = page.getByRole('button', { name: 'Continuar esta proposta' });
  await expect.element(otherButton).not.toHaveAttribute('data-paused');
});
