import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan, StartingWorld } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

async function open(plan: Plan, world: StartingWorld = {}, path = '/'): Promise<FlowStage> {
  stage = setUpFlows({ plan, world, path });
  await stage.open();
  return stage;
}

/** The service's reply to a write, with this data in `selfContract`. */
const updateWith = (answers: object): NonNullable<Plan['updateStep']> => ({
  kind: 'offContract',
  reason: 'the tests vary which answers it contains',
  status: 200,
  body: { data: { currentStep: 'dados-bancarios', situation: 'aberta', ...answers } },
});

async function goTo(visit: FlowStage, slug: string): Promise<void> {
  visit.platform.address.push(`/${slug}${visit.platform.address.current().search}`);
  await until(() => visit.state.form.slug === slug);
}

test.each([
  ['without answers', {}],
  ['with the saved step alone', { selfContract: { endereco: { numero: '77' } } }],
  ['with no step', { selfContract: {} }],
])(
  '[4.11a] [4.12] after an answer %s, going back shows the sent values, and the other steps keep theirs',
  async (_, answer) => {
    const visit = await open({ updateStep: updateWith(answer) }, atBankStep, '/endereco');
    visit.flows.editField('numero', '77');
    await visit.flows.submit();
    expect(visit.path()).toBe('/dados-bancarios');
    await goTo(visit, 'endereco');
    expect(visit.state.form.fields.numero?.value).toBe('77');
    expect(visit.state.form.fields.logradouro?.value).toBe(marina.street);
    await goTo(visit, 'dados-pessoais');
    expect(visit.state.form.fields.nome?.value).toBe(marina.name);
    await visit.flows.submit();
    expect(visit.sent('updateStep').at(-1)?.data).toMatchObject({ nome: marina.name });
  },
);

test('[3.23] [4.12] a field that was sent empty does not get its default back, neither on return nor after a reload', async () => {
  stage = setUpFlows({
    wrap: withFirstStepFields(() => [
      buildField({ key: 'apelido', defaultValue: 'Cliente' }),
      buildField({ key: 'renda', component: 'money', defaultValue: 5000 }),
      buildField({ key: 'taxa', component: 'percentage', defaultValue: 3 }),
      buildField({ key: 'bonus', component: 'money', defaultValue: 100 }),
    ]),
  });
  const empty = { apelido: '', renda: null, taxa: null, bonus: 10_000 };
  const shown = ({ state }: FlowStage) =>
    Object.fromEntries(Object.entries(state.form.fields).map(([key, { value }]) => [key, value]));
  await stage.open();
  expect(shown(stage)).toEqual({ apelido: 'Cliente', renda: 500_000, taxa: 3, bonus: 10_000 });
  stage.flows.editField('apelido', '');
  stage.flows.editField('renda', null);
  stage.flows.editField('taxa', null);
  await stage.flows.submit();
  await goTo(stage, 'dados-pessoais');
  expect(shown(stage)).toEqual(empty);
  stage = stage.reload();
  await stage.open();
  await goTo(stage, 'dados-pessoais');
  expect(shown(stage)).toEqual(empty);
});

test('[3.33] [5.14] a stored name with an apostrophe that nobody has touched is sent as it came', async () => {
  const nome = "João D'Ávila Sant'Ana";
  const answers = { ...atBankStep.proposal.answers, 'dados-pessoais': { ...personalAnswers(marina), nome } };
  const visit = await open({}, { proposal: { currentStep: 'dados-bancarios', answers } });
  await goTo(visit, 'dados-pessoais');
  expect(visit.state.form.fields.nome?.value).toBe(nome);
  await visit.flows.submit();
  expect(visit.sent('updateStep').at(-1)?.data).toMatchObject({ nome });
});

test('[4.11d] the value in the answer from the service replaces the sent value', async () => {
  const visit = await open(
    { updateStep: updateWith({ selfContract: { endereco: { numero: '0077', complemento: null } } }) },
    atBankStep,
    '/endereco',
  );
  visit.flows.editField('numero', '77');
  visit.flows.editField('complemento', 'Casa 2');
  await visit.flows.submit();
  await goTo(visit, 'endereco');
  expect(visit.state.form.fields.numero?.value).toBe('0077');
  expect(visit.state.form.fields.complemento?.value).toBe('');
});

test('[4.11] after a creation whose answer has no answers the app keeps the sent ones', async () => {
  const visit = await open({
    createProposal: {
      kind: 'offContract',
      reason: 'the tests vary which answers it contains',
      status: 200,
      body: { data: { _id: 'p1', currentStep: 'endereco', situation: 'aberta' } },
    },
  });
  typePersonalData(visit.flows);
  await visit.flows.submit();
  expect(visit.path()).toBe('/endereco');
  await goTo(visit, 'dados-pessoais');
  expect(visit.state.form.fields.nome?.value).toBe(marina.name);
});

test('[4.11] [8.25] a system answer without answers does not clear the known ones of the proposal', async () => {
  const visit = await open({}, atBankStep);
  visit.engine.breakNext('getSystem', {
    kind: 'offContract',
    reason: 'a proposal without its answers',
    status: 200,
    body: { data: await systemWithoutAnswers(visit) },
  });
  await visit.flows.recover('reopen');
  await goTo(visit, 'endereco');
  expect(visit.state.form.fields.numero?.value).toBe(marina.number);
});

/** The service's current data, without the answers. */
async function systemWithoutAnswers(visit: FlowStage): Promise<unknown> {
  const response = await fetch(`https://servico.exemplo/unauth/product-self-contract/${visit.hash}/system`, {
    headers: { authorization: 'Bearer teste', version: 'v2' },
  });
  const { data } = await response.json();
  delete data.proposal.selfContract;
  return data;
}
