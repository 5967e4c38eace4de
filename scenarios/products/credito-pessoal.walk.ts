import type { Persona } from '../cast/personas.ts';
import type { WalkAction } from '../walk.ts';

/** Parts of a walk through the steps of the personal loan, so that a scenario shows only what is special. */

export const fillPersonalData = (person: Persona): WalkAction[] => [
  { do: 'waitFor', heading: 'Dados pessoais' },
  { do: 'fill', field: 'Nome completo', with: person.name },
  { do: 'fill', field: 'CPF', with: person.cpf },
  { do: 'fill', field: 'Celular', with: person.cellphone },
  { do: 'fill', field: 'E-mail', with: person.email },
  { do: 'fill', field: 'Data de nascimento', with: person.birth },
];

export const submitPersonalData = (person: Persona): WalkAction[] => [
  ...fillPersonalData(person),
  { do: 'press', button: 'Continuar' },
];

/** The lookup of a known postal code fills the rest. */
export const fillAddress = (person: Persona): WalkAction[] => [
  { do: 'waitFor', heading: 'Endereço' },
  { do: 'fill', field: 'CEP', with: person.cep },
  { do: 'expectField', field: 'Logradouro', value: person.street },
  { do: 'fill', field: 'Número', with: person.number },
  { do: 'fill', field: 'Complemento', with: person.complement },
  { do: 'expectField', field: 'Cidade', value: person.city },
];

export const submitAddress = (person: Persona): WalkAction[] => [
  ...fillAddress(person),
  { do: 'press', button: 'Continuar' },
];

export const submitTerms: WalkAction[] = [
  { do: 'waitFor', heading: 'Termos' },
  { do: 'check', field: 'Li e aceito os termos do crédito pessoal' },
  { do: 'press', button: 'Continuar' },
];
