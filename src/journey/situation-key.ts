import { removeAccents } from '#brazil/remove-accents.ts';

/** The small letters and digits of a situation, which services spell in many ways: 'Não aprovada', 'nao_aprovada'. */
export const situationKeyOf = (situation: string): string =>
  removeAccents(situation)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
