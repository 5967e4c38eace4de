import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { createOption } from '#journey/form/testing/create-option.ts';
import type { Field } from '#journey/model/field.ts';
import type { Answer, Plan } from '#scenarios/define-scenario.ts';
import { fail } from '#shared/result.ts';
import type { FormState } from '#state/form-state.ts';
import {
  type FlowStage,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { openAt } from '#tests/flows/lookup-stage.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** The first step of the product, with these fields instead of its own. */
const withFields = (...fields: (Partial<Field> & { key: string })[]) =>
  withFirstStepFields(() => fields.map(buildField));

const bakery = { name: 'Padaria Flor do Campo Ltda', cnpj: '11222333000181', uf: 'SP' };
const companiesPlan: Plan = {
  findCompaniesByName: { kind: 'reply', status: 200, body: { data: { companies: [bakery] } } },
};

async function openWith(plan: Plan) {
  const fields = [
    { key: 'cnpj', component: 'cnpj' },
    { key: 'razaoSocial' },
    { key: 'ufDaEmpresa', component: 'select', options: [createOption('SP', 'São Paulo')] },
    { key: 'nome' },
  ];
  stage = setUpFlows({ plan, wrap: withFields(...fields) });
  await stage.open();
  await stage.flows.openCompanyLookup('cnpj');
  return stage;
}

const searches = () => stage?.engine.journal.filter(entry => entry.operation === 'findCompaniesByName') ?? [];

/** Searches for a text and waits until the pause after typing is over and the answer has come. */
async function searchFor({ flows, platform, state }: FlowStage, text: string): Promise<void> {
  const search = flows.searchCompanies(text);
  await until(() => platform.clock.sleepingCount() > 0);
  await platform.clock.advance(500);
  await search;
  await until(() => state.companyLookup.status !== 'loading');
}

test('[5.30] [9.8] the company search starts when the visitor has not typed for 500 ms', async () => {
  const { flows, platform } = await openWith(companiesPlan);
  void flows.searchCompanies('pad');
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(499);
  void flows.searchCompanies('pada');
  await waitForPendingWork();
  await platform.clock.advance(499);
  expect(searches()).toEqual([]);
  await platform.clock.advance(1);
  await until(() => searches().length === 1);
  expect(searches()[0]?.address).toContain('name=pada');
  await waitForPendingWork();
  expect(searches()).toHaveLength(1);
});

test('[7.26] the company search has its own address, outside the path prefix, and returns companies', async () => {
  const { engine, state } = await openWith(companiesPlan);
  if (stage) await searchFor(stage, 'padaria');
  expect(searches()[0]?.address).toBe('/unauth/cnpj/findByName?name=padaria');
  expect(state.companyLookup.companies).toEqual([bakery]);
  expect(engine.violations).toEqual([]);
});

test('[2.42] [3.38] choosing a company fills CNPJ, name and state, and closes the drawer', async () => {
  const { flows, state } = await openWith(companiesPlan);
  if (stage) await searchFor(stage, 'padaria');
  expect(state.companyLookup.companies).toEqual([bakery]);
  await flows.chooseCompany(bakery);
  expect(state.companyLookup.isOpen).toBe(false);
  expect(state.form.fields.cnpj?.value).toBe('11.222.333/0001-81');
  expect(state.form.fields.razaoSocial?.value).toBe('Padaria Flor do Campo Ltda');
  expect(state.form.fields.ufDaEmpresa?.value).toEqual({ value: 'SP', label: 'São Paulo' });
  expect(state.form.fields.nome?.value).toBe('');
});

test('[3.38] the state of a chosen company is an option of the list that the field has loaded', async () => {
  const fields = [
    { key: 'cnpj', component: 'cnpj' },
    { key: 'ufDaEmpresa', component: 'select', resource: 'estados.empresas', id: 'f1' },
  ];
  const resource = [{ value: '35', label: 'São Paulo' }];
  const plan: Plan = { getFieldOptions: { kind: 'reply', status: 200, body: { data: { resource } } } };
  stage = setUpFlows({ plan, wrap: withFields(...fields) });
  const { flows, state } = stage;
  await stage.open();
  await until(() => state.form.fields.ufDaEmpresa?.options.status === 'success');
  await flows.openCompanyLookup('cnpj');
  await flows.chooseCompany(bakery);
  expect(state.form.fields.ufDaEmpresa?.value).toEqual({ value: '35', label: 'São Paulo' });
});

test('[3.38] [11.6] [11.3] a chosen company stays: no later answer replaces it, and a reload restores it', async () => {
  const visit = await openAt(
    { currentStep: 'endereco', answers: {} },
    { key: 'cnpj', component: 'cnpj' },
    { key: 'razaoSocial' },
    { key: 'limite', component: 'money' },
    { key: 'renda', component: 'select', shouldUpdate: true, options: [createOption('alta')] },
  );
  const { engine, flows, state } = visit;
  const endereco = { cnpj: '11444777000161', razaoSocial: 'Outra Empresa', limite: 500 };
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 200,
    body: { data: { currentStep: 'endereco', selfContract: { endereco }, situation: 'aberta' } },
  });
  await flows.openCompanyLookup('cnpj');
  await flows.chooseCompany(bakery);
  flows.editField('renda', createOption('alta'));
  await until(() => state.form.fields.limite?.value === 500_00);
  const companyIn = ({ fields }: FormState) => [fields.cnpj?.value, fields.razaoSocial?.value];
  const chosen = ['11.222.333/0001-81', 'Padaria Flor do Campo Ltda'];
  expect(companyIn(state.form)).toEqual(chosen);
  await passDraftDelay(visit);
  const reloaded = visit.reload();
  await reloaded.open();
  expect(companyIn(reloaded.state.form)).toEqual(chosen);
});

test('[8.16] a search without a result is not an error', async () => {
  const { state } = await openWith({
    findCompaniesByName: { kind: 'reply', status: 200, body: { data: { companies: [] } } },
  });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.companyLookup.status).toBe('success');
  expect(state.companyLookup.companies).toEqual([]);
  expect(state.toasts).toEqual([]);
});

test('[8.15a] a failed search shows a message with the title "Atenção" and the text that the service sends', async () => {
  const { state } = await openWith({
    findCompaniesByName: { kind: 'reply', status: 400, body: { code: 400, message: 'Nome inválido' } },
  });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.toasts).toMatchObject([{ type: 'error', title: 'Atenção', text: 'Nome inválido' }]);
});

test('[2.42] [8.22] a search that ends the journey closes the drawer, so that nothing covers the page that says so', async () => {
  const { flows, state } = await openWith({
    findCompaniesByName: {
      kind: 'reply',
      status: 400,
      body: { code: 400, message: 'Não podemos seguir.', redirectToErrorPage: true },
    },
  });
  flows.openTerms('termos');
  if (stage) await searchFor(stage, 'padaria');
  await until(() => state.errorPage !== undefined);
  expect(state.companyLookup.isOpen).toBe(false);
  expect(state.terms.isOpen).toBe(false);
});

test('[2.42] [8.4] no drawer covers the page after a page from the back/forward cache whose link is no longer valid', async () => {
  const { engine, state } = await openWith(companiesPlan);
  engine.breakNext('getSystem', { kind: 'reply', status: 404, body: { code: 404 } });
  stage?.restorePage();
  await until(() => state.errorPage !== undefined);
  expect(state.companyLookup.isOpen).toBe(false);
});

test.each<[string, Record<string, unknown>, string]>([
  ['a message about the name', { errors: { name: 'Nome curto' } }, 'Nome curto'],
  ['two messages', { message: 'Revise.', errors: { name: 'Nome curto' } }, 'Revise. | Nome curto'],
  ['no word', {}, 'Erro desconhecido'],
])(
  '[8.15a] [8.20] a search that the service refuses with %s shows what the service says',
  async (_, body, text) => {
    const { state } = await openWith({ findCompaniesByName: { kind: 'reply', status: 400, body } });
    if (stage) await searchFor(stage, 'padaria');
    expect(state.toasts).toMatchObject([{ type: 'error', title: 'Atenção', text }]);
  },
);

test('[8.15a] a search that a gateway did not let through (429) asks for a pause, not for a reload', async () => {
  const { state } = await openWith({ findCompaniesByName: { kind: 'html', status: 429 } });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.toasts).toMatchObject([
    { text: 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.' },
  ]);
});

const INSTABILITY = 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

test.each<[string, Answer<'findCompaniesByName'>, string]>([
  [
    'an answer that did not arrive',
    { kind: 'networkError' },
    'Por favor, tente novamente recarregando a página.',
  ],
  ['500 without a message', { kind: 'reply', status: 500, body: { code: 500 } }, INSTABILITY],
  ['HTML with status 200', { kind: 'html', status: 200 }, INSTABILITY],
  [
    '500 with a message',
    { kind: 'reply', status: 500, body: { code: 500, message: 'A busca está em manutenção.' } },
    'A busca está em manutenção.',
  ],
])('[8.15a] [8.3] [8.11] the text about %s is that of every other call', async (_, answer, text) => {
  const { state } = await openWith({ findCompaniesByName: answer });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.toasts).toMatchObject([{ type: 'error', title: 'Atenção', text }]);
});

test('[8.15a] [8.2] a search without a connection asks to check it, because a reload would fail, too', async () => {
  const { api, state } = await openWith(companiesPlan);
  api.findCompanies = async () =>
    fail({ kind: 'network', operation: 'findCompaniesByName', isWrite: false, isOffline: true });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.toasts).toMatchObject([{ title: 'Atenção', text: 'Verifique sua conexão com a internet.' }]);
});

test('[4.28] during the pause that the service has named, no text is searched', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429 },
    headers: { 'retry-after': '120' },
  } as const;
  const { flows, platform, state } = await openWith({
    findCompaniesByName: { kind: 'sequence', answers: [busy], afterLast: 'worldAnswers' },
  });
  if (stage) await searchFor(stage, 'padaria');
  expect(state.companyLookup.status).toBe('error');
  await platform.clock.advance(119_000);
  void flows.searchCompanies('padaria f');
  await waitForPendingWork();
  expect(state.companyLookup).toMatchObject({ status: 'error', text: 'padaria f' });
  expect(platform.clock.sleepingCount()).toBe(0);
  await platform.clock.advance(1000);
  if (stage) await searchFor(stage, 'padaria f');
  expect(searches()).toHaveLength(2);
  expect(state.companyLookup.status).toBe('success');
});

test('[8.15b] a lookup that was replaced or cancelled shows nothing', async () => {
  const failedAnswers = {
    kind: 'sequence',
    answers: [{ kind: 'networkError' }],
    afterLast: 'worldAnswers',
  } as const;
  const { flows, platform, state } = await openWith({ findCompaniesByName: failedAnswers });
  void flows.searchCompanies('padaria');
  await until(() => platform.clock.sleepingCount() === 1);
  await flows.closeCompanyLookup();
  await platform.clock.advance(600);
  expect(searches()).toEqual([]);
  expect(state.toasts).toEqual([]);
});

test('[8.15b] a lookup that is cancelled while it runs shows nothing', async () => {
  const { flows, platform, state } = await openWith({ findCompaniesByName: { kind: 'hang' } });
  const search = flows.searchCompanies('padaria');
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(500);
  await until(() => searches().length === 1);
  await flows.closeCompanyLookup();
  await search;
  expect(state.toasts).toEqual([]);
});

test('[5.1b] a search without a name shows that the name is missing', async () => {
  const { flows, state } = await openWith(companiesPlan);
  await flows.requireCompanyName();
  expect(state.companyLookup.status).toBe('missing');
  await flows.searchCompanies('p');
  expect(state.companyLookup.status).toBe('initial');
});
