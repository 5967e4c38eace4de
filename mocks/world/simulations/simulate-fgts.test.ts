import { expect, test } from 'vitest';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { simulateFgts } from './simulate-fgts.ts';
import { loan, serviceOf } from './testing/service-of.ts';
import { withdrawalOf, withdrawalsOf } from './withdrawals.ts';

test.each([
  [400_00, 200_00],
  [500_00, 250_00],
  [800_00, 370_00],
  [1_000_00, 450_00],
  [4_000_00, 1_350_00],
  [8_000_00, 2_250_00],
  [12_000_00, 2_950_00],
  [18_000_00, 3_700_00],
  [30_000_00, 4_400_00],
])('a balance of %d cents may be withdrawn by %d cents a year', (balance, withdrawal) => {
  expect(withdrawalOf(balance)).toBe(withdrawal);
});

test('each withdrawal leaves less for the next, never more than there is', () => {
  expect(withdrawalsOf(4_000_00, 3)).toEqual([1_350_00, 945_00, 661_50]);
  expect(withdrawalsOf(0, 5)).toEqual([]);
  for (const balance of [1, 99, 500_00, 500_01, 1_000_01, 25_000_00]) {
    const withdrawals = withdrawalsOf(balance, 40);
    expect(withdrawals.reduce((sum, cents) => sum + cents, 0)).toBeLessThanOrEqual(balance);
  }
});

const pricing = {
  ...loan,
  minAmount: 100,
  maxAmount: 20_000,
  openingFee: 0,
  instalmentPlans: [1, 2, 3, 4, 5].map(months => ({ months, monthlyRate: 0.0179 })),
  fgts: { balance: 4000 },
};
const worldWithBirthDate = (dataDeNascimento: string): StartingWorld => ({
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': { dataDeNascimento } } },
});

test('[7.36] each withdrawal is due on the first day of the month of birth, starting with the next one', () => {
  const datesFor = (birth: string) =>
    serviceOf(pricing, worldWithBirthDate(birth))
      .successBody(simulateFgts, { body: { prazo: 3 } })
      .data.antecipacoes?.map(({ data, valor }) => [data, valor]);
  expect(datesFor('1990-03-14')).toEqual([
    ['2027-03-01', 1350],
    ['2028-03-01', 945],
    ['2029-03-01', 661.5],
  ]);
  expect(datesFor('14/12/1990')?.[0]?.[0]).toBe('2026-12-01');
  expect(datesFor('1990-11-14')?.[0]?.[0]).toBe('2027-11-01');
});

test('[7.36] the payout is the present value of the withdrawals minus tax and fee, to the cent', () => {
  const { data } = serviceOf({ ...pricing, openingFee: 10 }, worldWithBirthDate('1990-03-14')).successBody(
    simulateFgts,
    {
      body: { prazo: 3 },
    },
  );
  const now = Date.UTC(2026, 10, 21);
  let presentValue = 0;
  for (const { data: date, valor } of data.antecipacoes ?? [])
    presentValue += valor / 1.0179 ** ((Date.parse(date) - now) / 86_400_000 / 30);
  expect(data.loanFee).toBe(10);
  expect(Math.abs(presentValue - (data.valor + 10 + (data.iof ?? 0)))).toBeLessThanOrEqual(0.03);
  expect(data.installmentSimulations.map(({ prazo }) => prazo)).toEqual([1, 2, 3, 4, 5]);
});

test('[7.36] more withdrawals give a higher payout; an amount takes the smallest number of withdrawals that pays it', () => {
  const { successBody } = serviceOf(pricing, worldWithBirthDate('1990-03-14'));
  const payouts = [1, 2, 3, 4, 5].map(prazo => successBody(simulateFgts, { body: { prazo } }).data.valor);
  expect(payouts).toEqual([...payouts].sort((left, right) => left - right));
  const anticipation = successBody(simulateFgts, { body: { valor: payouts[1] } }).data;
  expect(anticipation.antecipacoes).toHaveLength(2);
  expect(successBody(simulateFgts, { body: {} }).data).toMatchObject({
    valor: payouts[4],
    valorMaximo: payouts[4],
  });
});

test('[7.36] a number of withdrawals or an amount outside the limits is refused', () => {
  const { request } = serviceOf(pricing);
  expect(request(simulateFgts, { body: { prazo: 6 } })).toMatchObject({
    status: 422,
    body: { errors: { prazo: expect.anything() } },
  });
  expect(request(simulateFgts, { body: { valor: 9000 } })).toMatchObject({
    status: 422,
    body: { errors: { valor: expect.stringContaining('O valor deve ficar entre R$ 100,00 e ') } },
  });
});

test('[8.42] a balance that is too small has no options, and a product without a balance has no simulation', () => {
  const { data } = serviceOf({ ...pricing, fgts: { balance: 20 } }).successBody(simulateFgts, { body: {} });
  expect(data).toEqual({ valor: 0, installmentSimulations: [] });
  expect(serviceOf(loan).request(simulateFgts, { body: {} }).status).toBe(404);
});
