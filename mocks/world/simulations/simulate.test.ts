import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import { loan, serviceOf } from './testing/service-of.ts';

test('[7.28] without a requested amount the suggested amount is offered in every term, with the limits', () => {
  const { data } = serviceOf(loan).successBody(simulate, { body: {} });
  expect(data).toMatchObject({ valor: 3500, valorMinimo: 500, valorMaximo: 8000, loanFee: 120 });
  expect(data.installmentSimulations.map(({ prazo, taxa }) => [prazo, taxa])).toEqual([
    [6, 0.0339],
    [12, 0.0349],
    [24, 0.0359],
    [36, 0.0379],
  ]);
});

test('[7.28] 12 instalments of R$ 3.500,00 pay back amount, fee and tax at 3,49% a month', () => {
  const { data } = serviceOf(loan).successBody(simulate, { body: { valor: 3500, prazo: 12 } });
  const option = data.installmentSimulations[1];
  // The tax is 2,0793% of what is owed: (3500 + 120) * 0.020793 / 0.979207 = 76.87.
  // 3500 + 120 + 76.87 = 3696.87; 3696.87 * 0.0349 / (1 - 1.0349 ** -12) = 382.34.
  expect([data.iof, option?.iof, option?.valorDaParcela]).toEqual([76.87, 76.87, 382.34]);
});

test('[7.28] the tax beside the list is that of the requested term', () => {
  const { successBody } = serviceOf(loan);
  for (const prazo of [6, 12, 24, 36]) {
    const { data } = successBody(simulate, { body: { valor: 3500, prazo } });
    expect(data.iof).toBe(data.installmentSimulations.find(option => option.prazo === prazo)?.iof);
  }
});

test('[7.28] the present value of every option is amount plus fee plus tax, to the cent', () => {
  const { successBody } = serviceOf(loan);
  fc.assert(
    fc.property(fc.integer({ min: 500_00, max: 8000_00 }), cents => {
      const { data } = successBody(simulate, { body: { valor: cents / 100 } });
      expect(data.installmentSimulations).toHaveLength(4);
      for (const { prazo, taxa, valorDaParcela, iof = 0 } of data.installmentSimulations) {
        const debt = cents + Math.round((data.loanFee ?? 0) * 100) + Math.round(iof * 100);
        let presentValue = 0;
        for (let month = 1; month <= prazo; month += 1)
          presentValue += (valorDaParcela * 100) / (1 + taxa) ** month;
        expect(Math.abs(presentValue - debt)).toBeLessThanOrEqual(prazo);
      }
    }),
  );
});

test('[7.28] no amount of an answer has more than two decimals', () => {
  const { successBody } = serviceOf(loan);
  fc.assert(
    fc.property(fc.integer({ min: 500_00, max: 8000_00 }), fc.boolean(), (cents, comSeguro) => {
      const { data } = successBody(simulate, { body: { valor: cents / 100, comSeguro } });
      const amounts = [
        data.valor,
        data.valorMinimo,
        data.valorMaximo,
        data.loanFee,
        data.iof,
        data.valorDoSeguro,
      ];
      for (const { valorDaParcela, iof } of data.installmentSimulations) amounts.push(valorDaParcela, iof);
      for (const amount of amounts) expect(String(amount)).toMatch(/^\d+(\.\d{1,2})?$/);
    }),
  );
});

test.each([499.99, 0, -1, 8000.01, 1e300])('[7.28] an amount of %d is refused with the limits', valor => {
  expect(serviceOf(loan).request(simulate, { body: { valor } })).toMatchObject({
    status: 422,
    body: { errors: { valor: 'O valor deve ficar entre R$ 500,00 e R$ 8.000,00.' } },
  });
});

test.each([500, 8000])('[7.28] the limit %d itself is offered', valor => {
  expect(serviceOf(loan).successBody(simulate, { body: { valor } }).data.valor).toBe(valor);
});

test('[7.28] a term that is not on offer is refused', () => {
  expect(serviceOf(loan).request(simulate, { body: { prazo: 7 } })).toMatchObject({
    status: 422,
    body: { errors: { prazo: 'O prazo deve ser um destes: 6, 12, 24, 36.' } },
  });
});

test('[7.28] a value that is not a number is refused under its name', () => {
  expect(serviceOf(loan).request(simulate, { body: { valor: 'muito', prazo: 1.5 } })).toMatchObject({
    status: 400,
    body: { errors: { valor: 'O campo Valor é inválido.', prazo: 'O campo Prazo é inválido.' } },
  });
});

test('[7.28] the insurance is added to each instalment and listed separately', () => {
  const { successBody } = serviceOf(loan);
  const [uninsured, insured] = [false, true].map(
    comSeguro => successBody(simulate, { body: { valor: 3500, comSeguro } }).data,
  );
  expect(uninsured?.valorDoSeguro).toBe(3.15);
  expect(insured?.valorDoSeguro).toBe(3.15);
  insured?.installmentSimulations.forEach(({ valorDaParcela }, index) => {
    const instalment = uninsured?.installmentSimulations[index]?.valorDaParcela ?? 0;
    expect(Math.round((valorDaParcela - instalment) * 100)).toBe(315);
  });
});

test('[7.28] the margin removes terms with a higher instalment, and lowers the largest amount', () => {
  const { successBody, request } = serviceOf({ ...loan, maxInstalment: 250 });
  const { data } = successBody(simulate, { body: { valor: 4000 } });
  expect(data.installmentSimulations.map(({ prazo }) => prazo)).toEqual([36]);
  const largestAmount = data.valorMaximo ?? 0;
  expect(largestAmount).toBeLessThan(8000);
  expect(successBody(simulate, { body: { valor: largestAmount } }).data.installmentSimulations).toHaveLength(
    1,
  );
  expect(request(simulate, { body: { valor: largestAmount + 1 } }).status).toBe(422);
});

test('[8.42] a margin too small for the smallest amount brings no option', () => {
  const { data } = serviceOf({ ...loan, maxInstalment: 10 }).successBody(simulate, { body: {} });
  expect(data.installmentSimulations).toEqual([]);
});

test('[8.42] a product that lends nothing has no simulation', () => {
  expect(serviceOf(undefined).request(simulate, { body: {} })).toMatchObject({
    status: 404,
    body: { message: 'Simulação não encontrada' },
  });
});

test('an unknown hash is refused', () => {
  expect(serviceOf(loan).request(simulate, { path: { hashId: 'ninguem' }, body: {} }).status).toBe(404);
});

test('[7.31] a simulation by instalment gives the amount, and no instalment exceeds the requested one', () => {
  const { successBody } = serviceOf(loan);
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 400_00 }), cents => {
      const { data } = successBody(simulate, {
        body: { tipo: 'parcela', valorDaParcela: cents / 100, prazo: 24 },
      });
      const option = data.installmentSimulations.find(({ prazo }) => prazo === 24);
      expect(option?.valorDaParcela).toBeLessThanOrEqual(cents / 100);
      expect(option?.valorDaParcela).toBeGreaterThan(cents / 100 - 0.02);
    }),
  );
});

test('[7.31] an instalment for which there is no amount is refused', () => {
  expect(serviceOf(loan).request(simulate, { body: { valorDaParcela: 5, prazo: 24 } })).toMatchObject({
    status: 422,
    body: { errors: { valorDaParcela: expect.stringContaining('A parcela deve ficar entre') } },
  });
});
