import { ownValueOf } from '#shared/safety/safe-record.ts';
import { fieldKinds } from '../fields/index.ts';
import type { FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { choiceByName } from './choice-by-name.ts';
import { holdsCep } from './codes.ts';
import { companyFactOf } from './company-fact-of.ts';
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
    const fact = field.key === cnpjKey ? 'cnpj' : companyFactOf(field.key, hasAddress);
    const factText = fact ? company[fact].trim() : '';
    if (!kind || factText === '' || (fact !== 'cnpj' && kind.filledAs === undefined)) return [];
    const loadedOptions = ownValueOf(optionsByKey, field.key);
    const newValue =
      kind.filledAs === 'option'
        ? choiceByName(factText, fact === 'uf', optionsOf(field, loadedOptions))
        : kind.fromWire(factText, field);
    return isSameValue(newValue, valueAt(values, field.key)) ? [] : [[field.key, newValue]];
  });
  return Object.fromEntries(changes);
}
