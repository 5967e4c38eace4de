import { expect, test } from 'vitest';
import { awaitsSignature, contractsToSign } from './contracts-to-sign.ts';
import type { LoanContract } from './model/loan-contract.ts';

const createContract = (overrides: Partial<LoanContract>): LoanContract => ({
  id: 'c',
  number: '',
  bankName: '',
  balance: undefined,
  installmentValue: undefined,
  paidInstallments: undefined,
  totalInstallments: undefined,
  ...overrides,
});

test('[2.11] contracts to sign are those with a signature status', () => {
  const contracts = contractsToSign([
    createContract({ id: 'a', signature: 'pending', name: 'CCB', link: 'https://assina.exemplo.com.br/a' }),
    createContract({ id: 'b', signature: 'signed' }),
    createContract({ id: 'loan' }),
    createContract({ id: 'odd', signature: 'toString' }),
  ]);
  expect(contracts.map(({ id, label }) => [id, label])).toEqual([
    ['a', 'Assinatura pendente'],
    ['b', 'Assinatura concluída'],
  ]);
  expect(contracts[1]?.name).toBe('Contrato');
});

test('[12.2] a contract with an unsafe address has no address', () => {
  const [firstContract] = contractsToSign([
    createContract({ signature: 'pending', link: 'javascript:alert(1)' }),
  ]);
  expect(firstContract?.link).toBeUndefined();
});

test.each([
  ['pending', undefined, true],
  ['pending', 'https://assina.exemplo.com.br/a', true],
  ['refused', undefined, false],
  ['refused', 'https://assina.exemplo.com.br/a', true],
  ['signed', 'https://assina.exemplo.com.br/a', false],
] as const)(
  '[2.11] [13.5] a %s contract with the link %j awaits a signature: %j',
  (signature, link, awaits) => {
    const contracts = contractsToSign([createContract({ signature, ...(link && { link }) })]);
    expect(contracts.map(awaitsSignature)).toEqual([awaits]);
  },
);
