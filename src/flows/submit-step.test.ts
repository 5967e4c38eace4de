import { afterEach, expect, test, vi } from 'vitest';
import { createGeolocation } from '#platform/geolocation.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import {
  type FlowStage,
  passDraftDelay,
  rest,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { createManualClock, createMemorySecureStorage } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

const atAddress = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

test('[4.11c] [4.15a] [4.15b] the first submit creates the proposal, the next one updates its step', async () => {
  stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 2 });
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[14.1] [11.4] the next step opens while the device still removes the draft of the sent one', async () => {
  const storage = createMemorySecureStorage();
  let removeAll = (): void => undefined;
  const mayRemove = new Promise<void>(resolve => {
    removeAll = resolve;
  });
  const secureStorage = {
    ...storage,
    async remove(name: string) {
      await mayRemove;
      await storage.remove(name);
    },
  };
  stage = setUpFlows({ platform: { secureStorage } });
  await stage.open();
  typePersonalData(stage.flows);
  const draftsName = `drafts:${stage.hash}`;
  await passDraftDelay(stage);
  expect(await storage.read(draftsName)).toBeDefined();
  void stage.flows.submit();
  await until(() => stage?.path() === '/endereco');
  removeAll();
  await expect.poll(() => storage.read(draftsName)).toBeUndefined();
});

test('[3.46b] the CPF that was sent is kept in the device settings', async () => {
  stage = setUpFlows();
  await stage.open();
  expect(stage.state.deviceSettings.cpf).toBe('');
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.deviceSettings.cpf).toBe(marina.cpf.replace(/\D/g, ''));
});

test('[4.15] [2.15] after a reload during the sending of a step, the journey opens at the step of the service', async () => {
  stage = setUpFlows({ path: '/dados-pessoais' });
  stage.engine.breakNext('createProposal', { kind: 'lostAfterCommit' });
  await stage.open();
  stage.engine.breakNext('getSystem', { kind: 'hang' });
  typePersonalData(stage.flows);
  void stage.flows.submit();
  await until(() => stage?.sent('getSystem').length === 2);
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/endereco');
  // Only that one time: a link to the earlier step works again.
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
});

test('[2.15] after a reload during the sending of an earlier step, that step is open with its typed values', async () => {
  stage = setUpFlows({ path: '/dados-pessoais', world: atAddress });
  await stage.open();
  stage.flows.editField('nome', 'Marina Alves');
  stage.engine.breakNext('updateStep', { kind: 'hang' });
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  stage = stage.reload();
  await stage.open();
  expect(stage.path()).toBe('/dados-pessoais');
  expect(stage.state.form.fields.nome?.value).toBe('Marina Alves');
});

test('[3.4d] [7.9a] [7.40b] create-proposal sends the answers, device IP, hash id, metaProductBankId, jwtToken and the tracking', async () => {
  stage = setUpFlows({
    query: { jwtToken: 'j1' },
    platform: { geolocation: { locate: async () => ({ latitude: -23.5, longitude: -46.6 }) } },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  const [body] = stage.sent('createProposal');
  expect(body).toMatchObject({
    jwtToken: 'j1',
    data: { nome: marina.name, cpf: '52998224725', dataDeNascimento: marina.birth },
    hashId: stage.hash,
    metaProductBankId: '64f1b7c20d4e8a0012c9a7e1',
    deviceTracking: { latitude: -23.5, longitude: -46.6 },
  });
  expect(body?.deviceIp).not.toBe('');
});

test('[5.1] [5.12] a step with missing values is not sent; each message is shown under its field', async () => {
  stage = setUpFlows();
  await stage.open();
  stage.flows.editField('nome', marina.name);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toEqual([]);
  expect(stage.state.form.fields.cpf?.error).toBe('Por favor, insira CPF');
  expect(stage.state.form.fields.nome?.error).toBe('');
  expect(stage.state.form.summary.map(({ key }) => key)).toEqual([
    'cpf',
    'celular',
    'email',
    'dataDeNascimento',
  ]);
});

test.each([
  ['no', {}],
  ['an empty', { currentStep: '' }],
  ['null for a', { currentStep: null }],
])(
  '[4.10b] [8.4] an answer to a write that has %s current step shows a message, and its retry opens the step of the service',
  async (_, named) => {
    const body = { data: { _id: 'p-1', situation: 'em-preenchimento', selfContract: {}, ...named } };
    stage = setUpFlows({
      world: atAddress,
      plan: { updateStep: { kind: 'offContract', reason: 'no current step', status: 200, body } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.state.errorPage?.lines).toEqual([
      'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde',
    ]);
    expect(stage.state.errorPage?.action?.recovery).toBe('reopen');
    expect(stage.sent('updateStep')).toHaveLength(1);
  },
);

test('[11.1] ten submits in 200 ms have one effect', async () => {
  stage = setUpFlows();
  const { flows } = stage;
  await stage.open();
  typePersonalData(flows);
  const presses: Promise<void>[] = [];
  for (let submission = 0; submission < 10; submission += 1) {
    presses.push(flows.submit());
    await rest(15);
    if (stage.state.place.kind === 'step' && stage.state.place.slug !== 'dados-pessoais') break;
  }
  await Promise.all(presses);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test('[11.1] two presses in the same moment make one request', async () => {
  stage = setUpFlows();
  const { flows, sent } = stage;
  await stage.open();
  typePersonalData(flows);
  await Promise.all([flows.submit(), flows.submit()]);
  expect(sent('createProposal')).toHaveLength(1);
});

test('[11.1] going back during a write does not allow a second one', async () => {
  let locate: (coordinates: object) => void = () => undefined;
  const located = new Promise<object>(resolve => {
    locate = resolve;
  });
  stage = setUpFlows({ world: atAddress, platform: { geolocation: { locate: () => located } } });
  const { flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const first = flows.submit();
  await until(() => state.form.submitting);
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  expect(state.form.submitting).toBe(true);
  await flows.submit();
  locate({});
  await first;
  expect(stage.sent('updateStep')).toHaveLength(1);
  expect(stage.path()).toBe('/dados-bancarios');
  expect(state.form.submitting).toBe(false);
});

test('[11.1] a press followed at once by going back sends nothing of the earlier step', async () => {
  stage = setUpFlows({ world: atAddress });
  const { flows, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const pressed = flows.submit();
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await pressed;
  await rest();
  expect(stage.sent('updateStep').filter(({ order }) => order === 0)).toEqual([]);
});

test('[11.1] a submission has the values that the form had at the press', async () => {
  let located: (coordinates: object) => void = () => undefined;
  const locate = () =>
    new Promise<object>(resolve => {
      located = resolve;
    });
  stage = setUpFlows({ platform: { geolocation: { locate } } });
  await stage.open();
  typePersonalData(stage.flows);
  const { state } = stage;
  const write = stage.flows.submit();
  await until(() => state.form.submitting);
  stage.flows.editField('nome', 'Outra Pessoa Qualquer');
  located({});
  await write;
  expect(stage.sent('createProposal')[0]?.data).toMatchObject({ nome: marina.name });
});

test('[11.2] after a creation whose answer is lost the same proposal is found, and nothing is sent twice', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.dialog.open).toBe(false);
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1, savedSteps: 1 });
});

test.each([
  ['a lost answer', { kind: 'lostAfterCommit' }],
  ['a cut body', { kind: 'truncatedJson' }],
] as const)(
  '[11.2] the app finds an update with %s at the service and does not send it again',
  async (_, answer) => {
    stage = setUpFlows({
      world: atAddress,
      plan: { updateStep: { kind: 'sequence', answers: [answer], afterLast: 'worldAnswers' } },
    });
    await stage.open();
    await typeAddress(stage);
    await stage.flows.submit();
    expect(stage.path()).toBe('/dados-bancarios');
    expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  },
);

test('[11.2] [4.12] an earlier step that was sent and whose answer was lost is not sent twice', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { platform, state, flows } = stage;
  await stage.open();
  platform.address.push(`/dados-pessoais${platform.address.current().search}`);
  await until(() => state.form.slug === 'dados-pessoais');
  flows.editField('email', 'outro@exemplo.com.br');
  await flows.submit();
  expect(stage.engine.report().effects).toMatchObject({ savedSteps: 1 });
  expect(state.dialog.open).toBe(false);
  expect(stage.path()).toBe('/endereco');
});

test('[11.2] as long as the outcome of a write is unknown, a retry does not send it again', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  const { engine, flows, state } = stage;
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('getSystem', { kind: 'networkError' });
  engine.breakNext('getSystem', { kind: 'networkError' });
  const submitted = flows.submit();
  await until(() => state.dialog.open);
  const first = state.dialog.id;
  flows.answerDialog(first, 'ok');
  await until(() => state.dialog.open && state.dialog.id !== first);
  expect(stage.sent('createProposal')).toHaveLength(1);
  flows.answerDialog(state.dialog.id, 'ok');
  await submitted;
  expect(stage.sent('createProposal')).toHaveLength(1);
  expect(engine.report().effects).toMatchObject({ proposals: 1 });
  expect(stage.path()).toBe('/endereco');
});

test('[8.12] an answer without an id shows that the proposal was not created; a retry reads the state of the service first', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'sequence',
        answers: [
          { kind: 'offContract', reason: 'no id', status: 200, body: { data: { currentStep: 'endereco' } } },
        ],
        afterLast: 'worldAnswers',
      },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.state.errorPage?.lines).toEqual([
    'Não foi possível criar a proposta, tente novamente mais tarde.',
  ]);
  await stage.flows.recover('resubmit');
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.errorPage).toBeUndefined();
});

test('[4.17b] [9.4] a missing position delays the write by at most 10 s and leaves the coordinates empty', async () => {
  const clock = createManualClock();
  const getCurrentPosition = vi.fn();
  const geolocation = createGeolocation(
    { getCurrentPosition },
    { clock, log: { report: () => undefined, showsDetails: true, note: () => undefined } },
  );
  stage = setUpFlows({ platform: { geolocation } });
  await stage.open();
  typePersonalData(stage.flows);
  const write = stage.flows.submit();
  await until(() => getCurrentPosition.mock.calls.length === 1);
  await clock.advance(9999);
  expect(stage.sent('createProposal')).toEqual([]);
  await clock.advance(1);
  await write;
  expect(stage.path()).toBe('/endereco');
  const tracking = stage.sent('createProposal')[0]?.deviceTracking;
  expect(tracking).not.toHaveProperty('latitude');
});

test('[4.17a] the write has the position of the visitor, which is requested at the press', async () => {
  const here = { latitude: -23.55, longitude: -46.63 };
  stage = setUpFlows({ platform: { geolocation: { locate: async () => here } } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toMatchObject([{ deviceTracking: here }]);
});

test('[4.17b] after a denial the coordinates are empty at once', async () => {
  const geolocation = createGeolocation(
    { getCurrentPosition: (_, failed) => failed({ code: 1 }) },
    {
      clock: createManualClock(),
      log: { report: () => undefined, showsDetails: true, note: () => undefined },
    },
  );
  stage = setUpFlows({ platform: { geolocation } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
});

test('[7.5] [8.25] CONFLICT shows no message, rereads the system and opens the step of the service', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 404,
    body: { code: 404, message: 'Alterada em outro acesso.', errors: { status: 'CONFLICT' } },
  });
  await flows.submit();
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.form.fields.numero?.value).toBe(marina.number);
  expect(state.dialog.open).toBe(false);
  expect(state.errorPage).toBeUndefined();
});

test('[8.24a] a redirection to another hash opens that proposal; the state of the old one is cleared', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  const other = await stage.api.newHash({ hashId: stage.hash, deviceIp: '', idempotencyKey: 'k-1' });
  if (!other.ok) throw new Error('no other hash');
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: other.value },
  });
  await flows.submit();
  expect(state.hashId).toBe(other.value);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(other.value);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.proposal).toBeUndefined();
  expect(state.form.submitting).toBe(false);
  expect(await platform.secureStorage.read(`drafts:${stage.hash}`)).toBeUndefined();
});

test('[8.24] [11.3] a redirection to the current hash opens the step of the service with the typed values', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state, hash } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: hash },
  });
  await flows.submit();
  expect(state.hashId).toBe(hash);
  expect(state.place).toEqual({ kind: 'step', slug: 'endereco' });
  expect(state.form.fields.numero?.value).toBe(marina.number);
});

test('[8.24] [11.3] after a redirection to an unknown hash the typed values are still on the device', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state, platform, hash } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true, agxHash: '000000' },
  });
  await flows.submit();
  await until(() => state.errorPage !== undefined);
  expect(state.errorPage?.title).toBe('Link de acesso é inválido');
  expect(state.hashId).toBe(hash);
  expect(platform.address.current().searchParams.get('agx_hash')).toBe(hash);
  expect(await platform.secureStorage.read(`drafts:${hash}`)).toBeDefined();
  expect(engine.journal.filter(({ operation }) => operation === 'getSystem')).toHaveLength(2);
});

test('[8.24b] [8.49] a redirection without a hash is logged and shown like any other refusal', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state, platform } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: 'Já existe.', redirectProposalToCurrentStep: true },
  });
  const submitted = flows.submit();
  await until(() => state.dialog.open);
  expect(platform.lines.map(([line]) => line)).toContain('Hash de redirecionamento não encontrado.');
  expect(state.dialog.text).toBe('Já existe.');
  flows.answerDialog(state.dialog.id, 'cancel');
  await submitted;
});

test('[8.20] [5.12] messages of the service about fields are shown under them, the others above the form', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 422,
    body: {
      code: 422,
      message: 'Revise os dados.',
      errors: { numero: 'Número inexistente', foo: 'Outro aviso' },
    },
  });
  await flows.submit();
  expect(state.form.fields.numero?.error).toBe('Número inexistente');
  expect(state.form.notice).toBe('Revise os dados. | Outro aviso');
  expect(state.form.summary).toEqual([{ key: 'numero', label: 'Número', message: 'Número inexistente' }]);
});

test('[11.6] an answer that comes after another hash was opened changes nothing', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 150 }], afterLast: 'worldAnswers' },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const write = flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await flows.recover('restart');
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  await write;
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  expect(state.proposal).toBeUndefined();
});

test('[8.12] [3.20] [4.15] an answer without an id that names the next step opens it, and the next submission creates the proposal', async () => {
  stage = setUpFlows({
    plan: {
      createProposal: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            currentStep: 'endereco',
            selfContract: {},
            situation: '',
            selfContractFeature: 'readError',
          },
        },
      },
    },
  });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.state.errorPage).toBeUndefined();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toHaveLength(2);
  expect(stage.sent('updateStep')).toEqual([]);
});

test('[3.19c] [7.10a] an update has answers, hash id, order, metaProductBankId, tracking and the last returned data; a creation has no returned data', async () => {
  stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.sent('createProposal')[0]).not.toHaveProperty('last');
  expect(stage.sent('updateStep')[0]).toMatchObject({
    data: { numero: marina.number },
    hashId: stage.hash,
    order: stage.state.config?.steps.find(({ slug }) => slug === 'endereco')?.order,
    metaProductBankId: '64f1b7c20d4e8a0012c9a7e1',
    deviceTracking: { screenSize: '1280x800' },
    last: {
      currentStep: 'endereco',
      situation: expect.stringMatching(/./),
      selfContract: { 'dados-pessoais': { nome: marina.name } },
    },
  });
});

test('[3.5g] the jwt of the configuration is sent with the creation if the link has none', async () => {
  const data = { ...systemAnswer(creditoPessoal, null), jwtToken: 'of-configuration' };
  stage = setUpFlows({ plan: { getSystem: { kind: 'reply', status: 200, body: { data } } } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toMatchObject([{ jwtToken: 'of-configuration' }]);
});

test('[3.18] [3.19h] [3.19d] what the service keeps beside the steps goes back to it unchanged with the next update', async () => {
  const { currentStep, answers } = atAddress.proposal;
  const proposal = {
    _id: 'p-1',
    currentStep,
    selfContract: { ...answers, flushHash: 'f-1' },
    multiProposalData: { origem: 'p-0' },
  };
  const data = { ...systemAnswer(creditoPessoal, null), proposal };
  stage = setUpFlows({ plan: { getSystem: { kind: 'reply', status: 200, body: { data } } } });
  await stage.open();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  expect(stage.sent('updateStep')[0]).toMatchObject({
    last: { selfContract: { flushHash: 'f-1' }, multiProposalData: { origem: 'p-0' } },
  });
});

test('[8.44] a write without an answer for 15 s shows a notice', async () => {
  stage = setUpFlows({ world: atAddress, plan: { updateStep: { kind: 'hang' } } });
  const { flows, platform, state } = stage;
  await stage.open();
  await typeAddress(stage);
  void flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await platform.clock.advance(14_999);
  expect(state.toasts).toEqual([]);
  await platform.clock.advance(1);
  expect(state.toasts.map(({ title }) => title)).toEqual(['A conexão parece instável']);
});

test('[8.44] [11.2] a write that seemed lost and has succeeded shows a notice', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.state.toasts).toMatchObject([
    { title: 'A conexão parece instável', text: 'Conferimos: seus dados chegaram.' },
  ]);
});

test('[11.10b] after a write that exceeds the time limit the form has its values and can be sent again', async () => {
  let limited = true;
  stage = setUpFlows({
    world: atAddress,
    wrap: api => ({
      ...api,
      updateStep: async request => {
        if (!limited) return api.updateStep(request);
        limited = false;
        return { ok: false, problem: { kind: 'timeout', operation: 'updateStep', write: true } };
      },
    }),
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const submitted = flows.submit();
  await until(() => state.dialog.open);
  flows.answerDialog(state.dialog.id, 'cancel');
  await submitted;
  expect(state.form.submitting).toBe(false);
  expect(state.form.fields.numero?.value).toBe(marina.number);
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

const answerOf = (more: object) =>
  ({
    kind: 'offContract',
    reason: 'only the members that the test is about',
    status: 200,
    body: { data: { _id: 'p-1', situation: 'em-preenchimento', selfContract: {}, ...more } },
  }) as const;

test('[4.11] the status in an answer is the status of the step that it names', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: { updateStep: answerOf({ currentStep: 'dados-bancarios', stepStatus: 'remake' }) },
  });
  await stage.open();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.state.stepStatus).toMatchObject({ 'dados-bancarios': 'remake' });
});

test('[4.11] an answer without a status changes the status of no step', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: { updateStep: answerOf({ currentStep: 'dados-bancarios' }) },
  });
  await stage.open();
  const before = { ...stage.state.stepStatus };
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  expect({ ...stage.state.stepStatus }).toEqual(before);
});

test('[6.2] the id of a created proposal is kept in its cookie; an answer without an id writes none', async () => {
  stage = setUpFlows();
  await stage.open();
  typePersonalData(stage.flows);
  stage.engine.breakNext('createProposal', {
    kind: 'reply',
    status: 200,
    body: {
      data: { currentStep: 'endereco', selfContract: {}, situation: '', selfContractFeature: 'readError' },
    },
  });
  await stage.flows.submit();
  expect(stage.platform.cookies.read('cookiesProposalId')).toBeUndefined();
  await typeAddress(stage);
  await stage.flows.submit();
  expect(stage.platform.cookies.read('cookiesProposalId')).toBe(stage.state.proposal?.id);
  expect(stage.state.proposal?.id).not.toBe('');
});

test.each(['createProposal', 'updateStep'] as const)(
  '[8.1] an answer to %s that there is no offer leads to the page that says so',
  async operation => {
    const answer = answerOf({ currentStep: 'endereco', result: { kind: 'noOffer' } });
    stage = setUpFlows({
      ...(operation === 'updateStep' && { world: atAddress }),
      plan: { [operation]: answer },
    });
    await stage.open();
    if (operation === 'updateStep') await typeAddress(stage);
    else typePersonalData(stage.flows);
    await stage.flows.submit();
    expect(stage.state.errorPage?.title).toBe('Não temos uma oferta hoje para você');
    expect(stage.sent(operation)).toHaveLength(1);
  },
);

test('[8.20] the notice of a refusal disappears with the next submission', async () => {
  stage = setUpFlows({ world: atAddress });
  const { engine, flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 422,
    body: { code: 422, message: 'Revise os dados.', errors: { foo: 'Outro aviso' } },
  });
  await flows.submit();
  expect(state.form.notice).not.toBe('');
  engine.breakNext('updateStep', { kind: 'hang' });
  flows.editField('numero', '12');
  void flows.submit();
  await until(() => stage?.sent('updateStep').length === 2);
  expect(state.form.notice).toBe('');
});

test('[11.1] a submission aborts the running update of a single field', async () => {
  const signals = new Map<string, AbortSignal | undefined>();
  stage = setUpFlows({
    world: atAddress,
    wrap: api => ({
      ...withConfiguration(({ steps }) => {
        const step = steps.find(({ slug }) => slug === 'endereco');
        const numero = step?.fields.find(({ key }) => key === 'numero');
        if (numero) numero.shouldUpdate = true;
      })(api),
      updateStep: (written, signal) => {
        signals.set(written.partial ? 'partial' : 'whole', signal);
        return written.partial ? new Promise(() => undefined) : api.updateStep(written, signal);
      },
    }),
  });
  const { flows } = stage;
  await stage.open();
  await typeAddress(stage);
  flows.leaveField('numero');
  await until(() => signals.has('partial'));
  expect(signals.get('partial')?.aborted).toBe(false);
  await flows.submit();
  expect(signals.get('partial')?.aborted).toBe(true);
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[11.1] a press at a place without a form sends nothing', async () => {
  stage = setUpFlows({ world: atAddress, path: '/proposal-status' });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await stage.flows.submit();
  await stage.flows.recover('resubmit');
  expect(stage.sent('updateStep')).toEqual([]);
  expect(stage.sent('createProposal')).toEqual([]);
  expect(stage.state.form.submitting).toBe(false);
});

test('[11.1] a retry while a write is running sends nothing', async () => {
  stage = setUpFlows({ world: atAddress });
  stage.engine.breakNext('updateStep', { kind: 'latency', ms: 60 });
  await stage.open();
  await typeAddress(stage);
  const submitted = stage.flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await stage.flows.recover('resubmit');
  await submitted;
  expect(stage.sent('updateStep')).toHaveLength(1);
});

test('[11.6] an answer for another hash id, although unknown, asks nothing and shows nothing', async () => {
  stage = setUpFlows({
    world: atAddress,
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [{ kind: 'latency', ms: 100, answer: { kind: 'reply', status: 503, body: { code: 503 } } }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await typeAddress(stage);
  const write = flows.submit();
  await until(() => stage?.sent('updateStep').length === 1);
  await flows.recover('restart');
  await write;
  expect(state.dialog.open).toBe(false);
  expect(state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
});
