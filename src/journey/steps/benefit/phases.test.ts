import { expect, test } from 'vitest';
import { BENEFIT_PHASES, benefitProgressIn, phaseTexts } from './phases.ts';

test('[4.37] all ten phases have their own texts', () => {
  expect(BENEFIT_PHASES).toHaveLength(10);
  expect(new Set(Object.values(phaseTexts)).size).toBe(10);
});

test('[4.37] the progress in a phase has the texts of the earlier and the later phases', () => {
  expect(benefitProgressIn('consultingBalance')).toEqual({
    kind: 'under way',
    done: [
      'Iniciando o processamento',
      'Consultando seus benefícios',
      'Aguardando a resposta sobre os benefícios',
    ],
    now: 'Consultando seu saldo',
    ahead: ['Aguardando a resposta sobre o saldo', 'Consulta finalizada', 'Analisando a oferta disponível'],
  });
});

test.each([
  ['processingFailed', undefined],
  ['noBenefits', 'Não há benefício para esta contratação'],
  ['invalidBenefits', 'Não há benefício para esta contratação'],
] as const)('[4.37] %s ends the consultation with a text and the title %s', (phase, title) => {
  expect(benefitProgressIn(phase)).toEqual({ kind: 'ended', text: phaseTexts[phase], title });
});

test.each(['', 'dreaming', 'constructor'])('an unknown phase (%j) has no text', phase => {
  expect(benefitProgressIn(phase)).toEqual({ kind: 'unknown' });
});
