import type { Context } from './context.ts';
import { editField } from './edit-field.ts';

/** Opens the terms of a field (2.41). */
export function openTerms({ state }: Context, fieldKey: string): void {
  state.terms = { isOpen: true, fieldKey, isOffered: false };
}

/** The drawer is loaded and shown: nothing but the visitor closes it now. */
export function noteTermsShown({ state }: Context): void {
  state.terms.isOffered = false;
}

export function closeTerms({ state }: Context): void {
  state.terms.isOpen = false;
}

/** 'Concordar': ticks the box and closes the drawer (2.41). */
export function agreeToTerms(context: Context): void {
  const { state } = context;
  editField(context, state.terms.fieldKey, true);
  state.terms.isOpen = false;
}
