import { expect, test } from 'vitest';
import { initialInputsOf } from './simulation-request.ts';
import { sampleFacts, simulationFor } from './testing/sample.ts';
import { counterOfferTextOf } from './texts.ts';

test('[3.40] [7.36d] what the service offers instead of the request is named until the visitor changes the input', () => {
  const loan = simulationFor('simulation');
  const inputs = initialInputsOf(loan, sampleFacts);
  const textOf = (amount: number, counterOffer: number | undefined) =>
    counterOfferTextOf(loan, { counterOffer, inputs: { ...inputs, amount } });
  expect(textOf(2000_00, 2000_00)).toBe('O banco oferece R$\u00a02.000,00.');
  expect(textOf(3000_00, 2000_00)).toBe('');
  expect(textOf(2000_00, undefined)).toBe('');
  const anticipation = simulationFor('simulacaoFgtsAniversario');
  const countOf = (months: number) =>
    counterOfferTextOf(anticipation, { counterOffer: 5, inputs: { ...inputs, months } });
  expect([countOf(5), countOf(4)]).toEqual(['O banco oferece 5 saques.', '']);
});
