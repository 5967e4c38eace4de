import type { PlannedInsurance } from './journey.ts';
import { surchargeFor } from './plan-insurance.ts';
import type { Random } from './random.ts';
import { isJsonObject, type Json, type Wire } from './wire.ts';

type Offer = Wire['simulation'];

const roundCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Installments for an amount: simple interest is enough for a service that is only looked at. */
export const instalmentFor = (amount: number, months: number, surcharge = 0): Wire['installment'] => ({
  prazo: months,
  taxa: 0.0349,
  valorDaParcela: roundCents(amount / months + amount * 0.0349 + surcharge),
});

/** The best offer of a simulation step. */
export function createOffer(type: string, random: Random): Offer {
  const amount = random.pick([3500, 1872.96, 12_000]);
  if (type === 'simulacaoFgtsAniversario') return createWithdrawals(random.integer(1, 5));
  const terms = random.pick([[12], [12, 24], [6, 12, 18, 36]]);
  return {
    valor: amount,
    installmentSimulations: terms.map(months => instalmentFor(amount, months)),
    ...(random.chance(0.6) && { valorMinimo: 500, valorMaximo: 20_000, loanFee: 120, iof: 98.42 }),
  };
}

/** Withdrawals of the FGTS anniversary: the amount belongs to their number. */
function createWithdrawals(count: number): Offer {
  const withdrawals = Array.from({ length: count }, (_, index) => ({
    data: `${2027 + index}-03-01`,
    valor: roundCents(980.5 - index * 60),
  }));
  const amount = roundCents(withdrawals.reduce((sum, { valor }) => sum + valor, 0) * 0.68);
  return { valor: amount, installmentSimulations: [instalmentFor(amount, count)], antecipacoes: withdrawals };
}

/** The largest amount whose instalments are not above this one. */
function offerByInstalment(offer: Offer, instalment: number, months: number): Offer {
  const amount = Math.floor((instalment / (1 / months + 0.0349)) * 100) / 100;
  return { ...offer, valor: amount, installmentSimulations: [instalmentFor(amount, months)] };
}

/** The offer for a request, each member of which restricts it. */
export function offerFor(offer: Offer, request: Json, insurance?: PlannedInsurance): Offer {
  const { valor, prazo, comSeguro, tipo, valorDaParcela } = isJsonObject(request) ? request : {};
  const surcharge = surchargeFor(insurance, comSeguro === true);
  if (offer.antecipacoes) return typeof prazo === 'number' ? createWithdrawals(prazo) : offer;
  const terms = offer.installmentSimulations.map(option => option.prazo);
  if (tipo === 'parcela' && typeof valorDaParcela === 'number')
    return offerByInstalment(offer, valorDaParcela, typeof prazo === 'number' ? prazo : Math.max(...terms));
  const amount = typeof valor === 'number' ? valor : offer.valor;
  const chosenTerms = typeof prazo === 'number' ? terms.filter(months => months === prazo) : terms;
  return {
    ...offer,
    valor: amount,
    ...(insurance && { valorDoSeguro: insurance.price }),
    installmentSimulations: (chosenTerms.length > 0 ? chosenTerms : terms).map(months =>
      instalmentFor(amount, months, surcharge),
    ),
  };
}
