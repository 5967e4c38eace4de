import { fieldKinds } from '#journey/fields/index.ts';
import { keyWords } from '#journey/fields/key-words.ts';
import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { addressKeyOf } from '#journey/form/address.ts';
import { masks } from '#journey/masks/index.ts';
import type { Field } from '#journey/model/field.ts';

/** Its input needs half of a row on a desktop. */
export const isShort = (field: Field): boolean =>
  fieldKinds.find(field.component)?.width === 'half' ||
  masks.find(maskNameOf(field))?.width === 'half' ||
  (field.maxLength ?? 99) <= 12;

/** State and city of one address, in either order. */
function isStateAndCity(one: Field, other: Field): boolean {
  const [first, second] = [addressKeyOf(one.key), addressKeyOf(other.key)];
  if (!first || !second || first.qualifier !== second.qualifier) return false;
  return [first.part, second.part].sort().join() === 'localidade,uf';
}

/** The number of a house and what belongs to it. */
const isHouse = (one: Field, other: Field): boolean =>
  isShort(one) && keyWords(one.key).includes('numero') && keyWords(other.key).includes('complemento');

/** Keys of fields that share a row on a desktop, always two neighbours, so that no half row stays empty. */
export function pairsOf(fields: readonly Field[]): ReadonlySet<string> {
  const shared = new Set<string>();
  for (let index = 0; index + 1 < fields.length; index += 1) {
    const [one, other] = [fields[index], fields[index + 1]];
    if (!one || !other) continue;
    if (!(isShort(one) && isShort(other)) && !isHouse(one, other) && !isStateAndCity(one, other)) continue;
    shared.add(one.key).add(other.key);
    index += 1;
  }
  return shared;
}
