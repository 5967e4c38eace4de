import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findDialect } from '#scenarios/dialects/index.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { routes } from '#screens/routes.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
let observer: MutationObserver | undefined;
afterEach(() => {
  observer?.disconnect();
  stage?.close();
  stage = undefined;
});

function createShell(): Element {
  const shell = document.createElement('div');
  shell.dataset.shell = '';
  return shell;
}

/** Opens the first form of a journey. @returns a set to which every new form element of the page is added. */
async function openAndCollectForms(dialect: string): Promise<Set<Element>> {
  const scenario = scenarioById('typed-values-survive');
  const chosenDialect = findDialect(dialect);
  stage = setUpStage(scenario, document.body, chosenDialect && { dialect: chosenDialect });
  const forms = new Set<Element>();
  observer = new MutationObserver(records => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element)
        for (const form of [node, ...node.querySelectorAll('form')])
          if (form.matches('form')) forms.add(form);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  return forms;
}

test('[11.3] opening the journey draws the form once: no input with a typed value is replaced', async () => {
  const forms = await openAndCollectForms('plain');
  await expect.element(page.getByRole('textbox', { name: 'Nome completo' })).toBeVisible();
  expect(forms.size).toBe(1);
});

test('[11.3] a retry after a failed opening draws the form once as well', async () => {
  const forms = await openAndCollectForms('impatient');
  await page.getByRole('button', { name: /^Tentar novamente/i }).click();
  await expect.element(page.getByRole('textbox', { name: 'Nome completo' })).toBeVisible();
  expect(forms.size).toBe(1);
});

test('[11.3] keys are kept that arrive as soon as the first form is on the page', async () => {
  const scenario = scenarioById('typed-values-survive');
  stage = setUpStage(scenario);
  // As in index.html: React draws for the first time when the journey is open.
  document.body.lastElementChild?.append(createShell());
  const typedInto = new Promise<HTMLInputElement>(resolve => {
    observer = new MutationObserver(() => {
      const input = document.querySelector<HTMLInputElement>('form input');
      if (!input) return;
      observer?.disconnect();
      input.focus();
      for (const key of 'Ana') document.execCommand('insertText', false, key);
      resolve(input);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  const input = await typedInto;
  await expect.element(page.getByRole('textbox', { name: 'Nome completo' })).toBeVisible();
  expect(input.value).toBe('Ana');
});

for (const withShell of [false, true])
  test(`[4.21] [13.3] a visit that continues says so with its first text, ${withShell ? 'in the shell' : 'without a shell'}: a text that changes at once is announced`, async () => {
    const scenario = scenarioById('simulacao-recarregada');
    stage = setUpStage(scenario);
    await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
    await expect.element(page.getByRole('heading', { name: 'Simulação' })).toBeVisible();
    const shell = createShell();
    shell.innerHTML = '<p role="status">Preparando sua proposta</p>';
    if (withShell) document.querySelector('main')?.closest('body > *')?.append(shell);
    const reloaded = stage.controls.reload();
    const status = withShell
      ? shell.querySelector('[role=status]')
      : document.querySelector('[role=status] + p');
    expect(status?.textContent).toBe('Encontramos sua proposta');
    await reloaded;
  });

const screensWithData = [
  { screen: 'status', scenario: 'situacao-da-proposta', path: '/proposal-status', text: 'Reprovada' },
  {
    screen: 'signature',
    scenario: 'assinatura-do-contrato',
    path: '/sign-proposal',
    text: 'Cédula de crédito bancário',
  },
];
for (const { screen, scenario: id, path, text } of screensWithData)
  test(`[2.17] [7.13] [7.14] the ${screen} screen loads its data when the journey is open, even if its code is there earlier`, async () => {
    const scenario = scenarioById(id);
    const dialect = findDialect('impatient');
    if (!dialect) throw new Error('There is no dialect "impatient".');
    await Promise.all([
      routes.find(route => route.path === path)?.preload?.(),
      import('#flows/proposal-details.ts'),
    ]);
    stage = setUpStage(scenario, document.body, { dialect });
    await stage.controls.open({ hash: hashOf(scenario), path, query: {} });
    await page.getByRole('button', { name: /^Tentar novamente/i }).click();
    await expect.element(page.getByText(text).first()).toBeVisible();
  });

test('[16.9] [5.24] an amount that the app cannot read is one line in the console, without its value', async () => {
  const scenario = scenarioById('situacao-da-proposta');
  const opened = setUpStage(scenario);
  stage = opened;
  opened.engine.breakNext('proposalDetails', {
    kind: 'offContract',
    reason: 'an amount in another spelling',
    status: 200,
    body: { data: { _id: 'p', situation: 'Reprovada', value: '12,500' } },
  });
  await opened.controls.open({ hash: hashOf(scenario), path: '/proposal-status', query: {} });
  await expect.element(page.getByText('Reprovada').first()).toBeVisible();
  expect(opened.controls.consoleLines().filter(line => line.includes('unreadable value'))).toEqual([
    '[proposta] proposalDetails: unreadable value',
  ]);
});
