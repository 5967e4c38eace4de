import type { Wire } from './wire.ts';

/** The property of the journeys. */
export const property = { price: 480_000, kind: { value: 'apto', label: 'Apartamento' } } as const;

/** The banks that finance it, each with its monthly rate. */
export const propertyBanks = [
  { id: 'banco-aurora', name: 'Banco Aurora', slug: 'aurora', rate: 0.0089 },
  { id: 'banco-serra', name: 'Crédito & Serra', slug: 'serra', rate: 0.0093 },
  { id: 'banco-mar', name: 'Caixa do Mar', slug: 'mar', rate: 0.0089 },
] as const;

/** The offers of all banks for an entry of 20% to 80% of the price, with the requested term and shorter ones. */
export function propertyOffersFor(entry: number, months: number): Wire['financingOffer'][] | undefined {
  if (!(entry >= property.price * 0.2 && entry <= property.price * 0.8)) return undefined;
  const amount = property.price - entry;
  const terms = [120, 240, months].filter(
    (term, index, all) => term <= months && all.indexOf(term) === index,
  );
  return propertyBanks.map(({ rate, ...bank }) => ({
    bank,
    valorDoFinanciamento: amount,
    installmentSimulations: terms.map(prazo => ({
      prazo,
      taxa: rate,
      valorDaParcela: Math.round((amount / prazo + amount * rate) * 100) / 100,
    })),
  }));
}
