import { marina } from '#scenarios/cast/personas.ts';

/** Labels and values of the first step of the personal loan. */
export const personalFields = [
  ['Nome completo', marina.name],
  ['CPF', marina.cpf],
  ['Celular', marina.cellphone],
  ['E-mail', marina.email],
  ['Data de nascimento', marina.birth],
] as const;
