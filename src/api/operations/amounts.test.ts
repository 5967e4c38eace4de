import { expect, test } from 'vitest';
import { marksOf } from '#journey/fields/money-bounds.ts';
import { openStep } from '#journey/form/values.ts';
import { decodeField } from '../decode/field.ts';
import { decodeOptionList } from '../decode/options.ts';
import { decodeProposal } from '../decode/proposal.ts';
import { getMultiProposal } from './multi-proposal.ts';
import { proposalDetails } from './proposal-details.ts';
import { getResidencyValue } from './residency-value.ts';
import { getQitechContracts } from './simulations/simulation-list.ts';
import { listContracts } from './step-actions.ts';
import { contextWith } from './testing/context-with.ts';
import { getVehiclePrice } from './vehicles.ts';

const readers: Record<string, (amount: unknown) => Promise<unknown>> = {
  'the details of a proposal': amount =>
    proposalDetails(contextWith({ data: { _id: 'p1', value: amount } }), 'p1'),
  'a proposal of the same CPF': amount =>
    getMultiProposal(contextWith({ data: [{ _id: 'p1', value: amount }] }), { hashId: 'h', cpfOrId: 'p1' }),
  'a contract of the customer': amount =>
    listContracts(contextWith({ data: [{ _id: 'c1', balance: amount }] }), 'h'),
  'a contract to take over': amount =>
    getQitechContracts(contextWith({ data: [{ _id: 'c1', balance: amount }] }), {
      hashId: 'h',
      proposalId: '',
    }),
};

const spellings: readonly (readonly [amount: unknown, cents: number])[] = [
  [12500.5, 12_500_50],
  ['12500.5', 12_500_50],
  ['12500.50', 12_500_50],
  ['12.500,50', 12_500_50],
  ['R$ 12.500,50', 12_500_50],
  ['12,500.50', 12_500_50],
  [{ $numberDecimal: '12500.50' }, 12_500_50],
  ['12.500', 12_500_00],
];

/** Readers that give cents, or reais for a field. */
const values: Record<string, (amount: unknown) => Promise<number | undefined>> = {
  'the price of a vehicle': async amount => {
    const answer = await getVehiclePrice(contextWith({ data: { modelo: 'Gol', valor: amount } }), {
      hashId: 'h',
      modelo: 'Gol',
      anoModelo: '2020',
    });
    return answer.ok && answer.value?.valor ? Math.round(answer.value.valor * 100) : undefined;
  },
  'the value of a property': async amount => {
    const answer = await getResidencyValue(contextWith({ data: { valor: amount } }), 'h', '');
    return answer.ok ? Math.round(answer.value * 100) : undefined;
  },
  'the granted amount of a proposal': async amount => {
    const { systemicValue } = decodeProposal({ systemicValue: amount });
    return systemicValue === undefined ? undefined : Math.round(systemicValue * 100);
  },
  'the minimum of a field': async amount =>
    decodeField({ key: 'valor', component: 'money', minValue: amount }).minValue,
  'the maximum of a slider': async amount =>
    decodeField({ key: 'valor', component: 'sliderMoney', maxValue: amount }).maxValue,
  'the stored value of a field': async amount => {
    const field = decodeField({ key: 'valor', component: 'money' });
    return openStep({ fields: [field] }, { valor: amount }).values.valor as number; // cents of the kind
  },
};

test('[16.2] [5.24e] a mark of a slider is read in every spelling of a text or number', () => {
  const marks = spellings.filter(([amount]) => typeof amount !== 'object');
  expect(marks.map(([amount]) => marksOf(decodeOptionList([{ value: amount }]))[0])).toEqual(
    marks.map(([, cents]) => cents),
  );
});

test('[16.2] [16.9] an amount that cannot be read is reported by operation and member, without its value', async () => {
  const reports: unknown[] = [];
  const answer = {
    data: [
      { _id: 'c1', balance: '12,500', installmentValue: '' },
      { _id: 'c2', balance: 'muito' },
    ],
  };
  const context = contextWith(answer);
  await listContracts({ ...context, onUnreadable: (...report) => reports.push(report) }, 'h');
  await listContracts(
    { ...contextWith({ data: [] }), onUnreadable: (...report) => reports.push(report) },
    'h',
  );
  expect(reports).toEqual([['listContracts', ['balance']]]);
});

test.each(Object.entries(values))('[16.2] [5.20b] %s is read in every spelling', async (_, readAmount) => {
  const amounts = await Promise.all(spellings.map(([amount]) => readAmount(amount)));
  expect(amounts).toEqual(spellings.map(([, cents]) => cents));
});

test.each(Object.entries(readers))(
  '[16.2] %s: an amount is read as a number and as a Brazilian text, in cents',
  async (_, read) => {
    for (const [amount, cents] of [
      [1234.56, 123_456],
      ['1234.56', 123_456],
      ['R$ 1.234,56', 123_456],
      [1.005, 101],
      ...spellings,
    ])
      expect(JSON.stringify(await read(amount))).toMatch(
        new RegExp(`"(?:amount|value|balance)":${cents}\\b`),
      );
  },
);

test.each(Object.entries(readers))(
  '[16.2] %s: a negative or absurd amount counts as none',
  async (_, read) => {
    for (const amount of [-10, 1e300, 'muito']) {
      const answer = JSON.stringify(await read(amount));
      expect(answer).toContain('"ok":true');
      expect(answer).not.toMatch(/"(?:amount|value|balance)":-?\d/);
    }
  },
);

test.each(['the details of a proposal', 'a proposal of the same CPF'])(
  '[7.13] [7.18] %s: an amount of zero counts as none',
  async name => {
    for (const amount of [0, '0,00', 'R$ 0,00']) {
      const answer = JSON.stringify(await readers[name]?.(amount));
      expect(answer).toContain('"ok":true');
      expect(answer).not.toContain('"amount"');
    }
  },
);
