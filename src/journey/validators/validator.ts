import type { InputHints } from '../fields/keyboards.ts';

/** The context of a check. `now`: milliseconds since 1970, UTC. */
export interface ValidationContext {
  readonly now: number;
}

/** A check that the service requests by name; it runs when the visitor leaves the field (5.13-5.19). */
export interface Validator extends ValidatorTraits {
  /** Returns the error, or undefined. Never throws. An empty text has no error here: 5.1 is another rule. */
  check(text: string, context: ValidationContext): string | undefined;
}

/** The properties of a validator that apply to each field with it. */
export interface ValidatorTraits {
  /** Keyboard and autofill of the input, unless the mask decides. */
  readonly keyboard: InputHints;
  /** The meaning of the text: a complete CPF starts a lookup (5.29). */
  readonly content: 'cpf' | 'none';
  /** As for a mask, which decides first: the number of digits of every value, if it is always the same. */
  readonly digitCount?: number;
}

/** Creates a validator that returns the message for texts that `accepts` refuses. */
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
