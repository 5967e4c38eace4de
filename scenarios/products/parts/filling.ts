import type { Persona } from '../../cast/personas.ts';
import type { Action } from '../../walk.ts';

/** How a person fills what the lenders ask alike. Pieces: a scenario says in which order, and what is special to it. */

export const at = (heading: string): Action => ({ do: 'waitFor', heading });
export const fill = (field: string, value: string): Action => ({ do: 'fill', field, with: value });
export const choose = (field: string, option: string): Action => ({ do: 'choose', field, option });
export const tick = (field: string): Action => ({ do: 'check', field });
export const press = (button: string): Action => ({ do: 'press', button });
export const next: Action = { do: 'press', button: 'Continuar' };

export const fillContact = (person: Persona): Action[] => [
  fill('Nome completo', person.name),
  fill('CPF', person.cpf),
  fill('Celular', person.cellphone),
];

export const fillPerson = (person: Persona): Action[] => [
  ...fillContact(person),
  fill('E-mail', person.email),
  fill('Data de nascimento', person.birth),
];

/** With a postal code that is known, the lookup fills the rest. */
export const submitAddress = (person: Persona): Action[] => [
  at('Endereço'),
  fill('CEP', person.cep),
  { do: 'expectField', field: 'Logradouro', holds: person.street },
  fill('Número', person.number),
  { do: 'expectField', field: 'Cidade', holds: person.city },
  next,
];

/** Waits until the header says so: whatever the step looks like, the visitor stands there. */
export const atStep = (position: number, total: number): Action => ({
  do: 'waitFor',
  text: `Passo ${position} de ${total}`,
});
