import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marina } from '#scenarios/cast/personas.ts';
import { defineScenario } from '#scenarios/define-scenario.ts';
import { todosOsCampos } from '#scenarios/products/todos-os-campos.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

/** Steps with the fields that react most: masks, suggestions, lookups, limits, placeholders of labels. */
const steps: Record<string, readonly (readonly [field: string, text: string])[]> = {
  textos: [
    ['Nome completo', marina.name],
    ['CPF', '52998224725'],
    ['Celular', '11987654321'],
    ['E-mail', marina.email],
    ['Cidade onde nasceu', 'Recife'],
  ],
  'numeros-e-codigos': [
    ['RG', '123456789'],
    ['CNPJ', '11222333000181'],
    ['CEP', '01310100'],
    ['Data', '20052021'],
    ['Renavam', '00639471285'],
  ],
  valores: [
    ['Dinheiro', '120000'],
    ['Prazo em meses', '12'],
  ],
};

/** Opens a step. Returns a function that lists the calls without an answer yet. */
async function openAt(step: string): Promise<() => unknown[]> {
  const { controls, engine, close } = setUpStage(
    defineScenario({
      id: 'typing-focus',
      title: 'O foco enquanto se digita',
      story: 'Marina digita sem parar.',
      requirements: [],
      product: todosOsCampos.id,
      world: { proposal: { currentStep: step, answers: {} } },
      plan: {},
      walk: [],
      verdict: { endsAt: { heading: 'Textos' } },
    }),
  );
  onTestFinished(close);
  await controls.open({ hash: todosOsCampos.hashId, path: '/', query: {} });
  return () => engine.journal.filter(({ took }) => took === null);
}

test.each(Object.entries(steps))(
  '[13.4b] in the step %s typing never moves the focus',
  async (step, fields) => {
    const openCalls = await openAt(step);
    for (const [name, text] of fields) {
      const box = page.getByRole(name === 'Cidade onde nasceu' ? 'combobox' : 'textbox', {
        name,
        exact: true,
      });
      await expect.element(box, { timeout: 8000 }).toBeVisible();
      const input = box.element();
      await userEvent.click(box);
      const focusMoves: string[] = [];
      const recordFocus = ({ target }: FocusEvent): void => {
        focusMoves.push(target instanceof HTMLElement ? target.outerHTML.slice(0, 80) : String(target));
      };
      document.addEventListener('focusin', recordFocus);
      onTestFinished(() => document.removeEventListener('focusin', recordFocus));
      for (const key of text) {
        await userEvent.keyboard(key === '[' || key === '{' ? `${key}${key}` : key);
        expect(document.activeElement).toBe(input);
      }
      // Suggestions and lookups that the last key has started.
      await vi.waitFor(() => expect(openCalls()).toEqual([]));
      document.removeEventListener('focusin', recordFocus);
      expect(focusMoves).toEqual([]);
      expect(document.activeElement).toBe(input);
    }
  },
);
