import type { InputHints } from '../fields/keyboards.ts';

/** Context of a validator. `now`: milliseconds since 1970, UTC. */
export interface ValidationContext {
  readonly now: number;
}

/** A check that the service requests by name; it runs on blur (5.13-5.19). */
export interface Validator extends ValidatorTraits {
  /** Returns the error, or undefined. Never throws. Empty text is always valid: the required rule handles it (5.1). */
  check(text: string, context: ValidationContext): string | undefined;
}

/** Properties of a validator that concern its fields. */
export interface ValidatorTraits {
  /** Keyboard and autofill of their inputs, unless the mask decides. */
  readonly keyboard: InputHints;
  /** The lookup that a complete text starts (5.29). */
  readonly content: 'cpf' | 'none';
}

export function defineValidator(
  message: string,
  accepts: (text: string, context: ValidationContext) => boolean,
  traits: ValidatorTraits,
): Validator {
  return {
    ...traits,
    check(text, context) {
      const trimmed = text.trim();
      return trimmed === '' || accepts(trimmed, context) ? undefined : message;
    },
  };
}
