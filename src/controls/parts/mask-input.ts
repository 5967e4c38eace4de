import { Maskito } from '@maskito/core';
import type { Mask } from '#journey/masks/mask.ts';

const attached = new WeakMap<HTMLInputElement, { mask: Mask; maskito: Maskito }>();

/**
 * Puts a mask on an input when it is touched for the first time, and changes it when the field's mask has changed.
 * Two hundred inputs cost nothing to mount this way; an input that is never focused never gets a Maskito.
 * Nothing has to be taken off again: every listener sits on the element itself and goes with it.
 */
export function maskInput(input: HTMLInputElement, mask: Mask | undefined): void {
  const current = attached.get(input);
  if (current?.mask === mask) return;
  current?.maskito.destroy();
  attached.delete(input);
  if (mask) attached.set(input, { mask, maskito: new Maskito(input, mask.options) });
}

/** The text of an input after the mask: autofill writes into inputs that have never had the focus. */
export function maskedText(input: HTMLInputElement, mask: Mask | undefined): string {
  return mask && !attached.has(input) ? mask.apply(input.value) : input.value;
}
