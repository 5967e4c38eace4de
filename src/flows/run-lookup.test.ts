import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { atAddressStep, atBankStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';

const slowCep = {
  kind: 'sequence',
  answers: [{ kind: 'latency', ms: 60 }],
  afterLast: 'worldAnswers',
} as const;

test('[3.34a] [5.29] [7.27] a complete CEP fills the address', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
  await until(() => state.form.fields.cidade?.options.status === 'success');
  expect(state.form.fields.cidade?.value).toEqual({ value: 'São Paulo', label: 'São Paulo' });
});

test('[11.6] the late answer of a CEP lookup does not overwrite values that were typed meanwhile', async () => {
  const stage = setUpFlows({ world: atAddressStep, plan: { getCepFirst: slowCep } });
  const { state, flows } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  flows.editField('logradouro', 'Rua da minha avó');
  await until(() => state.form.fields.bairro?.value === marina.district);
  expect(state.form.fields.logradouro?.value).toBe('Rua da minha avó');
});

test('[11.6] the address of a CEP that the visitor has changed meanwhile fills nothing', async () => {
  const stage = setUpFlows({ world: atAddressStep, plan: { getCepFirst: slowCep } });
  const { state, flows } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  flows.editField('cep', '01310-10');
  await waitForPendingWork(120);
  expect(state.form.fields.logradouro?.value).toBe('');
});

test('[11.6] [5.29] a street that the visitor has emptied and a lookup has filled in again gives way to that of another CEP', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows } = stage;
  await stage.open();
  flows.editField('logradouro', 'Rua');
  flows.editField('logradouro', '');
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
  flows.editField('cep', '99999-999');
  await until(() => state.form.fields.bairro?.value === '');
  expect(state.form.fields.logradouro?.value).toBe('');
});

test('[11.6] after a reload a lookup does not overwrite typed values', async () => {
  let stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  stage.flows.editField('logradouro', 'Rua da minha avó');
  stage = stage.reload();
  const { state, flows } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.bairro?.value === marina.district);
  expect(state.form.fields.logradouro?.value).toBe('Rua da minha avó');
});

test('[5.29] [11.3] a lookup that a reload interrupted starts again', async () => {
  const noAnswer = { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } as const;
  let stage = setUpFlows({ world: atAddressStep, plan: { getCepFirst: noAnswer } });
  await stage.open();
  stage.flows.editField('cep', marina.cep);
  await until(() => stage.engine.journal.some(({ operation }) => operation === 'getCepFirst') === true);
  stage = stage.reload();
  const { state } = stage;
  await stage.open();
  expect(state.form.fields.cep?.value).toBe(marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
});

test('[11.3] [11.6] a lookup that a reload interrupted starts again, although the saved address of the previous CEP is in the form', async () => {
  const noAnswer = { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } as const;
  const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) };
  let stage = setUpFlows({
    path: '/endereco',
    world: { proposal: { currentStep: 'dados-bancarios', answers } },
    plan: { getCepFirst: noAnswer },
  });
  await stage.open();
  stage.flows.editField('cep', '50030-230');
  await until(() => stage.engine.journal.some(({ operation }) => operation === 'getCepFirst') === true);
  expect(stage.state.form.fields.logradouro?.value).toBe(marina.street);
  stage = stage.reload();
  const { state, engine } = stage;
  await stage.open();
  await until(() => state.form.fields.logradouro?.value !== marina.street);
  // An answered lookup is not repeated.
  const countLookups = () => engine.journal.filter(({ operation }) => operation === 'getCepFirst').length;
  const count = countLookups();
  stage = stage.reload();
  await stage.open();
  await waitForPendingWork(60);
  expect(countLookups()).toBe(count);
});

test('[5.29] a lookup that ended because the journey was opened again starts again', async () => {
  const noAnswer = { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } as const;
  const stage = setUpFlows({ world: atAddressStep, plan: { getCepFirst: noAnswer } });
  const { state, flows, engine } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  await until(() => engine.journal.some(({ operation }) => operation === 'getCepFirst'));
  await flows.open();
  expect(state.form.fields.cep?.value).toBe(marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
});

test('[11.6] a complete address is not looked up again after a reload', async () => {
  let stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  stage.flows.editField('cep', marina.cep);
  await until(() => stage.state.form.fields.cidade?.options.status === 'success');
  stage.flows.editField('logradouro', '');
  stage = stage.reload();
  await stage.open();
  await waitForPendingWork();
  expect(stage.engine.journal.filter(({ operation }) => operation === 'getCepFirst')).toHaveLength(1);
  expect(stage.state.form.fields.logradouro?.value).toBe('');
});

test('[11.6] the late cities of a state (UF) that the visitor has changed are not shown', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows, engine } = stage;
  await stage.open();
  await until(() => state.form.fields.estado?.options.status === 'success');
  engine.breakNext('getResource', { kind: 'latency', ms: 80 });
  flows.editField('estado', { value: 'SP', label: 'São Paulo' });
  flows.editField('estado', { value: 'MG', label: 'Minas Gerais' });
  await until(() => state.form.fields.cidade?.options.status === 'success');
  const cities = state.form.fields.cidade?.options.options;
  await waitForPendingWork(120);
  expect(state.form.fields.cidade?.options.options).toBe(cities);
  expect(state.form.fields.cidade?.options.reference).toBe('MG');
});

test('[8.48] [4.34] a failed list shows an error at its field and can be requested again', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows, engine } = stage;
  engine.breakNext('getResource', { kind: 'reply', status: 500, body: { code: 500, message: 'x' } });
  await stage.open();
  await until(() => state.form.fields.estado?.options.status === 'error');
  expect(state.form.fields.estado?.options.message).toBe(
    'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  );
  expect(state.dialog.isOpen).toBe(false);
  flows.retryOptions('estado');
  await until(() => state.form.fields.estado?.options.status === 'success');
});

test('[8.7] [5.34d] an empty list is an error at its field', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, engine } = stage;
  engine.breakNext('getResource', { kind: 'reply', status: 200, body: { data: { resource: [] } } });
  await stage.open();
  await until(() => state.form.fields.estado?.options.status === 'error');
  expect(state.form.fields.estado?.options.message).toBe('Nenhuma item encontrado, verifique sua conexão.');
});

test.each([
  ['', 'No momento não temos oferta disponivel para o seu CPF'],
  ['Sem margem para este convênio.', 'Sem margem para este convênio.'],
])(
  '[8.28] [8.47] a list request that is refused with noOffer and the message "%s" shows "%s"',
  async (message, text) => {
    const stage = setUpFlows({ world: atAddressStep, offContract: ['getResource'] });
    const { state, engine } = stage;
    engine.breakNext('getResource', {
      kind: 'reply',
      status: 422,
      body: { code: 422, type: 'noOffer', message },
    });
    await stage.open();
    await until(() => state.toasts.length === 1);
    expect(state.toasts[0]?.text).toBe(text);
  },
);

test('[4.24] [8.23] 401 on a list leads to token validation; after that the step has its values and loads its lists', async () => {
  const stage = setUpFlows({
    world: atBankStep,
  });
  const { state, flows, engine } = stage;
  engine.breakNext('getResource', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  flows.editField('agencia', '0001');
  await until(() => state.place.kind === 'tokenValidation');
  await flows.requestToken('sms');
  expect(state.token.status).toBe('sent');
  await flows.enterToken('000000');
  expect(state.token.codeError).toBe('Código inválido ou expirado.');
  await flows.enterToken('482913');
  expect(stage.path()).toBe('/dados-bancarios');
  expect(state.form.fields.agencia?.value).toBe('0001');
  await until(() => state.form.fields.banco?.options.status === 'success');
});

test('[4.24] after a 401 on submit the right code leads back to the same step with its values', async () => {
  const stage = setUpFlows({ world: { ...atAddressStep, access: 'expired' } });
  const { state, flows, engine } = stage;
  await stage.open();
  await typeAddress(stage);
  await flows.submit();
  expect(stage.path()).toBe('/token-validation');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(stage.path()).toBe('/endereco');
  expect(state.form.fields.numero?.value).toBe(marina.number);
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(engine.report().effects).toMatchObject({ savedSteps: 1 });
});

test('[4.24] after a 401 before a proposal exists, the back button leads to the form', async () => {
  const stage = setUpFlows({ world: { access: 'expired' } });
  const { state, flows, platform } = stage;
  await stage.open();
  flows.editField('nome', marina.name);
  flows.editField('cpf', marina.cpf);
  flows.editField('celular', marina.cellphone);
  flows.editField('email', marina.email);
  flows.editField('dataDeNascimento', marina.birth);
  await flows.submit();
  expect(state.place.kind).toBe('tokenValidation');
  platform.address.back();
  await until(() => state.place.kind === 'step');
  expect(state.form.fields.nome?.value).toBe(marina.name);
});

test('[4.24] after a 401 of the system call a code can be requested, by a call of the contract', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows, engine } = stage;
  engine.breakNext('getSystem', { kind: 'reply', status: 401, body: { code: 401, message: 'x' } });
  await stage.open();
  expect(state.place.kind).toBe('tokenValidation');
  await flows.requestToken('sms');
  await flows.enterToken('482913');
  expect(stage.path()).toBe('/endereco');
  expect(engine.violations).toEqual([]);
});

test.each([
  ['nobody knows', undefined, 'initial', /^CEP não encontrado/],
  ['could not be asked', { kind: 'networkError' }, 'error', /^Não foi possível consultar o CEP/],
  [
    'brought a page instead of JSON',
    { kind: 'html', status: 503 },
    'error',
    /^Não foi possível consultar o CEP/,
  ],
] as const)(
  '[5.29] [11.6] a new CEP that %s clears the address of the old one, but not typed values',
  async (_, fault, status, message) => {
    const stage = setUpFlows({ world: atAddressStep });
    const { state, flows, engine } = stage;
    await stage.open();
    flows.editField('cep', marina.cep);
    await until(() => state.form.fields.cidade?.options.status === 'success');
    flows.editField('bairro', 'Vila Nova');
    if (fault) {
      engine.breakNext('getCepFirst', fault);
      engine.breakNext('getCepSecond', fault);
    }
    flows.editField('cep', '99999-999');
    await until(() => state.form.fields.cep?.options.message !== '');
    const { cep, logradouro, estado, cidade, bairro } = state.form.fields;
    expect(cep?.options).toMatchObject({
      status,
      message: expect.stringMatching(message),
      reference: '99999999',
    });
    expect([logradouro?.value, estado?.value, cidade?.value, bairro?.value]).toEqual([
      '',
      null,
      null,
      'Vila Nova',
    ]);
    await flows.submit();
    expect(stage.sent('updateStep')).toEqual([]);
  },
);

test('[5.29] [4.12] a new CEP also clears an address that the service had stored', async () => {
  const answers = { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) };
  const stage = setUpFlows({
    path: '/endereco',
    world: { proposal: { currentStep: 'dados-bancarios', answers } },
  });
  const { state, flows } = stage;
  await stage.open();
  expect(state.form.fields.logradouro?.value).toBe(marina.street);
  flows.editField('cep', '99999-999');
  await until(() => state.form.fields.cep?.options.message !== '');
  expect(state.form.fields.logradouro?.value).toBe('');
  expect(state.form.fields.numero?.value).toBe(marina.number);
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
  expect(state.form.fields.cep?.options.message).toBe('');
});

test('[11.6] [5.29] a submission during a CEP lookup waits for the answer and sends nothing of the old address', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows, engine } = stage;
  await stage.open();
  flows.editField('cep', '50030-230');
  await until(() => state.form.fields.logradouro?.value !== '');
  await until(() => state.form.fields.cidade?.options.status === 'success');
  const previous = state.form.fields.logradouro?.value;
  flows.editField('numero', marina.number);
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 500 });
  flows.editField('cep', marina.cep);
  const submission = flows.submit();
  await until(() => state.form.isSubmitting);
  expect(state.form.fields.logradouro?.value).toBe(previous);
  expect(stage.sent('updateStep')).toEqual([]);
  await submission;
  expect(stage.sent('updateStep')).toMatchObject([{ data: { logradouro: marina.street } }]);
  expect(JSON.stringify(stage.sent('updateStep'))).not.toContain(previous);
});

test('[5.29] [3.34] a CEP of another state fills its city, although the cities of the old state are listed', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows } = stage;
  await stage.open();
  flows.editField('cep', '50030-230');
  await until(() => state.form.fields.cidade?.options.status === 'success');
  const cityBefore = state.form.fields.cidade?.value;
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.logradouro?.value === marina.street);
  await until(() => state.form.fields.cidade?.options.status === 'success');
  expect(state.form.fields.cidade?.value).not.toEqual(cityBefore);
  expect(state.form.fields.cidade?.value).toMatchObject({ label: marina.city });
});

test('[11.6] [5.29] a submission during a lookup without a result sends no old address: the empty fields show errors', async () => {
  const stage = setUpFlows({ world: atAddressStep });
  const { state, flows, engine } = stage;
  await stage.open();
  flows.editField('cep', marina.cep);
  await until(() => state.form.fields.cidade?.options.status === 'success');
  flows.editField('numero', marina.number);
  engine.breakNext('getCepFirst', { kind: 'latency', ms: 500 });
  flows.editField('cep', '99999-999');
  await flows.submit();
  expect(state.form.isSubmitting).toBe(false);
  expect(stage.sent('updateStep')).toEqual([]);
  expect(state.form.summary.map(({ key }) => key)).toContain('logradouro');
});
