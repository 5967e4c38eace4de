import { expect, test } from 'vitest';
import { getQitechContracts, getQitechParticipants, simulateQitech } from './qitech.ts';
import { loan, serviceOf } from './testing/service-of.ts';

const contractsFor = (pricingType: string, service = serviceOf(loan)) =>
  service.successBody(getQitechContracts).data.filter(contract => contract.pricingType === pricingType);

const idsOf = (contracts: readonly { _id: string }[]) => contracts.map(({ _id }) => _id);

test('[7.35] the contracts of a world never change, and their balance is the debt of their instalments', () => {
  const contracts = serviceOf(loan).successBody(getQitechContracts).data;
  expect(serviceOf(loan).successBody(getQitechContracts).data).toEqual(contracts);
  expect(contracts).toHaveLength(3);
  for (const {
    balance = 0,
    installmentValue = 0,
    paidInstallments = 0,
    totalInstallments = 0,
    rate = 0,
  } of contracts) {
    const openInstallments = totalInstallments - paidInstallments;
    const presentValue = (installmentValue * (1 - (1 + rate) ** -openInstallments)) / rate;
    expect(Math.abs(presentValue - balance)).toBeLessThanOrEqual(openInstallments / 100);
    expect(paidInstallments).toBeGreaterThan(0);
    expect(openInstallments).toBeGreaterThan(0);
  }
});

test('[3.42] a new loan is simulated without contracts', () => {
  const { data } = serviceOf(loan).successBody(simulateQitech, { body: { valor: 2000 } });
  expect(data).toMatchObject({ valor: 2000, pricingType: 'newLoan' });
});

test('[3.42] a portability moves exactly what is owed, free of fee and tax', () => {
  const contracts = contractsFor('portability');
  const debt = contracts.reduce((sum, { balance = 0 }) => sum + Math.round(balance * 100), 0) / 100;
  const { data } = serviceOf(loan).successBody(simulateQitech, {
    body: { pricingType: 'portability', contracts: idsOf(contracts) },
  });
  expect(data).toMatchObject({
    valor: debt,
    saldoDevedor: debt,
    valorMinimo: debt,
    valorMaximo: debt,
    loanFee: 0,
    iof: 0,
    pricingType: 'portability',
  });
  expect(data.installmentSimulations.length).toBeGreaterThan(0);
});

test('[3.42] a refinancing covers at least the debt; any larger amount is paid out', () => {
  const [contract] = contractsFor('refinancing');
  const body = { pricingType: 'refinancing', contracts: idsOf(contract ? [contract] : []) };
  const { successBody, request } = serviceOf(loan);
  const debt = contract?.balance ?? 0;
  expect(successBody(simulateQitech, { body: { ...body, valor: 7000 } }).data).toMatchObject({
    valor: 7000,
    valorMinimo: debt,
    saldoDevedor: debt,
    loanFee: 120,
  });
  expect(request(simulateQitech, { body: { ...body, valor: debt - 0.01 } }).status).toBe(422);
});

test('[3.42] a missing or unknown contract is refused, and so is a contract of another operation', () => {
  const { request } = serviceOf(loan);
  const refusalOf = (pricingType: string, contracts?: string[]) =>
    request(simulateQitech, { body: { pricingType, contracts } });
  expect(refusalOf('portability')).toMatchObject({
    status: 422,
    body: { errors: { contracts: 'Escolha ao menos um contrato.' } },
  });
  expect(refusalOf('portability', ['ffffffffffffffffffffffff'])).toMatchObject({
    status: 422,
    body: { errors: { contracts: 'Contrato não encontrado.' } },
  });
  expect(refusalOf('portability', idsOf(contractsFor('refinancing')))).toMatchObject({
    status: 422,
    body: { errors: { contracts: 'Este contrato não serve para esta operação.' } },
  });
  expect(refusalOf('swap', [])).toMatchObject({
    status: 422,
    body: { errors: { pricingType: expect.anything() } },
  });
});

test('[7.35] the list of banks has those that lend, and is empty if the product lends nothing', () => {
  expect(serviceOf(loan).successBody(getQitechParticipants).data.resource.length).toBeGreaterThan(20);
  expect(serviceOf(undefined).successBody(getQitechParticipants).data.resource).toEqual([]);
  expect(serviceOf(undefined).successBody(getQitechContracts).data).toEqual([]);
});
