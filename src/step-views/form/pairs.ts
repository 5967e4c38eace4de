import { maskNameOf } from '#journey/fields/named.ts';
import { account } from '#journey/masks/account.ts';
import { agency } from '#journey/masks/agency.ts';
import { cep } from '#journey/masks/cep.ts';
import { cpf } from '#journey/masks/cpf.ts';
import { date } from '#journey/masks/date.ts';
import { masks } from '#journey/masks/index.ts';
import { licencePlate } from '#journey/masks/licence-plate.ts';
import type { Mask } from '#journey/masks/mask.ts';
import { phone } from '#journey/masks/phone.ts';
import { prazo } from '#journey/masks/prazo.ts';
import { rg } from '#journey/masks/rg.ts';
import type { Field } from '#journey/model/field.ts';

/** What fills half a column at most, by kind or by mask. */
const SHORT_KINDS = new Set(['money', 'percentage']);
const SHORT_MASKS: ReadonlySet<Mask | undefined> = new Set([
  cpf,
  cep,
  date,
  phone,
  agency,
  account,
  rg,
  prazo,
  licencePlate,
]);

const isShort = (field: Field): boolean =>
  SHORT_KINDS.has(field.component) ||
  SHORT_MASKS.has(masks.find(maskNameOf(field))) ||
  (field.maxLength ?? 99) <= 12;

/** Keys of short fields that share a row on a desktop: two neighbours at a time, so that no half row stays empty. */
export function pairsOf(fields: readonly Field[]): ReadonlySet<string> {
  const shared = new Set<string>();
  for (let at = 0; at + 1 < fields.length; at += 1) {
    const [one, other] = [fields[at], fields[at + 1]];
    if (!one || !other || !isShort(one) || !isShort(other)) continue;
    shared.add(one.key).add(other.key);
    at += 1;
  }
  return shared;
}
