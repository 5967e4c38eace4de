import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  stage?.close();
  stage = undefined;
});

test('[8.30] when rendering fails the console has one line, with the code of the crash', async () => {
  stage = setUpStage(
    scenarioWith({
      product: creditoPessoal.id,
    }),
  );
  await stage.controls.open({ hash: creditoPessoal.hashId, path: '/', query: {} });
  await expect
    .element(page.getByRole('heading', { name: 'Dados pessoais' }), { timeout: 8000 })
    .toBeVisible();
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const app = stage.app();
  if (!app) throw new Error('The app does not run.');
  // A page that no type allows: rendering it throws.
  app.state.errorPage = { title: 'x' } as never;
  await expect.element(page.getByRole('alert').getByText('Algo não saiu como esperado')).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
  expect(stage.platform().logLines.map(([line]) => line)).toEqual(['[proposta] render: crash']);
});
