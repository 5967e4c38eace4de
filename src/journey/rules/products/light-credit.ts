import type { RuleDeclaration } from '../rule.ts';

/** Energy credit (2.45, 2.52, 2.53, 4.18, 9.32). */
export const lightCredit: RuleDeclaration = {
  name: 'light-credit',
  appliesTo: 'products',
  phrases: ['conta de luz', 'conta de energia', 'fatura de luz', 'fatura de energia', 'light credit'],
  // Credit for solar energy has these words among others, but not these amounts.
  wholeNames: ['crédito energia', 'crédito luz', 'energy credit'],
  changes: {
    hasWaveHeader: true,
    hasFaq: true,
    hasPhases: true,
    offer: { min: 40_000, max: 220_000, months: 22, releaseHours: 24 },
    readErrorSteps: ['erro-leitura-conta-de-luz', 'erro-leitura-endereco', 'erro-leitura-documento'],
  },
};
