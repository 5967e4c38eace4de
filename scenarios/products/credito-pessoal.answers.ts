import type { Persona } from '../cast/personas.ts';

/** Answers of a person in the format that the app sends (digits only, options by value and label). */

const digits = (text: string): string => text.replace(/\D/g, '');

export const personalAnswers = (person: Persona) => ({
  nome: person.name,
  cpf: digits(person.cpf),
  celular: digits(person.cellphone),
  email: person.email,
  dataDeNascimento: person.birth,
});

export const addressAnswers = (person: Persona) => ({
  cep: digits(person.cep),
  logradouro: person.street,
  numero: person.number,
  complemento: person.complement,
  bairro: person.district,
  estado: person.state,
  cidade: { value: person.city, label: person.city },
});

export const bankAnswers = (person: Persona) => ({
  banco: person.bank,
  agencia: person.agency,
  conta: person.account,
});

export const termsAnswers = { aceiteDosTermos: true };

/** The answers of all forms, after which the service analyses the proposal. */
export const allAnswers = (person: Persona) => ({
  'dados-pessoais': personalAnswers(person),
  endereco: addressAnswers(person),
  'dados-bancarios': bankAnswers(person),
  termos: termsAnswers,
});
