import { Maskito } from '@maskito/core';
import type { Mask } from '#journey/masks/mask.ts';

const attached = new WeakMap<HTMLInputElement, { mask: Mask; maskito: Maskito }>();

/**
 * Attaches a mask when the input is first focused, and replaces it when the field's mask changes. Two hundred inputs
 * therefore cost nothing to mount. No cleanup is needed: every listener belongs to the element.
 */
export function maskInput(input: HTMLInputElement, mask: Mask | undefined): void {
  const current = attached.get(input);
  if (current?.mask === mask) return;
  current?.maskito.destroy();
  attached.delete(input);
  if (mask) attached.set(input, { mask, maskito: new Maskito(input, mask.options) });
}

/** The masked text of an input, for autofill of inputs that never had the focus. */
export function maskedText(input: HTMLInputElement, mask: Mask | undefined): string {
  return mask && !attached.has(input) ? mask.apply(input.value) : input.value;
}
