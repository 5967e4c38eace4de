import { fieldKinds } from '#journey/fields/index.ts';
import { maskNameOf } from '#journey/fields/mask-name-of.ts';
import { masks } from '#journey/masks/index.ts';
import type { Field } from '#journey/model/field.ts';

const isShort = (field: Field): boolean =>
  fieldKinds.find(field.component)?.width === 'half' ||
  masks.find(maskNameOf(field))?.width === 'half' ||
  (field.maxLength ?? 99) <= 12;

/** Keys of short fields that share a row on a desktop, always two neighbours, so that no half row stays empty. */
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
