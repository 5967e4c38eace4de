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
const MOST = 500;

const amount = (from: Json, name: string): number | undefined => amountOfWire(from[name]);

function decodeOption(context: unknown): InstalmentOption | undefined {
  const from = record(context);
  const months = number(from, 'prazo');
  const instalment = amount(from, 'valorDaParcela');
  if (months === undefined || !Number.isSafeInteger(months) || months < 1 || instalment === undefined)
    return undefined;
  const rate = number(from, 'taxa');
  return {
    months,
    monthlyRate: rate !== undefined && rate >= 0 ? rate : undefined,
    instalment,
    iof: amount(from, 'iof'),
  };
}

/** The options of an answer, shortest first; `undefined` without a list. Options that cannot be paid are left out. */
function decodeOptions(from: Json): InstalmentOption[] | undefined {
  if (!Array.isArray(from.installmentSimulations)) return undefined;
  return children(from, 'installmentSimulations')
    .slice(0, MOST)
    .map(decodeOption)
    .filter((option): option is InstalmentOption => option !== undefined)
    .sort((one, other) => one.months - other.months);
}

function decodeLimits(from: Json): Limits | undefined {
  const min = amount(from, 'valorMinimo');
  const max = amount(from, 'valorMaximo');
  return min === undefined || max === undefined || min > max ? undefined : { min, max };
}

function withdrawals(from: Json): Offer['withdrawals'] {
  return children(from, 'antecipacoes')
    .slice(0, MOST)
    .flatMap(context => {
      const cents = amount(record(context), 'valor');
      return cents === undefined ? [] : [{ date: text(record(context), 'data'), amount: cents }];
    });
}

/** The common part of all offers; `undefined` without a list of options. `financed`: the name of the amount. */
function decodeTerms(from: Json, financed: string, lender: Lender | undefined): Offer | undefined {
  const options = decodeOptions(from);
  return (
    options && {
      amount: amount(from, financed) ?? 0,
      limits: decodeLimits(from),
      fee: amount(from, 'loanFee') ?? 0,
      iof: amount(from, 'iof') ?? 0,
      insurance: amount(from, 'valorDoSeguro'),
      settles: amount(from, 'saldoDevedor'),
      entry: amount(from, 'valorEntradaCDC'),
      pricingType: text(from, 'pricingType'),
      options,
      withdrawals: withdrawals(from),
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
export function decodeLenderOffer(context: unknown): Offer | undefined {
  const bank = child(record(context), 'bank');
  const lender = { id: text(bank, 'id'), name: words(bank, 'name'), slug: text(bank, 'slug') };
  if (lender.id === '' || lender.name === '') return undefined;
  const offer = decodeTerms(record(context), 'valorDoFinanciamento', lender);
  return offer && offer.options.length > 0 ? offer : undefined;
}

/** Limits known before a simulation (7.31, 7.35). */
export const decodeRange = (data: Json): Limits | undefined => decodeLimits(data);
