import type { Persona } from '../../cast/personas.ts';
import type { WalkAction } from '../../walk.ts';

/**
 * Parts of walks through fields that most lenders share. A scenario combines them and adds what is special.
 */

export const waitForHeading = (heading: string): WalkAction => ({ do: 'waitFor', heading });
export const fill = (field: string, value: string): WalkAction => ({ do: 'fill', field, with: value });
export const choose = (field: string, option: string): WalkAction => ({ do: 'choose', field, option });
export const check = (field: string): WalkAction => ({ do: 'check', field });
export const press = (button: string): WalkAction => ({ do: 'press', button });
export const pressContinue: WalkAction = { do: 'press', button: 'Continuar' };

export const fillContact = (person: Persona): WalkAction[] => [
  fill('Nome completo', person.name),
  fill('CPF', person.cpf),
  fill('Celular', person.cellphone),
];

export const fillPerson = (person: Persona): WalkAction[] => [
  ...fillContact(person),
  fill('E-mail', person.email),
  fill('Data de nascimento', person.birth),
];

/** The lookup of a known postal code fills the rest. */
export const submitAddressWithoutComplement = (person: Persona): WalkAction[] => [
  waitForHeading('Endereço'),
  fill('CEP', person.cep),
  { do: 'expectField', field: 'Logradouro', value: person.street },
  fill('Número', person.number),
  { do: 'expectField', field: 'Cidade', value: person.city },
  pressContinue,
];

/** Waits until the header shows this position, which works for any step. */
export const waitForStep = (position: number, total: number): WalkAction => ({
  do: 'waitFor',
  text: `Passo ${position} de ${total}`,
});

export const submitBankAccount = (person: Persona): WalkAction[] => [
  waitForHeading('Dados bancários'),
  choose('Banco', person.bank.label),
  fill('Agência', person.agency),
  fill('Conta com dígito', person.account),
  pressContinue,
];
