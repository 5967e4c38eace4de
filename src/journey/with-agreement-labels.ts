import type { ChosenOption } from './model/field.ts';

/** The lists of agreements (convênios): general ones, and the specific ones of a general one. */
const AGREEMENT_LISTS: ReadonlySet<string> = new Set(['agreements', 'specificAgreements']);

/** A code that contains this is an agreement of Correios, the postal service (5.32). */
const CORREIOS = '0087';

const isCorreios = ({ value }: ChosenOption): boolean => value.includes(CORREIOS);

/**
 * Names the options of Correios 'Correios' in a list of agreements and among the choices from it, if they have no
 * label or their code as the label. Their codes tell several of them apart (5.32). Other options and lists stay as
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
