import type { Persona } from '../cast/personas.ts';
import type { Action } from '../walk.ts';

/** How a person fills the steps of the personal loan. Pieces, so that a scenario reads as what is special to it. */

export const fillPersonalData = (person: Persona): Action[] => [
  { do: 'waitFor', heading: 'Dados pessoais' },
  { do: 'fill', field: 'Nome completo', with: person.name },
  { do: 'fill', field: 'CPF', with: person.cpf },
  { do: 'fill', field: 'Celular', with: person.cellphone },
  { do: 'fill', field: 'E-mail', with: person.email },
  { do: 'fill', field: 'Data de nascimento', with: person.birth },
];

export const submitPersonalData = (person: Persona): Action[] => [
  ...fillPersonalData(person),
  { do: 'press', button: 'Continuar' },
];

/** With a postal code that is known, the lookup fills the rest. */
export const fillAddress = (person: Persona): Action[] => [
  { do: 'waitFor', heading: 'Endereço' },
  { do: 'fill', field: 'CEP', with: person.cep },
  { do: 'expectField', field: 'Logradouro', holds: person.street },
  { do: 'fill', field: 'Número', with: person.number },
  { do: 'fill', field: 'Complemento', with: person.complement },
  { do: 'expectField', field: 'Cidade', holds: person.city },
];

export const submitAddress = (person: Persona): Action[] => [
  ...fillAddress(person),
  { do: 'press', button: 'Continuar' },
];

export const fillBankAccount = (person: Persona): Action[] => [
  { do: 'waitFor', heading: 'Dados bancários' },
  { do: 'choose', field: 'Banco', option: person.bank.label },
  { do: 'fill', field: 'Agência', with: person.agency },
  { do: 'fill', field: 'Conta com dígito', with: person.account },
];

export const submitBankAccount = (person: Persona): Action[] => [
  ...fillBankAccount(person),
  { do: 'press', button: 'Continuar' },
];

export const submitTerms: Action[] = [
  { do: 'waitFor', heading: 'Termos' },
  { do: 'check', field: 'Li e aceito os termos do crédito pessoal' },
  { do: 'press', button: 'Continuar' },
];
