import type { components } from '#openapi/schema.gen.ts';
import type { OfferingBank } from '#scenarios/products/pricing.ts';
import { readMember } from '../../read-member.ts';
import { type Operation, proposalOfHash, refuse, type Service } from '../call.ts';
import { drawShare } from '../identifiers.ts';
import { type Cents, toCents, toReais } from './cents.ts';
import { type Conditions, conditionsOf, quoteOf } from './conditions.ts';
import { limitsMessage, wireOption } from './offer.ts';
import { realEstateLists } from './real-estate-lists.ts';
import { outOfLimits, refuseIfHashIsUnknown, refuseNotFound, refuseUnreadable } from './simulate.ts';
import { isCount, isNumber, isText } from './simulation-request.ts';

type WireOffer = components['schemas']['FinancingOffer'];

/** Offers of several banks for a property, lowest rate first; none if no bank finances that share (7.37). */
export const multipleFinancing: Operation<'multipleFinancing'> = (call, service) => {
  const refusal = refuseIfHashIsUnknown(call, service);
  if (refusal) return refusal;
  const { pricing } = service.product;
  if (!pricing?.offeringBanks) return { status: 200, body: { data: [] } };
  const [value, entry, months] = ['valorDoImovel', 'valorDeEntrada', 'prazo'].map(name =>
    readMember(call.body, name),
  );
  if (!isNumber(value) || value <= 0)
    return refuseUnreadable({ valorDoImovel: 'O campo Valor do imóvel é inválido.' });
  if (!isNumber(entry) || entry < 0)
    return refuseUnreadable({ valorDeEntrada: 'O campo Valor de entrada é inválido.' });
  if (!isCount(months)) return refuseUnreadable({ prazo: 'O campo Prazo é inválido.' });

  const propertyValue = toCents(value);
  const financed = propertyValue - toCents(entry);
  const conditions = conditionsOf(pricing);
  if (financed < conditions.min || financed > conditions.max)
    return outOfLimits({
      valorDeEntrada: limitsMessage('O valor financiado', conditions.min, conditions.max),
    });
  const longestTerm = Math.max(...conditions.instalmentPlans.map(plan => plan.months));
  if (months > longestTerm) return outOfLimits({ prazo: `O prazo deve ser de até ${longestTerm} meses.` });
  const offers = pricing.offeringBanks
    .filter(bank => financed <= Math.floor(propertyValue * bank.maxFinancedShare))
    .map(bank => offerOf(bank, financed, months, conditions))
    .filter(offer => offer.installmentSimulations.length > 0)
    .sort((left, right) => lowestRateOf(left) - lowestRateOf(right));
  return { status: 200, body: { data: offers } };
};

const lowestRateOf = ({ installmentSimulations }: WireOffer): number =>
  installmentSimulations[0]?.taxa ?? Number.POSITIVE_INFINITY;

/**
 * The offer of a bank for the requested term and the product's shorter ones. A financing of housing has neither tax nor
 * opening fee.
 */
function offerOf(
  bank: OfferingBank,
  financed: Cents,
  requestedMonths: number,
  conditions: Conditions,
): WireOffer {
  const untaxedConditions: Conditions = { ...conditions, fee: 0, iof: { fixed: 0, daily: 0 } };
  const termLengths = new Set([...conditions.instalmentPlans.map(plan => plan.months), requestedMonths]);
  const offeredTerms = [...termLengths]
    .filter(months => months <= Math.min(requestedMonths, bank.maxMonths))
    .sort((left, right) => left - right);
  const { id, name, slug, monthlyRate } = bank;
  return {
    bank: { id, name, slug },
    valorDoFinanciamento: toReais(financed),
    installmentSimulations: offeredTerms.map(months => {
      const { iof: _withoutTax, ...option } = wireOption(
        quoteOf(untaxedConditions, { months, monthlyRate }, financed, false),
      );
      return option;
    }),
  };
}

/** A list of the real-estate financing (7.25): one of the product, its lenders, or one that every such product has. */
export const getMultipleFinancingResource: Operation<'getMultipleFinancingResource'> = (call, service) => {
  const refusal = refuseIfHashIsUnknown(call, service);
  if (refusal) return refusal;
  const name = call.query.resource ?? 'tipoDeImovel';
  const { lists, pricing } = service.product;
  if (Object.hasOwn(lists, name))
    return { status: 200, body: { data: { resource: [...(lists[name] ?? [])] } } };
  if (name === 'bancos') {
    const bankOptions = (pricing?.offeringBanks ?? []).map(bank => ({ value: bank.id, label: bank.name }));
    return { status: 200, body: { data: { resource: bankOptions } } };
  }
  const list = Object.hasOwn(realEstateLists, name) ? realEstateLists[name] : undefined;
  if (!list) return refuse(404, { message: `A lista "${name}" não foi encontrada.` });
  return { status: 200, body: { data: { resource: [...list] } } };
};

/** The estimated value of a residence by its postal code, and the limits of its financing (7.25). */
export const getResidencyValue: Operation<'getResidencyValue'> = (call, service) => {
  const refusal = refuseIfHashIsUnknown(call, service);
  if (refusal) return refusal;
  const { pricing } = service.product;
  if (!pricing) return refuseNotFound();
  const cep = (call.query.cep ?? readSavedPostalCode(call.path.hashId, service) ?? '').replace(/\D/g, '');
  if (cep === '') return refuse(404, { message: 'Não encontrado' });
  if (cep.length !== 8) return refuseUnreadable({ cep: 'CEP inválido.' });
  const homeValue = homeValueAt(cep);
  const conditions = conditionsOf(pricing);
  const largestLoan = Math.min(
    conditions.max,
    Math.floor(homeValue * largestFinancedShareOf(pricing.offeringBanks)),
  );
  return {
    status: 200,
    body: {
      data: {
        valor: toReais(homeValue),
        valorMinimo: toReais(Math.min(conditions.min, largestLoan)),
        valorMaximo: toReais(largestLoan),
      },
    },
  };
};

const largestFinancedShareOf = (banks: readonly OfferingBank[] = []): number =>
  Math.max(0, ...banks.map(({ maxFinancedShare }) => maxFinancedShare)) || 0.8;

function readSavedPostalCode(hash: string | undefined, service: Service): string | undefined {
  for (const values of Object.values(proposalOfHash(hash, service)?.answers ?? {}))
    for (const [key, value] of Object.entries(values))
      if (/^cep/i.test(key) && isText(value) && value.replace(/\D/g, '').length === 8) return value;
  return undefined;
}

/**
 * Average price of a home in reais by region, the first digit of the postal code (0 is greater São Paulo
 * city).
 */
const averagesByRegion = [
  620_000, 430_000, 560_000, 390_000, 340_000, 360_000, 320_000, 480_000, 450_000, 420_000,
];

/**
 * Between half and twice the average of the region, in whole thousands. The same postal code always has the
 * same value.
 */
function homeValueAt(cep: string): Cents {
  const average = averagesByRegion[Number(cep[0])] ?? 400_000;
  const share = drawShare({ seed: Number(cep), drawn: 0 });
  return Math.round((average * 2 ** (share * 2 - 1)) / 1000) * 1000_00;
}
