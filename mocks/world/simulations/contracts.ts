import type { components } from '#openapi/schema.gen.ts';
import { bankOptions } from '#scenarios/lists/banks.ts';
import type { Pricing } from '#scenarios/products/pricing.ts';
import type { Service } from '../call.ts';
import { drawIdentifier, drawShare } from '../identifiers.ts';
import { type Cents, toCents, toReais } from './cents.ts';
import { financedBy, instalmentOf } from './quote.ts';

/** An existing loan of the visitor, here or at another bank. */
export interface KnownContract {
  id: string;
  number: string;
  bankCode: string;
  bankName: string;
  balance: Cents;
  instalment: Cents;
  paidInstalments: number;
  months: number;
  monthlyRate: number;
  /** Portability for a loan at another bank, refinancing for one here. */
  pricingType: 'portability' | 'refinancing';
}

/** Contracts are drawn from a separate sequence, so that they do not change other drawn values. */
const CONTRACT_SEED = 0x71c0;

/**
 * The contracts of the visitor: two at other banks, at higher rates than this product's, and one here. They are drawn
 * from the seed, so the same world always has the same contracts. The product can take over their sum.
 */
export function contractsOf({ state, product }: Service): KnownContract[] {
  const { pricing } = product;
  if (!pricing || pricing.instalmentPlans.length === 0) return [];
  const draws = { seed: state.seed ^ CONTRACT_SEED, drawn: 0 };
  const { name } = product.system.bank;
  return [
    drawContract(draws, pricing, pickOtherBank(draws), 'portability'),
    drawContract(draws, pricing, pickOtherBank(draws), 'portability'),
    drawContract(draws, pricing, { code: codeOf(name), name }, 'refinancing'),
  ];
}

interface Bank {
  code: string;
  name: string;
}

function pickOtherBank(draws: { seed: number; drawn: number }): Bank {
  const option = bankOptions[Math.floor(drawShare(draws) * Math.min(10, bankOptions.length))];
  const [code = '', name = ''] = option?.label.split(' - ') ?? [];
  return { code, name };
}

const codeOf = (name: string): string =>
  bankOptions.find(({ label }) => label.toLowerCase().endsWith(name.toLowerCase()))?.value ?? '000';

function drawContract(
  draws: { seed: number; drawn: number },
  pricing: Pricing,
  bank: Bank,
  pricingType: KnownContract['pricingType'],
): KnownContract {
  const id = drawIdentifier(draws);
  const ownRate = Math.max(...pricing.instalmentPlans.map(plan => plan.monthlyRate));
  const monthlyRate = Math.round((ownRate * 1.15 + drawShare(draws) * 0.004) * 10_000) / 10_000;
  const months = Math.max(...pricing.instalmentPlans.map(plan => plan.months));
  const [smallest, largest] = [toCents(pricing.minAmount), toCents(pricing.maxAmount)];
  const lentAmount = Math.round(Math.max(smallest * 1.5, (0.15 + drawShare(draws) * 0.15) * largest));
  const instalment = instalmentOf(lentAmount, monthlyRate, months);
  const paidInstalments = Math.floor((0.2 + drawShare(draws) * 0.2) * months);
  return {
    id,
    number: String(Math.floor(drawShare(draws) * 1e10)).padStart(10, '0'),
    bankCode: bank.code,
    bankName: bank.name,
    balance: financedBy(instalment, monthlyRate, months - paidInstalments),
    instalment,
    paidInstalments,
    months,
    monthlyRate,
    pricingType,
  };
}

export const wireContract = (contract: KnownContract): components['schemas']['Contract'] => ({
  _id: contract.id,
  number: contract.number,
  bankCode: contract.bankCode,
  bankName: contract.bankName,
  balance: toReais(contract.balance),
  installmentValue: toReais(contract.instalment),
  paidInstallments: contract.paidInstalments,
  totalInstallments: contract.months,
  rate: contract.monthlyRate,
  pricingType: contract.pricingType,
});
