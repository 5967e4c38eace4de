import type { ChosenOption } from './model/field.ts';

/** The lists of agreements (convênios): general ones, and the specific ones of a general one. */
const AGREEMENT_LISTS: ReadonlySet<string> = new Set(['agreements', 'specificAgreements']);

/** A code that contains this is an agreement of Correios, the postal service (5.32). */
const CORREIOS = '0087';

const isCorreios = ({ value }: ChosenOption): boolean => value.includes(CORREIOS);

/**
 * In a list of agreements, or among the choices from it, an option of Correios without a label, or with its code as the
 * label, is called 'Correios'; several of them are told apart by their codes (5.32). Other options and lists stay as
 * they are.
 */
export function withAgreementLabels<Choice extends ChosenOption>(
  resource: string,
  options: Choice[],
): Choice[] {
  if (!AGREEMENT_LISTS.has(resource)) return options;
  const hasSeveral = options.filter(isCorreios).length > 1;
  return options.map(option =>
    isCorreios(option) && (option.label === '' || option.label === option.value)
      ? { ...option, label: hasSeveral ? `Correios (${option.value})` : 'Correios' }
      : option,
  );
}
