import { afterEach, expect, test } from 'vitest';
import { caio } from '#scenarios/cast/personas.ts';
import { atBankStep } from '#tests/flows/at-address-step.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** The personal loan of a lender that lets everybody restart at any time. */
const withRestart: Pick<Parameters<typeof setUpFlows>[0] & object, 'wrap'> = {
  wrap: api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const display = { ...configuration.display, enableProposalRestartAtAnytime: true };
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, display } } };
    },
  }),
};

async function open(options: Parameters<typeof setUpFlows>[0] = {}): Promise<FlowStage> {
  stage = setUpFlows({ world: atBankStep, ...withRestart, ...options });
  await stage.open();
  return stage;
}

/** Presses the restart button and answers the dialog. */
async function restartWith({ flows, state }: FlowStage, choice: 'ok' | 'cancel'): Promise<void> {
  const restart = flows.askRestart();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, choice);
  await restart;
}

test('[2.40] [4.25a] [7.12a] after a confirmation a restart requests a new hash with the IP, and opens the first step', async () => {
  const visit = await open();
  await restartWith(visit, 'ok');
  expect(visit.sent('newHash')).toEqual([{ deviceIp: '203.0.113.42' }]);
  expect(visit.state.hashId).not.toBe(visit.hash);
  expect(visit.path()).toBe('/dados-pessoais');
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBe(visit.state.hashId);
  expect(visit.state.proposal).toBeUndefined();
  expect(visit.state.form.fields.nome?.value).toBe('');
});

test('[4.25b] the state has nothing of the old proposal while the new hash opens', async () => {
  const visit = await open();
  const { engine, flows, platform, state } = visit;
  expect(platform.cookies.read('cookiesProposalId')).toBe(state.proposal?.id);
  state.stepDetails = { selfie: { link: 'x', benefitPhase: '', message: '', resendAt: 0 } };
  void flows.askRestart();
  await until(() => state.dialog.isOpen);
  engine.breakNext('getSystem', { kind: 'hang' });
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => visit.sent('getSystem').length === 2);
  expect(state.proposal).toBeUndefined();
  expect(platform.cookies.read('cookiesProposalId')).toBeUndefined();
  expect(state.stepDetails).toEqual({});
});

test('[2.40] a restart that is not confirmed changes nothing', async () => {
  const visit = await open();
  await restartWith(visit, 'cancel');
  expect(visit.sent('newHash')).toEqual([]);
  expect(visit.path()).toBe('/dados-bancarios');
});

test('[2.40] [3.16] if neither step nor configuration allows a restart, no confirmation is shown', async () => {
  const visit = await open({ wrap: api => api });
  await visit.flows.askRestart();
  expect(visit.state.dialog.isOpen).toBe(false);
});

test('[4.25] a restart on a phone does not show the landing page again', async () => {
  const visit = await open({ platform: { device: createMemoryPlatform().device } });
  await restartWith(visit, 'ok');
  expect(visit.path()).toBe('/dados-pessoais');
});

test('[3.43a] [4.25] a restart resets the progress: review and finished stay at 1', async () => {
  const visit = await open();
  visit.state.filledShares.endereco = 1;
  visit.state.deviceSettings.returnableStep = 'endereco';
  visit.state.deviceSettings.cpf = '52998224725';
  await restartWith(visit, 'ok');
  expect(visit.state.deviceSettings.cpf).toBe('');
  expect(visit.state.filledShares).toEqual({ review: 1, finished: 1 });
  expect(visit.state.deviceSettings.returnableStep).toBe('');
});

const tokens = { token: 't1', jwtToken: 'j1' };

test("[4.27a] a customer's restart removes the token of the old proposal", async () => {
  const visit = await open({ query: tokens });
  await restartWith(visit, 'ok');
  expect(visit.state.launchParams.accessToken).toBe('');
  expect(visit.platform.cookies.read('cookiesAccessToken')).toBeUndefined();
  expect(visit.state.launchParams.jwtToken).toBe('j1');
});

test("[4.27b] a typist's restart keeps every token, and the next proposal is also started by a typist", async () => {
  const visit = await open({ query: { ...tokens, userOfficeToken: 'u1' } });
  await restartWith(visit, 'ok');
  expect(visit.state.launchParams).toMatchObject({
    accessToken: 't1',
    jwtToken: 'j1',
    userOfficeToken: 'u1',
  });
  visit.flows.editField('nome', caio.name);
  visit.flows.editField('cpf', caio.cpf);
  visit.flows.editField('celular', caio.cellphone);
  visit.flows.editField('email', caio.email);
  visit.flows.editField('dataDeNascimento', caio.birth);
  await visit.flows.submit();
  await until(() => visit.state.form.slug === 'endereco');
  await visit.flows.recover('reopen');
  expect(visit.state.proposal?.startedAs).toBe('typist');
});

test('[8.8] [8.14] a restart whose answer has no hashId shows a dialog over the proposal, which stays', async () => {
  const visit = await open({
    plan: { newHash: { kind: 'offContract', reason: 'no hash', status: 200, body: { data: {} } } },
  });
  void restartWith(visit, 'ok');
  await until(() => visit.state.dialog.text === 'hash não encontrado');
  expect(visit.state.dialog).toMatchObject({ isOpen: true, title: 'Atenção!' });
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await until(() => !visit.state.dialog.isOpen);
  expect(visit.path()).toBe('/dados-bancarios');
  expect(visit.state.errorPage).toBeUndefined();
});

test("[8.14] any other failure of a restart shows a dialog 'Atenção!', which offers a retry", async () => {
  const visit = await open();
  const { engine, state, flows } = visit;
  const refusal = { kind: 'reply', status: 400, body: { code: 400, message: 'Produto suspenso.' } } as const;
  engine.breakNext('newHash', refusal);
  void restartWith(visit, 'ok');
  await until(() => state.dialog.text === 'Produto suspenso.');
  expect(state.dialog.title).toBe('Atenção!');
  flows.answerDialog(state.dialog.id, 'ok');
  await until(() => state.hashId !== visit.hash && state.place.kind === 'step');
  expect(visit.sent('newHash')).toHaveLength(2);
});

test('[8.13a] blocked cookies stop a restart before it sends a request', async () => {
  const { cookies } = createMemoryPlatform();
  let blocked = false;
  const visit = await open({
    platform: {
      cookies: {
        ...cookies,
        check: () => (blocked ? { ok: false, problem: 'blocked' } : { ok: true, value: true }),
      },
    },
  });
  blocked = true;
  void restartWith(visit, 'ok');
  await until(() => visit.state.dialog.title === 'Atenção - Cookies bloqueados!');
  expect(visit.state.dialog.text).toBe('Esse página necessita de acesso aos cookies para seu funcionamento.');
  expect(visit.sent('newHash')).toEqual([]);
  expect(visit.path()).toBe('/dados-bancarios');
});

test('[2.43a] [2.43b] Voltar às Ofertas asks for confirmation; without an address it leads to the landing page, which leads back', async () => {
  const visit = await open();
  const { flows, state } = visit;
  const question = flows.leaveForOffers();
  await until(() => state.dialog.isOpen);
  expect(state.dialog.okText).toBe('Voltar às Ofertas');
  flows.answerDialog(state.dialog.id, 'cancel');
  await question;
  expect(visit.path()).toBe('/dados-bancarios');
  const secondQuestion = flows.leaveForOffers();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'ok');
  await secondQuestion;
  expect(visit.path()).toBe('/inicio');
  await flows.startFirstStep();
  expect(visit.path()).toBe('/dados-bancarios');
});

/** The personal loan of a lender with an address of its offers. */
const withOffersAt = (offersUrl: string): typeof withRestart => ({
  wrap: api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const homePage = { ...configuration.display.homePage, offersUrl };
      const display = { ...configuration.display, homePage };
      return { ok: true, value: { ...answer.value, configuration: { ...configuration, display } } };
    },
  }),
});

test.each([
  ['https://ofertas.exemplo.com.br/', ['https://ofertas.exemplo.com.br/']],
  ['javascript:alert(1)', []],
])(
  '[2.43b] [12.2] Voltar às Ofertas opens %s only if it is a safe address',
  async (offersUrl, openedUrls) => {
    const visit = await open(withOffersAt(offersUrl));
    const leftForUrls: string[] = [];
    visit.platform.address.leave = url => leftForUrls.push(url) > 0;
    const question = visit.flows.leaveForOffers();
    await until(() => visit.state.dialog.isOpen);
    visit.flows.answerDialog(visit.state.dialog.id, 'ok');
    await question;
    expect(leftForUrls).toEqual(openedUrls);
  },
);

test("[2.43] [13.5] in a partner's frame that opens no tab the visitor gets the address of the offers to copy", async () => {
  const visit = await open(withOffersAt('https://ofertas.exemplo.com.br/'));
  visit.platform.address.leave = () => false;
  const question = visit.flows.leaveForOffers();
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await until(() => visit.state.dialog.title === 'Abra este endereço em outra aba');
  expect(visit.state.dialog.address).toBe('https://ofertas.exemplo.com.br/');
  const { place } = visit.state;
  visit.flows.answerDialog(visit.state.dialog.id, 'cancel');
  await question;
  expect(visit.state.place).toEqual(place);
});

test('[2.43a] [11.5] before the visitor leaves for the offers, the question says whether what was typed is saved or lost', async () => {
  const offersUrl = 'https://ofertas.exemplo.com.br/';
  const { secureStorage } = createMemoryPlatform();
  const readQuestion = async (url: string, health: 'lasting' | 'memory'): Promise<string> => {
    const visit = await open({
      ...withOffersAt(url),
      platform: { secureStorage: { ...secureStorage, health: () => health } },
    });
    void visit.flows.leaveForOffers();
    await until(() => visit.state.dialog.isOpen);
    const { text } = visit.state.dialog;
    visit.close();
    return text;
  };
  const host = 'Você vai para ofertas.exemplo.com.br.';
  const saved = 'O que você já preencheu fica salvo. Para continuar, use o mesmo link.';
  expect(await readQuestion(offersUrl, 'lasting')).toBe(`${host}<br/>${saved}`);
  expect(await readQuestion(offersUrl, 'memory')).toBe(
    `${host}<br/>O que você preencheu e ainda não enviou será perdido.`,
  );
  // The landing page belongs to the app, so nothing is lost there, and nothing is saved.
  expect(await readQuestion('', 'memory')).toBe('');
});
