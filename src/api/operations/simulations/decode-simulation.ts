import {
  type InstalmentOption,
  type Lender,
  type Limits,
  type Offer,
  optionKeyOf,
} from '#journey/simulation/offer.ts';
import { isRecord } from '#shared/record.ts';
import {
  asRecord,
  decodeReadableEntries,
  firstOfEachName,
  type Json,
  listOf,
  readDisplayText,
  readList,
  readNumber,
  readRecord,
  readText,
} from '../../decode/json.ts';
import { readCents, readCost, readRate } from '../../decode/read-cents.ts';
import { noteUnreadable } from '../../decode/take-unreadable-names.ts';

/** Upper limit on decoded options or withdrawals: a huge answer must not freeze the page. */
const MAX_DECODED = 500;

/** An instalment of zero is a number that was never set. `undefined` for that and for other unreadable options. */
function decodeInstalmentOption(json: unknown, hasWithdrawals: boolean): InstalmentOption | undefined {
  const source = asRecord(json);
  const months = readNumber(source, 'prazo');
  const instalment = readCents(source, 'valorDaParcela');
  if (
    months === undefined ||
    !Number.isSafeInteger(months) ||
    months < 1 ||
    instalment === undefined ||
    (instalment === 0 && !hasWithdrawals)
  ) {
    noteUnreadable('installmentSimulations');
    return undefined;
  }
  return { months, monthlyRate: readRate(source, 'taxa'), instalment, iof: readCents(source, 'iof') };
}

/**
 * Decodes the options of an answer, shortest term first; `undefined` without a list, or if none of the list is valid.
 * Left out are invalid options, and all but the first of those with the same term and rate, because the choice that is
 * sent does not distinguish them.
 */
function decodeInstalmentOptions(json: Json): InstalmentOption[] | undefined {
  const entries = listOf(json.installmentSimulations)?.slice(0, MAX_DECODED);
  const hasWithdrawals = readList(json, 'antecipacoes').length > 0;
  const options =
    entries && decodeReadableEntries(entries, entry => decodeInstalmentOption(entry, hasWithdrawals));
  return options && firstOfEachName(options, optionKeyOf).sort((a, b) => a.months - b.months);
}

/** Decodes the limits of an amount, which may be known before a simulation (7.31, 7.35). */
export function decodeLimits(json: Json): Limits | undefined {
  const min = readCents(json, 'valorMinimo');
  const max = readCents(json, 'valorMaximo');
  return min === undefined || max === undefined || min > max ? undefined : { min, max };
}

/**
 * Decodes the list of withdrawals; empty if one cannot be read, because the sum of the others would be wrong, and if no
 * option has their number.
 */
function decodeWithdrawals(json: Json, options: readonly InstalmentOption[]): Offer['withdrawals'] {
  const entries = readList(json, 'antecipacoes').slice(0, MAX_DECODED);
  const withdrawals = entries.flatMap(withdrawal => {
    const cents = readCents(asRecord(withdrawal), 'valor');
    return cents === undefined
      ? []
      : [{ date: readDisplayText(asRecord(withdrawal), 'data'), amount: cents }];
  });
  const isReadable =
    withdrawals.length === entries.length && options.some(({ months }) => months === withdrawals.length);
  if (entries.length > 0 && !isReadable) noteUnreadable('antecipacoes');
  return isReadable ? withdrawals : [];
}

/** Whether the answer has an option whose own tax cannot be read: the tax of the offer may be another. */
const hasUnknownTax = (json: Json): boolean =>
  readList(json, 'installmentSimulations')
    .slice(0, MAX_DECODED)
    .some(option => readCost(asRecord(option), 'iof') === undefined);

/**
 * Decodes the common part of all offers; `undefined` without a list of options, or if it offers an amount that cannot
 * be read. `amountKey`: the member with the amount.
 */
function decodeOffer(json: Json, amountKey: string, lender: Lender | undefined): Offer | undefined {
  const options = decodeInstalmentOptions(json);
  const amount = readCents(json, amountKey);
  if (!options || (amount === undefined && options.length > 0)) return undefined;
  return {
    amount: amount ?? 0,
    limits: decodeLimits(json),
    fee: readCost(json, 'loanFee'),
    iof: hasUnknownTax(json) ? undefined : readCost(json, 'iof'),
    insurance: readCents(json, 'valorDoSeguro'),
    settledBalance: readCents(json, 'saldoDevedor'),
    entry: readCents(json, 'valorEntradaCDC'),
    pricingType: readText(json, 'pricingType'),
    options,
    withdrawals: decodeWithdrawals(json, options),
    lender,
  };
}

/** Decodes the answer to a simulation (3.40). */
export const decodeSimulation = (data: Json): Offer | undefined => decodeOffer(data, 'valor', undefined);

/** Decodes `data.simulation`, the answer to a CDC simulation (3.39, 7.29). */
export const decodeCdcSimulation = (data: Json): Offer | undefined =>
  isRecord(data.simulation)
    ? decodeOffer(readRecord(data, 'simulation'), 'valorDoFinanciamento', undefined)
    : undefined;

/** Decodes the offer of one bank (7.37); `undefined` without a bank, options or a readable amount. */
export function decodeLenderOffer(json: unknown): Offer | undefined {
  const bank = readRecord(asRecord(json), 'bank');
  const lender = {
    id: readText(bank, 'id'),
    name: readDisplayText(bank, 'name'),
    slug: readText(bank, 'slug'),
  };
  if (lender.id === '' || lender.name === '') return undefined;
  const offer = decodeOffer(asRecord(json), 'valorDoFinanciamento', lender);
  return offer && offer.options.length > 0 ? offer : undefined;
}
