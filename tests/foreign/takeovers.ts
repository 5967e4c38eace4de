import type { PlannedSimulation } from './journey.ts';
import type { Random } from './random.ts';
import type { Wire } from './wire.ts';

type Takeover = NonNullable<PlannedSimulation['takeover']>;

/**
 * Contracts of the visitor which a portability takes over from other banks, or a refinancing from the same one (3.42).
 */
const contracts: readonly Wire['contract'][] = [
  {
    _id: 'contrato-1',
    number: '0046512387',
    bankCode: '033',
    bankName: 'Santander',
    balance: 8420.55,
    installmentValue: 312.4,
    paidInstallments: 18,
    totalInstallments: 60,
    rate: 0.0199,
  },
  {
    _id: 'contrato-2',
    number: '0099120045',
    bankCode: '033',
    bankName: 'Santander',
    balance: 1200,
    installmentValue: 98.07,
    paidInstallments: 3,
    totalInstallments: 18,
    rate: 0.0245,
  },
];

/** Banks that take part in a credit transfer. */
export const transferBanks: readonly Wire['option'][] = [
  { value: '341', label: '341 - Itaú Unibanco' },
  { value: '033', label: '033 - Santander' },
];

export function createTakeover(type: string, random: Random): Takeover {
  return {
    pricingType: type === 'qiTechPortability' ? 'portability' : 'refinancing',
    contracts,
    chosen: random.chance(0.5) ? contracts : contracts.slice(0, 1),
  };
}

/** The offer that takes over these contracts: their balances, and some money for the visitor. */
export function offerToTakeOver(
  taken: readonly Wire['contract'][],
  pricingType: Takeover['pricingType'],
  surcharge: number,
): Wire['simulation'] {
  const balance = taken.reduce((sum, contract) => sum + (contract.balance ?? 0), 0);
  const amount = Math.round((balance + 1500) * 100) / 100;
  return {
    valor: amount,
    saldoDevedor: Math.round(balance * 100) / 100,
    pricingType,
    installmentSimulations: [24, 48].map(months => ({
      prazo: months,
      taxa: 0.0169,
      valorDaParcela: Math.round((amount / months + amount * 0.0169 + surcharge) * 100) / 100,
    })),
  };
}
