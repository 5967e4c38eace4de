import { expect, test } from 'vitest';
import { defineScenario } from '#scenarios/define-scenario.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { createEngine } from './engine.ts';
import { playWalk } from './play-walk.ts';
import { createStaticDriver } from './workbench/testing/static-driver.ts';

/** Plays a walk; `focused` lists the focused element of the page after each action. */
function playWithFocus(focused: readonly (string | null)[], walk: readonly WalkAction[]): Promise<void> {
  const scenario = defineScenario({
    id: 'focus',
    title: 'Foco',
    story: 'O foco muda a cada ação.',
    requirements: [],
    product: 'credito-pessoal',
    world: {},
    plan: {},
    walk,
    verdict: {},
  });
  let index = -1;
  const driver = {
    ...createStaticDriver({
      async onAction() {
        index += 1;
      },
    }),
    focus: async () => focused[index] ?? null,
  };
  return playWalk(scenario, driver, createEngine({ scenario }), { watchesFocus: true });
}

test('[13.2] a walk fails at the action that loses the focus, and names the element that had it', async () => {
  const played = playWithFocus(
    ['h1 "Documento"', null],
    [{ do: 'open' }, { do: 'press', button: 'Remover frente.jpg' }],
  );
  await expect(played).rejects.toThrow(
    'Step 2 of the walk (tocar em "Remover frente.jpg") failed: afterwards nothing on the page has the focus (document.activeElement is body); h1 "Documento" had it before',
  );
});

test('[13.2] after a reload the page may have no focus', async () => {
  const played = playWithFocus(
    ['h1 "Documento"', null, 'h1 "Documento"'],
    [{ do: 'open' }, { do: 'reload' }, { do: 'waitFor', text: 'Documento' }],
  );
  await expect(played).resolves.toBeUndefined();
});
