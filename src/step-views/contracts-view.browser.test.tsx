import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

test("[11.3] [4.24] a list of loans that opens again shows the visitor's mark; without a listed mark, the first loan", async () => {
  const loanOf = (id: string, bankName: string): LoanContract => ({
    id,
    bankName,
    number: '',
    balance: undefined,
    installmentValue: undefined,
    paidInstallments: undefined,
    totalInstallments: undefined,
  });
  const contracts = [loanOf('c1', 'Banco Aurora'), loanOf('c2', 'Banco Horizonte')];
  const app = createStaticApp({ slug: 'step', details: {}, contracts, returnableStep: '' });
  const step = stepWith({ slug: 'step', type: stepTypeWith('contractApi') });
  const { Component: View } = stepViews.contracts;
  const open = () =>
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="init" />
      </AppContext.Provider>,
    );
  const loan = (name: string) => page.getByRole('radio', { name });
  const { unmount } = open();
  await expect.element(loan('Banco Aurora')).toBeChecked();
  await loan('Banco Horizonte').click();
  await expect.element(loan('Banco Horizonte')).toBeChecked();
  unmount();
  open();
  await expect.element(loan('Banco Horizonte')).toBeChecked();
  app.state.markedContracts.step = 'no longer listed';
  await expect.element(loan('Banco Aurora')).toBeChecked();
});

test('[15.8] [7.14] the mark of a loan is centred beside the name of its bank, the first line', async () => {
  const loan = { id: 'c1', bankName: 'Banco Aurora', number: '12345' };
  const figures = { balance: 100_000, installmentValue: 9_900, paidInstallments: 3, totalInstallments: 12 };
  const contracts = [{ ...loan, ...figures }];
  const app = createStaticApp({ slug: 'step', details: {}, contracts, returnableStep: '' });
  const step = stepWith({ slug: 'step', type: stepTypeWith('contractApi') });
  const { Component: View } = stepViews.contracts;
  render(
    <AppContext.Provider value={app}>
      <View step={step} status="init" />
    </AppContext.Provider>,
  );
  const radio = page.getByRole('radio', { name: 'Banco Aurora' });
  await expect.element(radio).toBeVisible();
  const mark = radio.element().getBoundingClientRect();
  const bank = page.getByText('Banco Aurora', { exact: true }).element().getBoundingClientRect();
  expect(Math.abs((mark.top + mark.bottom - bank.top - bank.bottom) / 2)).toBeLessThanOrEqual(1);
});
