import type { InputHints } from '../fields/keyboards.ts';

/** What a validator may need beside the text. `now`: milliseconds since 1970, UTC. */
export interface ValidationContext {
  readonly now: number;
}

/** A check that the service asks for by name; it runs when the field is left (5.13-5.19). */
export interface Validator extends ValidatorTraits {
  /**
   * The message to show, or undefined when the text is fine. Never throws.
   * Empty text is always fine here: whether something must be given is the required rule's business (5.1).
   */
  check(text: string, context: ValidationContext): string | undefined;
}

/** What a validator says of the fields that name it. */
export interface ValidatorTraits {
  /** How their inputs behave on a phone and with autofill, unless their mask says it. */
  readonly keyboard: InputHints;
  /** What others look up by such a text once it is complete (5.29). */
  readonly holds: 'cpf' | 'none';
}

export function defineValidator(
  message: string,
  accepts: (text: string, context: ValidationContext) => boolean,
  traits: ValidatorTraits,
): Validator {
  return {
    ...traits,
    check(text, context) {
      const given = text.trim();
      return given === '' || accepts(given, context) ? undefined : message;
    },
  };
}
