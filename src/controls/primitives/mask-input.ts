import { Maskito } from '@maskito/core';
import type { Mask } from '#journey/masks/mask.ts';

const attachedMasks = new WeakMap<HTMLInputElement, { mask: Mask; maskito: Maskito }>();

/**
 * Attaches the mask to the input, or replaces the attached one. Called when the input gets the focus, so that mounting
 * two hundred inputs creates no masks. No cleanup is needed, because the listeners disappear with the element.
 */
export function maskInput(input: HTMLInputElement, mask: Mask | undefined): void {
  const current = attachedMasks.get(input);
  if (current?.mask === mask) return;
  current?.maskito.destroy();
  attachedMasks.delete(input);
  if (mask) attachedMasks.set(input, { mask, maskito: new Maskito(input, mask.options) });
}

/** The masked text of an input, for autofill of inputs that never had the focus. */
export function maskedTextOf(input: HTMLInputElement, mask: Mask | undefined): string {
  return mask && !attachedMasks.has(input) ? mask.apply(input.value) : input.value;
}
