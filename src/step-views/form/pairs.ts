import { addressKeyOf } from '#journey/fields/address-key-of.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { wordsIn } from '#journey/fields/words-in.ts';
import { masks } from '#journey/masks/index.ts';
import type { Field } from '#journey/model/field.ts';

/** Whether the input of a field needs only half of a row on a desktop. */
export const isShort = (field: Field): boolean =>
  fieldKinds.find(field.component)?.width === 'half' ||
  masks.find(maskNameOf(field))?.width === 'half' ||
  (field.maxLength ?? 99) <= 12;

/**
 * Whether the label of a field takes one line in half of a row, so that its input stands on the line of its neighbour.
 * An estimate in characters.
 */
const fitsInHalf = ({ label, tooltip, required }: Field): boolean =>
  label.length + (required ? 0 : 10) + (tooltip ? 4 : 0) <= 28;

/** Whether two fields are state and city of one address, in either order. */
function isStateAndCity(first: Field, second: Field): boolean {
  const [firstKey, secondKey] = [addressKeyOf(first.key), addressKeyOf(second.key)];
  if (!firstKey || !secondKey || firstKey.qualifier !== secondKey.qualifier) return false;
  return [firstKey.part, secondKey.part].sort().join() === 'localidade,uf';
}

/** Whether two fields are house number and complement (apartment, block). */
const isNumberAndComplement = (first: Field, second: Field): boolean =>
  isShort(first) && wordsIn(first.key).includes('numero') && wordsIn(second.key).includes('complemento');

/**
 * Keys of the fields that share a row with a neighbour on a desktop. Only pairs share a row, so that no half stays
 * empty.
 */
export function pairsOf(fields: readonly Field[]): ReadonlySet<string> {
  const pairedKeys = new Set<string>();
  for (let index = 0; index + 1 < fields.length; index += 1) {
    const [first, second] = [fields[index], fields[index + 1]];
    if (!first || !second) continue;
    if (!fitsInHalf(first) || !fitsInHalf(second)) continue;
    if (
      !(isShort(first) && isShort(second)) &&
      !isNumberAndComplement(first, second) &&
      !isStateAndCity(first, second)
    )
      continue;
    pairedKeys.add(first.key).add(second.key);
    index += 1;
  }
  return pairedKeys;
}
