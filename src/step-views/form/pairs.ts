import { maskNameOf } from '#journey/fields/named.ts';
import type { Field } from '#journey/model/field.ts';

/** What fills half a column at most, by kind or by mask. */
const SHORT_KINDS = new Set(['date', 'cep', 'money', 'percentage']);
const SHORT_MASKS = new Set([
  'cpf',
  'cep',
  'date',
  'phone',
  'agency',
  'account',
  'rg',
  'prazo',
  'licencePlate',
]);

const isShort = (field: Field): boolean =>
  SHORT_KINDS.has(field.component) || SHORT_MASKS.has(maskNameOf(field)) || (field.maxLength ?? 99) <= 12;

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
