import { expect, test } from 'vitest';
import type { CustomFields, Proposal, StepValues } from './model/proposal.ts';
import { receiptOf, receiptTextOf } from './receipt.ts';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';

const configWith = (type: string) =>
  configurationWith({
    bank: { id: '', name: 'Banco PAN', slug: '', image: '' },
    product: { id: '', name: 'Consignado INSS', slug: '' },
    steps: [stepWith({ slug: 'simulacao', order: 1, type: stepTypeWith(type) })],
  });

const proposalOf = (values: StepValues | undefined, customFields?: Partial<CustomFields>): Proposal => ({
  ...proposalWith(values ? { simulacao: values } : {}),
  id: '6650c1f2a4b3d90012e7f001',
  ...(customFields && {
    customFields: { proposalNumber: '', firstDueDate: '', payoutForecast: '', ...customFields },
  }),
});

const saved = { valor: 12_345.67, prazo: 84, taxa: 0.0166, valorDaParcela: 274.31 };
const lenderFacts = { proposalNumber: '8812345', firstDueDate: '2026-12-22', payoutForecast: '2026-11-24' };
/** The text with ordinary blanks: amounts contain a no-break space. */
const withPlainBlanks = (text: string) => text.replaceAll('\u00a0', ' ');

test('[2.2] [2.3] a receipt has amount, instalments, rate, total, first due date, payout day and number', () => {
  const receipt = receiptOf(configWith('simulation'), proposalOf(saved, lenderFacts));
  expect(JSON.parse(withPlainBlanks(JSON.stringify(receipt)))).toEqual({
    amount: { name: 'Valor do crédito', value: 'R$ 12.345,67' },
    figures: [
      { name: 'Prazo', value: '84 parcelas' },
      { name: 'Valor da parcela', value: 'R$ 274,31' },
      { name: 'Juros', value: '1,66% ao mês' },
      { name: 'Total a pagar', value: 'R$ 23.042,04' },
      { name: '1ª parcela em', value: '22/12/2026' },
      { name: 'Depósito', value: '24/11/2026' },
    ],
    number: { name: 'Número da proposta', value: '8812345' },
  });
});

test('[2.3] facts that the service has not sent are left out; without a number the identifier is shown', () => {
  expect(receiptOf(configWith('simulation'), proposalOf(undefined))).toEqual({
    amount: undefined,
    figures: [],
    number: { name: 'Código da proposta', value: '6650c1f2a4b3d90012e7f001' },
  });
});

test('[2.3] an unreadable due date is left out; a payout forecast may be a text', () => {
  const { figures } = receiptOf(
    configWith('simulation'),
    proposalOf(undefined, { firstDueDate: 'em breve', payoutForecast: 'em até 1 dia útil' }),
  );
  expect(figures).toEqual([{ name: 'Depósito', value: 'em até 1 dia útil' }]);
});

test.each([
  ['simulacaoFgtsAniversario', { ...saved, prazo: 5 }, 'Você recebe', ['Antecipação', '5 saques']],
  ['simulationCdc', saved, 'Valor do financiamento', ['Prazo', '84 parcelas']],
  ['qiTechPortability', saved, 'Valor do novo contrato', ['Prazo', '84 parcelas']],
  ['simulation', { ...saved, taxa: 0 }, 'Valor', ['Prazo', '84 parcelas']],
])(
  '[2.3] a receipt of %s names the amount and the term as the product does',
  (type, values, amount, [name, value]) => {
    const receipt = receiptOf(configWith(type), proposalOf(values));
    expect(receipt.amount?.name).toBe(amount);
    expect(receipt.figures[0]).toEqual({ name, value });
  },
);

test('[2.3] the instalment of a withdrawal is left out, because the visitor does not pay it', () => {
  const { figures } = receiptOf(configWith('simulacaoFgtsAniversario'), proposalOf(saved));
  expect(figures.map(({ name }) => name)).not.toContain('Valor da parcela');
});

test('[2.3] the text of a receipt has product and bank, then every line', () => {
  const config = configWith('simulation');
  const text = receiptTextOf(config, receiptOf(config, proposalOf({ valor: 900 }, { proposalNumber: '77' })));
  expect(withPlainBlanks(text)).toBe(
    'Consignado INSS · Banco PAN\nValor do crédito: R$ 900,00\nNúmero da proposta: 77',
  );
});

test.each(['reprovada', 'Recusada', 'negada', 'cancelada'])(
  '[2.2] [8.1] [4.26] the receipt of a proposal that ended in the situation %s has its number, and no credit',
  situation => {
    const { steps, ...rest } = configWith('simulation');
    const end = stepWith({ slug: 'fim', order: 2, type: stepTypeWith('finished') });
    const config = { ...rest, steps: [...steps, end] };
    const proposal = { ...proposalOf(saved, lenderFacts), currentStep: 'fim', situation };
    expect(receiptOf(config, proposal)).toEqual({
      amount: undefined,
      figures: [],
      number: { name: 'Número da proposta', value: '8812345' },
    });
    // After an external redo the journey goes on.
    expect(receiptOf(config, { ...proposal, currentStep: 'simulacao' }).amount).toBeDefined();
  },
);
