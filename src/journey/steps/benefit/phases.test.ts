import { expect, test } from 'vitest';
import { BENEFIT_PHASES, benefitProgress, phaseTexts } from './phases.ts';

test('[4.37] all ten phases have words of their own', () => {
  expect(BENEFIT_PHASES).toHaveLength(10);
  expect(new Set(Object.values(phaseTexts)).size).toBe(10);
});

test('[4.37] a phase under way knows what lies behind and what comes', () => {
  expect(benefitProgress('consultingBalance')).toEqual({
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

test.each(['processingFailed', 'noBenefits', 'invalidBenefits'] as const)(
  '[4.37] %s ends the consultation in words',
  phase => {
    expect(benefitProgress(phase)).toEqual({ kind: 'ended', text: phaseTexts[phase] });
  },
);

test.each(['', 'dreaming', 'constructor'])('a phase nobody knows (%j) says nothing', phase => {
  expect(benefitProgress(phase)).toEqual({ kind: 'unknown' });
});
