import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ENDLESS } from '#scenarios/check.ts';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { productOf } from '#scenarios/products/index.ts';
import { dockAtRest } from '#tests/support/dock-at-rest.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';
import { scenarioWith } from '#tests/support/scenario-with.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

const contract = {
  _id: '6660a1f4c3d2e50011b7b009',
  number: '2026-004519',
  name: 'Cédula de crédito bancário',
  link: 'https://assinatura.exemplo.com.br/ccb/2026-004519',
  signature: 'pending',
} as const;
const atAddress: StartingWorld = { proposal: { currentStep: 'endereco', answers: {} } };

/**
 * Screens with little content: name, path, world, a text that shows that it has loaded, and the share that is empty at
 * most.
 */
const SCREENS: readonly (readonly [
  name: string,
  path: string,
  world: StartingWorld,
  text: string,
  maxEmpty: number,
])[] = [
  ['the tutorial', '/simplified-tutorial', {}, 'Aguarde a análise', 0.25],
  [
    'the signature without a contract',
    '/sign-proposal',
    atAddress,
    'Não há contrato para assinar agora',
    0.25,
  ],
  [
    'the signature of a contract',
    '/sign-proposal',
    { ...atAddress, contracts: [contract] },
    'Contrato 2026-004519',
    0.25,
  ],
  [
    'the completion',
    '/',
    {
      proposal: {
        currentStep: 'analise-de-credito',
        answers: {},
        stepStatus: { 'analise-de-credito': 'success' },
      },
      completion: { polls: ENDLESS, ends: 'success' },
    },
    'Estamos finalizando sua proposta',
    // A card with a late sentence must move nothing, so the screen stands a little higher.
    0.28,
  ],
  [
    'the final page',
    '/',
    { proposal: { currentStep: 'finalizado', answers: {} } },
    'Apagar meus dados',
    0.25,
  ],
];

for (const [product, step] of [
  ['credito-pessoal', 'endereco'],
  ['credito-conta-de-luz', 'conta-de-luz'],
] as const)
  test(`[15.1] on a tablet the header of ${product} has the edges of the column below it`, async () => {
    await page.viewport(768, 1024);
    stage = setUpStage(
      scenarioWith({
        product,
        world: { proposal: { currentStep: step, answers: {} } },
      }),
    );
    await stage.controls.open({ hash: productOf(product).hashId, path: '/', query: {} });
    const back = page.getByRole('button', { name: 'Voltar' });
    await expect.element(back).toBeVisible();
    const form = document.querySelector('form')?.getBoundingClientRect();
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    expect(boxOf('header [data-wordmark]')?.left).toBe(form?.left);
    const lastIcon = [...document.querySelectorAll('header button svg')].at(-1)?.getBoundingClientRect();
    expect(lastIcon?.right).toBe(form?.right);
    // The way back hangs in the margin, right beside the name.
    expect(back.element().getBoundingClientRect().right).toBe(form?.left);
  });

for (const [name, path, world, text, maxEmpty] of SCREENS)
  test(`[15.1] [15.6] ${name} leaves at most ${maxEmpty * 100}% empty above the button of a tablet of 768x1024, and begins below the top`, async () => {
    await page.viewport(768, 1024);
    stage = setUpStage(
      scenarioWith({
        product: 'credito-pessoal',
        world,
      }),
    );
    await stage.controls.open({ hash: productOf('credito-pessoal').hashId, path, query: {} });
    if (name === 'the completion') await page.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(page.getByText(text).first(), { timeout: 8000 }).toBeVisible();
    await document.fonts.ready;
    const content = document.querySelector('main [data-moves]');
    const parts = [...(content?.querySelectorAll('*') ?? [])]
      .map(part => part.getBoundingClientRect())
      .filter(part => part.height > 0);
    const below = [...(content?.parentElement?.children ?? [])]
      .filter(part => part !== content)
      .map(part => part.getBoundingClientRect())
      .filter(part => part.height > 0);
    const bottom = Math.max(...parts.map(part => part.bottom));
    const top = Math.min(...parts.map(part => part.top));
    const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    expect((Math.min(...below.map(part => part.top)) - bottom) / 1024).toBeLessThan(maxEmpty);
    expect(top - headerBottom).toBeGreaterThan(100);
    expect(dockAtRest(document)).toEqual({ bottomDistance: 20, height: 56 });
  });
