import {
  amountOfWire,
  type InstalmentOption,
  type Lender,
  type Limits,
  type Offer,
} from '#journey/simulation/offer.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, type Json, number, record, text, words } from '../../decode/json.ts';

/** The most options or withdrawals shown; a hostile answer could block the page. */
const MAX_LISTED = 500;

const amount = (json: Json, name: string): number | undefined => amountOfWire(json[name]);

function decodeOption(json: unknown): InstalmentOption | undefined {
  const source = record(json);
  const months = number(source, 'prazo');
  const instalment = amount(source, 'valorDaParcela');
  if (months === undefined || !Number.isSafeInteger(months) || months < 1 || instalment === undefined)
    return undefined;
  const rate = number(source, 'taxa');
  return {
    months,
    monthlyRate: rate !== undefined && rate >= 0 ? rate : undefined,
    instalment,
    iof: amount(source, 'iof'),
  };
}

/** The options of an answer, shortest first; `undefined` without a list. Options that cannot be paid are left out. */
function decodeOptions(json: Json): InstalmentOption[] | undefined {
  if (!Array.isArray(json.installmentSimulations)) return undefined;
  return children(json, 'installmentSimulations')
    .slice(0, MAX_LISTED)
    .map(decodeOption)
    .filter((option): option is InstalmentOption => option !== undefined)
    .sort((a, b) => a.months - b.months);
}

function decodeLimits(json: Json): Limits | undefined {
  const min = amount(json, 'valorMinimo');
  const max = amount(json, 'valorMaximo');
  return min === undefined || max === undefined || min > max ? undefined : { min, max };
}

function withdrawals(json: Json): Offer['withdrawals'] {
  return children(json, 'antecipacoes')
    .slice(0, MAX_LISTED)
    .flatMap(context => {
      const cents = amount(record(context), 'valor');
      return cents === undefined ? [] : [{ date: text(record(context), 'data'), amount: cents }];
    });
}

/** The common part of all offers; `undefined` without a list of options. `financed`: the name of the amount. */
function decodeTerms(json: Json, financed: string, lender: Lender | undefined): Offer | undefined {
  const options = decodeOptions(json);
  return (
    options && {
      amount: amount(json, financed) ?? 0,
      limits: decodeLimits(json),
      fee: amount(json, 'loanFee') ?? 0,
      iof: amount(json, 'iof') ?? 0,
      insurance: amount(json, 'valorDoSeguro'),
      settles: amount(json, 'saldoDevedor'),
      entry: amount(json, 'valorEntradaCDC'),
      pricingType: text(json, 'pricingType'),
      options,
      withdrawals: withdrawals(json),
      lender,
    }
  );
}

/** 3.40. */
export const decodeSimulation = (data: Json): Offer | undefined => decodeTerms(data, 'valor', undefined);

/** 3.39: `data.simulation` (7.29). */
export const decodeCdcSimulation = (data: Json): Offer | undefined =>
  isRecord(data.simulation)
    ? decodeTerms(child(data, 'simulation'), 'valorDoFinanciamento', undefined)
    : undefined;

/** 7.37: the offer of one bank; `undefined` without a bank or options. */
export function decodeLenderOffer(json: unknown): Offer | undefined {
  const bank = child(record(json), 'bank');
  const lender = { id: text(bank, 'id'), name: words(bank, 'name'), slug: text(bank, 'slug') };
  if (lender.id === '' || lender.name === '') return undefined;
  const offer = decodeTerms(record(json), 'valorDoFinanciamento', lender);
  return offer && offer.options.length > 0 ? offer : undefined;
}

/** Limits known before a simulation (7.31, 7.35). */
export const decodeRange = (data: Json): Limits | undefined => decodeLimits(data);
