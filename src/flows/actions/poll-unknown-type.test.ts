import { expect, test } from 'vitest';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { setUpFlows } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test('[10.13] [4.9] the check of a last step whose type was damaged asks for its description again, and the journey ends', async () => {
  let isDamaged = true;
  const { flows, open, state } = setUpFlows({
    world: { proposal: { currentStep: 'finalizado', answers: allAnswers(marina) } },
    wrap: withConfiguration(({ steps }) => {
      const last = steps.at(-1);
      if (last) last.status = 'waiting';
      if (last && isDamaged) last.type = stepTypeWith('');
    }),
  });
  await open();
  expect(state.place).toMatchObject({ kind: 'step', slug: 'finalizado' });
  isDamaged = false;
  await flows.stepAction('pollNow');
  expect(state.place.kind).toBe('finalPage');
});

test('[4.9] a step of an unknown type says that it cannot be shown, and can be asked for again', () => {
  const step = stepWith({ slug: 'nova', type: stepTypeWith('tipoNovo') });
  for (const status of ['init', 'waiting'] as const) {
    const { button, secondaryButton, now } = statusTextsOf(step, status);
    expect([button?.action, secondaryButton?.action], status).toContain('pollNow');
    expect(now, status).toMatch(/^Não conseguimos mostrar os detalhes desta etapa\./);
  }
});

test('[4.9] [15.3] [15.8] a step of an unknown type says nothing about the step that the app does not know', () => {
  const step = stepWith({ slug: 'nova', type: stepTypeWith('tipoNovo') });
  for (const status of ['init', 'waiting'] as const) {
    const { title, text } = statusTextsOf(step, status);
    expect([title, text], status).toEqual([
      'Esta etapa está em andamento',
      'Assim que esta etapa terminar, sua proposta continua.',
    ]);
  }
});

test.each([
  ['remake', 'Precisamos que você refaça esta etapa'],
  ['review', 'Esta etapa está em revisão'],
] as const)(
  '[4.9] [15.8] a step of an unknown type in the status %s says neither why nor who works on it',
  (status, expectedTitle) => {
    const step = stepWith({ slug: 'nova', type: stepTypeWith('tipoNovo') });
    const { title, text } = statusTextsOf(step, status);
    expect(title).toBe(expectedTitle);
    expect(text).toMatch(/^Não conseguimos mostrar os detalhes desta etapa\./);
    expect(text).not.toMatch(/informaç|conferindo|preenche|pessoa/);
  },
);
