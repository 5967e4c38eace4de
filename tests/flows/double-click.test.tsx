import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defineScenario } from '#scenarios/define-scenario.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { waitForPendingWork } from './flow-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const createClick = (detail: number) => new MouseEvent('click', { bubbles: true, cancelable: true, detail });

test('[11.1] the second click of a double click on Continuar does not leave the following step', async () => {
  stage = setUpStage(
    defineScenario({
      id: 'double-click',
      title: 'Clique duplo',
      story: 'O segundo clique cai no passo seguinte.',
      requirements: [],
      product: creditoPessoal.id,
      world: atAddressStep,
      plan: {},
      walk: [],
      verdict: { endsAt: { heading: 'Endereço' } },
    }),
  );
  await stage.controls.open({ hash: creditoPessoal.hashId, path: '/', query: {} });
  const back = page.getByRole('button', { name: 'Voltar' });
  await expect.element(back, { timeout: 8000 }).toBeVisible();
  back.element().dispatchEvent(createClick(2));
  // Going back needs this chunk; once it is loaded, the visitor would leave at once.
  await import('#flows/go-back.ts');
  await waitForPendingWork();
  await expect.element(page.getByRole('heading', { name: 'Endereço' })).toBeVisible();
  back.element().dispatchEvent(createClick(1));
  await expect.element(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
});
