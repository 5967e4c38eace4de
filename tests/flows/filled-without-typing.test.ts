import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { marina } from '#scenarios/cast/personas.ts';
import { defineScenario } from '#scenarios/define-scenario.ts';
import { checkbox } from '#scenarios/products/building-blocks/fields.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

async function open(
  atStep?: 'endereco',
  overrides?: Parameters<typeof setUpStage>[2],
): Promise<ScenarioStage> {
  stage = setUpStage(
    defineScenario({
      id: 'filled-without-typing',
      title: 'Preenchido sem digitar',
      story: 'O gerenciador de senhas escreve nos campos.',
      requirements: [],
      product: creditoPessoal.id,
      world: atStep
        ? { proposal: { currentStep: atStep, answers: { 'dados-pessoais': personalAnswers(marina) } } }
        : {},
      plan: {},
      walk: [],
      verdict: { endsAt: { heading: 'Endereço' } },
    }),
    document.body,
    overrides,
  );
  await stage.controls.open({
    hash: creditoPessoal.hashId,
    path: atStep ? '/' : '/dados-pessoais',
    query: {},
  });
  return stage;
}

const inputOf = (name: string) => page.getByRole('textbox', { name });
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Sets the value of an input without React, as an extension of the browser does. */
function setInputValue(name: string, text: string, ...events: string[]): void {
  const input = inputOf(name).element();
  setValue?.call(input, text);
  for (const event of events) input.dispatchEvent(new Event(event, { bubbles: true }));
}

const personFields: [field: string, text: string, shownText: string][] = [
  ['Nome completo', marina.name, marina.name],
  ['CPF', '52998224725', '529.982.247-25'],
  ['Celular', '11987654321', '(11) 98765-4321'],
  ['E-mail', marina.email, marina.email],
  ['Data de nascimento', '20051990', '20/05/1990'],
];

test('[5.12] [11.3] values that come with a change event alone are kept, masked and sent', async () => {
  const { engine } = await open();
  await expect.element(inputOf('Nome completo'), { timeout: 8000 }).toBeVisible();
  for (const [field, text] of personFields) setInputValue(field, text, 'change');
  for (const [field, , shownText] of personFields)
    await expect.element(inputOf(field)).toHaveValue(shownText);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Endereço' }), { timeout: 8000 }).toBeVisible();
  const requestBody = engine.journal.find(({ operation }) => operation === 'createProposal')?.request.body;
  expect(requestBody).toMatchObject({
    data: { nome: marina.name, cpf: '52998224725', dataDeNascimento: '20/05/1990' },
  });
});

test('[5.12] [11.3] a value that was there before is kept when it comes again with a change event alone, after the visitor has cleared the input', async () => {
  await open();
  const cpf = inputOf('CPF');
  await expect.element(cpf, { timeout: 8000 }).toBeVisible();
  for (const _ of ['first', 'second', 'third']) {
    setInputValue('CPF', '52998224725', 'change');
    await expect.element(cpf).toHaveValue('529.982.247-25');
    await userEvent.clear(cpf);
    await expect.element(cpf).toHaveValue('');
  }
});

test('[5.12] [11.3] values that come without any event are read when the form is submitted', async () => {
  await open();
  await expect.element(inputOf('Nome completo'), { timeout: 8000 }).toBeVisible();
  for (const [field, text] of personFields) setInputValue(field, text);
  const form = inputOf('CPF').element().closest('form');
  form?.requestSubmit();
  await expect.element(page.getByRole('heading', { name: 'Endereço' }), { timeout: 8000 }).toBeVisible();
});

test('[12.4] [11.3] values that come with a change event alone are kept beside a checkbox whose key is the name of a member of forms', async () => {
  const steps = creditoPessoal.steps.map(step =>
    step.slug === 'dados-pessoais'
      ? { ...step, fields: [...step.fields, checkbox('elements', 'Quero receber novidades')] }
      : step,
  );
  await open(undefined, { product: { ...creditoPessoal, steps } });
  await expect.element(page.getByRole('checkbox', { name: 'Quero receber novidades' })).toBeVisible();
  setInputValue('CPF', '52998224725', 'change');
  await expect.element(inputOf('CPF')).toHaveValue('529.982.247-25');
});

test('[11.6] the address of a CEP does not overwrite a value that was set without an event', async () => {
  await open('endereco');
  await expect.element(inputOf('Logradouro'), { timeout: 8000 }).toBeVisible();
  setInputValue('Logradouro', 'Rua da minha avó');
  await userEvent.fill(inputOf('CEP'), marina.cep);
  await expect.element(inputOf('Bairro')).toHaveValue(marina.district);
  await expect.element(inputOf('Logradouro')).toHaveValue('Rua da minha avó');
});

test('[3.33] a select chooses the option whose name is filled in with a change event alone', async () => {
  await open('endereco');
  const estado = page.getByRole('combobox', { name: 'Estado' });
  await expect.element(estado, { timeout: 8000 }).toBeVisible();
  await expect.poll(() => estado.element().getAttribute('placeholder')).toBe('Escolha o estado');
  const input = estado.element();
  setValue?.call(input, 'Minas Gerais');
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(estado).toHaveValue('Minas Gerais');
  await expect.element(page.getByRole('combobox', { name: 'Cidade' }), { timeout: 8000 }).toBeEnabled();
});
