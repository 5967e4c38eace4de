import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defineScenario } from '#scenarios/define-scenario.ts';
import { terms } from '#scenarios/products/credito-pessoal.steps.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const HOSTILE = '<h2>Objeto</h2><p onclick="alert(1)">Leia tudo.</p><img src="x" onerror="alert(1)">';

test('[2.41c] [2.41d] the drawer "Termos" opens by itself, its HTML is sanitised, and "Concordar" ticks the box', async () => {
  const step = {
    ...terms,
    order: 0,
    fields: terms.fields?.map(field => ({ ...field, term: HOSTILE })) ?? [],
  };
  stage = setUpStage(
    defineScenario({
      id: 'terms-stage',
      title: 'Prova dos termos',
      story: 'Uma proposta que começa pelos termos.',
      requirements: [],
      product: creditoPessoal.id,
      world: {},
      plan: {
        getSystem: {
          kind: 'reply',
          status: 200,
          body: { data: { ...systemAnswer(creditoPessoal, null), steps: [step] } },
        },
      },
      walk: [],
      verdict: { endsAt: { heading: 'Termos' } },
    }),
  );
  await stage.controls.open({ hash: creditoPessoal.hashId, path: '/', query: {} });
  const drawer = page.getByRole('dialog', { name: 'Termos' });
  await expect.element(drawer.getByText('Leia tudo.')).toBeVisible();
  expect(drawer.element().querySelector('[onclick], [onerror]')).toBeNull();
  await drawer.getByRole('button', { name: 'Concordar' }).click();
  await expect.poll(() => drawer.elements()).toEqual([]);
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});
