import { afterEach, expect, test } from 'vitest';
import { caio, marina } from '#scenarios/cast/personas.ts';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const atBank: StartingWorld = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};

/** The personal loan of a lender that lets everybody restart at any time. */
const anytime: Pick<Parameters<typeof setUpFlows>[0] & object, 'wrap'> = {
  wrap: api => ({
    ...api,
    getSystem: async (...asked) => {
      const answer = await api.getSystem(...asked);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const display = { ...configuration.display, enableProposalRestartAtAnytime: true };
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, display } } };
    },
  }),
};

async function open(options: Parameters<typeof setUpFlows>[0] = {}): Promise<FlowStage> {
  stage = setUpFlows({ world: atBank, ...anytime, ...options });
  await stage.open();
  return stage;
}

/** Presses the restart button and answers the dialog. */
async function restartWith({ flows, state }: FlowStage, choice: 'ok' | 'cancel'): Promise<void> {
  const asked = flows.askRestart();
  await until(() => state.dialog.open);
  flows.answerDialog(state.dialog.id, choice);
  await asked;
}

test('[2.40] [4.25] [7.12] after a confirmation a restart requests a new hash with the IP, and opens the first step', async () => {
  const made = await open();
  await restartWith(made, 'ok');
  expect(made.sent('newHash')).toEqual([{ deviceIp: '203.0.113.42' }]);
  expect(made.state.hashId).not.toBe(made.hash);
  expect(made.path()).toBe('/dados-pessoais');
  expect(made.platform.address.current().searchParams.get('agx_hash')).toBe(made.state.hashId);
  expect(made.state.proposal).toBeUndefined();
  expect(made.state.form.fields.nome?.value).toBe('');
});

test('[4.25] the state has nothing of the old proposal while the new hash opens', async () => {
  const made = await open();
  const { engine, flows, platform, state } = made;
  expect(platform.cookies.read('cookiesProposalId')).toBe(state.proposal?.id);
  state.stepDetails = { selfie: { link: 'x', benefitPhase: '', message: '', resendAt: 0 } };
  void flows.askRestart();
  await until(() => state.dialog.open);
  engine.breakNext('getSystem', { kind: 'hang' });
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => made.sent('getSystem').length === 2);
  expect(state.proposal).toBeUndefined();
  expect(platform.cookies.read('cookiesProposalId')).toBeUndefined();
  expect(state.stepDetails).toEqual({});
});

test('[2.40] a restart that is not confirmed changes nothing', async () => {
  const made = await open();
  await restartWith(made, 'cancel');
  expect(made.sent('newHash')).toEqual([]);
  expect(made.path()).toBe('/dados-bancarios');
});

test('[2.40] [3.16] if neither step nor configuration allows a restart, no confirmation is shown', async () => {
  const made = await open({ wrap: api => api });
  await made.flows.askRestart();
  expect(made.state.dialog.open).toBe(false);
});

test('[4.25] a restart on a phone does not show the landing page again', async () => {
  const made = await open({ platform: { device: createMemoryPlatform().device } });
  await restartWith(made, 'ok');
  expect(made.path()).toBe('/dados-pessoais');
});

test('[3.43] [4.25] a restart resets the progress: review and finished stay at 1', async () => {
  const made = await open();
  made.state.percentage.endereco = 1;
  made.state.deviceSettings.returnableStep = 'endereco';
  made.state.deviceSettings.cpf = '52998224725';
  await restartWith(made, 'ok');
  expect(made.state.deviceSettings.cpf).toBe('');
  expect(made.state.percentage).toEqual({ review: 1, finished: 1 });
  expect(made.state.deviceSettings.returnableStep).toBe('');
});

const tokens = { token: 't1', jwtToken: 'j1' };

test("[4.27] a customer's restart removes the token of the old proposal", async () => {
  const made = await open({ query: tokens });
  await restartWith(made, 'ok');
  expect(made.state.launchParams.accessToken).toBe('');
  expect(made.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(made.state.launchParams.jwtToken).toBe('j1');
});

test("[4.27] a typist's restart keeps every token, and the next proposal is also started by a typist", async () => {
  const made = await open({ query: { ...tokens, userOfficeToken: 'u1' } });
  await restartWith(made, 'ok');
  expect(made.state.launchParams).toMatchObject({ accessToken: 't1', jwtToken: 'j1', userOfficeToken: 'u1' });
  made.flows.editField('nome', caio.name);
  made.flows.editField('cpf', caio.cpf);
  made.flows.editField('celular', caio.cellphone);
  made.flows.editField('email', caio.email);
  made.flows.editField('dataDeNascimento', caio.birth);
  await made.flows.submit();
  await until(() => made.state.form.slug === 'endereco');
  await made.flows.recover('reopen');
  expect(made.state.proposal?.startedAs).toBe('typist');
});

test('[8.8] [8.14] a restart whose answer has no hashId shows a dialog over the proposal, which stays', async () => {
  const made = await open({
    plan: { newHash: { kind: 'offContract', reason: 'no hash', status: 200, body: { data: {} } } },
  });
  void restartWith(made, 'ok');
  await until(() => made.state.dialog.text === 'hash não encontrado');
  expect(made.state.dialog).toMatchObject({ open: true, title: 'Atenção!' });
  made.flows.answerDialog(made.state.dialog.id, 'cancel');
  await until(() => !made.state.dialog.open);
  expect(made.path()).toBe('/dados-bancarios');
  expect(made.state.errorPage).toBeUndefined();
});

test("[8.14] any other failure of a restart shows a dialog 'Atenção!', which offers a retry", async () => {
  const made = await open();
  const { engine, state, flows } = made;
  const refused = { kind: 'reply', status: 400, body: { code: 400, message: 'Produto suspenso.' } } as const;
  engine.breakNext('newHash', refused);
  void restartWith(made, 'ok');
  await until(() => state.dialog.text === 'Produto suspenso.');
  expect(state.dialog.title).toBe('Atenção!');
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => state.hashId !== made.hash && state.place.kind === 'step');
  expect(made.sent('newHash')).toHaveLength(2);
});

test('[8.13] blocked cookies stop a restart before it sends a request', async () => {
  const { cookies } = createMemoryPlatform();
  let blocked = false;
  const made = await open({
    platform: {
      cookies: {
        ...cookies,
        check: () => (blocked ? { ok: false, problem: 'blocked' } : { ok: true, value: true }),
      },
    },
  });
  blocked = true;
  void restartWith(made, 'ok');
  await until(() => made.state.dialog.title === 'Atenção - Cookies bloqueados!');
  expect(made.state.dialog.text).toBe('Esse página necessita de acesso aos cookies para seu funcionamento.');
  expect(made.sent('newHash')).toEqual([]);
  expect(made.path()).toBe('/dados-bancarios');
});

test('[2.43] Voltar às Ofertas asks for confirmation; without an address it leads to the landing page, which leads back', async () => {
  const made = await open();
  const { flows, state } = made;
  const asked = flows.leaveForOffers();
  await until(() => state.dialog.open);
  expect(state.dialog.okText).toBe('Voltar às Ofertas');
  flows.answerDialog(state.dialog.id, 'cancel');
  await asked;
  expect(made.path()).toBe('/dados-bancarios');
  const again = flows.leaveForOffers();
  await until(() => state.dialog.open);
  flows.answerDialog(state.dialog.id, 'ok');
  await again;
  expect(made.path()).toBe('/inicio');
  await flows.startFirstStep();
  expect(made.path()).toBe('/dados-bancarios');
});

test.each([
  ['https://ofertas.exemplo.com.br/', 'https://ofertas.exemplo.com.br/'],
  ['javascript:alert(1)', undefined],
])('[2.43] [12.2] Voltar às Ofertas opens %s only if it is a safe address', async (offersUrl, left) => {
  const made = await open({
    wrap: api => ({
      ...api,
      getSystem: async (...asked) => {
        const answer = await api.getSystem(...asked);
        if (!answer.ok) return answer;
        const { configuration } = answer.value;
        const homePage = { ...configuration.display.homePage, offersUrl };
        const display = { ...configuration.display, homePage };
        return { ok: true, value: { ...answer.value, configuration: { ...configuration, display } } };
      },
    }),
  });
  const gone: string[] = [];
  made.platform.address.leave = url => gone.push(url) > 0;
  const asked = made.flows.leaveForOffers();
  await until(() => made.state.dialog.open);
  made.flows.answerDialog(made.state.dialog.id, 'ok');
  await asked;
  expect(gone).toEqual(left === undefined ? [] : [left]);
});
