import { fieldKinds } from '../fields/index.ts';
import { wordsIn } from '../fields/words-in.ts';
import type { FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { choiceByName } from './choice-by-name.ts';
import { holdsCep } from './codes.ts';
import { isSameValue } from './is-same-value.ts';
import { optionsOf } from './options.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { valueAt } from './values.ts';

interface CompanyFacts {
  readonly name: string;
  readonly cnpj: string;
  /** Two letters. */
  readonly uf: string;
}

/** Keys for the name of a company: their words without `NAME_FILLERS`. The words are assumed. */
const NAME_KEYS = new Set(['empresa', 'empregador', 'empregadora', 'razao social', 'fantasia', 'companhia']);
const NAME_FILLERS = new Set(['nome', 'da', 'do', 'de']);

function factOf(key: string, hasAddress: boolean): 'name' | 'uf' | undefined {
  const words = wordsIn(key).filter(word => !NAME_FILLERS.has(word));
  const otherWords = words.filter(word => word !== 'uf' && word !== 'estado').join(' ');
  if (otherWords === words.join(' ')) return NAME_KEYS.has(otherWords) ? 'name' : undefined;
  // In a step with a CEP the key 'uf' means the state of the address.
  return NAME_KEYS.has(otherWords) || (otherWords === '' && !hasAddress) ? 'uf' : undefined;
}

/** The changes after the visitor has chosen a company, by field key. `cnpjKey`: the field of the search. */
export function fillCompany(
  step: FieldHolder,
  values: StepValues,
  company: CompanyFacts,
  cnpjKey: string,
  optionsByKey: Readonly<Record<string, readonly Option[]>> = {},
): StepValues {
  const { all } = fieldsOf(step);
  const hasAddress = all.some(holdsCep);
  const changes = all.flatMap((field): [string, FieldValue][] => {
    const kind = fieldKinds.find(field.component);
    const fact = field.key === cnpjKey ? 'cnpj' : factOf(field.key, hasAddress);
    const factText = fact ? company[fact].trim() : '';
    if (!kind || factText === '' || (fact !== 'cnpj' && kind.filledAs === undefined)) return [];
    const loadedOptions = Object.hasOwn(optionsByKey, field.key) ? optionsByKey[field.key] : undefined;
    const newValue =
      kind.filledAs === 'option'
        ? choiceByName(factText, fact === 'uf', optionsOf(field, loadedOptions))
        : kind.fromWire(factText, field);
    return isSameValue(newValue, valueAt(values, field.key)) ? [] : [[field.key, newValue]];
  });
  return Object.fromEntries(changes);
}
