import { expect, test, vi } from 'vitest';
import { createGeolocation } from '#platform/geolocation.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { creditoPessoal } from '#scenarios/products/credito-pessoal.ts';
import { systemAnswer } from '#scenarios/products/system-answer.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { createManualClock } from '#tests/support/memory-platform.ts';

test('[3.4d] [7.9a] [7.40b] create-proposal sends the answers, device IP, hash id, metaProductBankId, jwtToken and the tracking', async () => {
  const stage = setUpFlows({
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
  expect(body?.deviceIp).toMatch(/^[\d.]+$/);
});

test('[4.17b] [9.4] a missing position delays the write by at most 10 s and leaves the coordinates empty', async () => {
  const clock = createManualClock();
  const getCurrentPosition = vi.fn();
  const geolocation = createGeolocation(
    { getCurrentPosition },
    { clock, log: { report: () => undefined, showsDetails: true, note: () => undefined } },
  );
  const stage = setUpFlows({ platform: { geolocation } });
  await stage.open();
  typePersonalData(stage.flows);
  const write = stage.flows.submit();
  await until(() => getCurrentPosition.mock.calls.length === 1);
  await clock.advance(9999);
  expect(stage.sent('createProposal')).toEqual([]);
  await clock.advance(1);
  await write;
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toMatchObject([{ deviceTracking: { latitude: '', longitude: '' } }]);
});

test('[4.17a] the write has the position of the visitor, which is requested at the press', async () => {
  const position = { latitude: -23.55, longitude: -46.63 };
  const stage = setUpFlows({ platform: { geolocation: { locate: async () => position } } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toMatchObject([{ deviceTracking: position }]);
});

test('[4.17b] after a denial the coordinates are empty at once', async () => {
  const geolocation = createGeolocation(
    { getCurrentPosition: (_, failed) => failed({ code: 1 }) },
    {
      clock: createManualClock(),
      log: { report: () => undefined, showsDetails: true, note: () => undefined },
    },
  );
  const stage = setUpFlows({ platform: { geolocation } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.path()).toBe('/endereco');
  expect(stage.sent('createProposal')).toMatchObject([{ deviceTracking: { latitude: '', longitude: '' } }]);
});

test('[3.19c] [7.10a] an update has answers, hash id, order, metaProductBankId, tracking and the last returned data; a creation has no returned data', async () => {
  const stage = setUpFlows();
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

test('[3.19c] the next update sends systemicValue back, and the situation, also if it came inside data', async () => {
  const { currentStep, answers } = atAddressStep.proposal;
  const proposal = {
    _id: 'p-1',
    currentStep,
    selfContract: answers,
    systemicValue: 1250.5,
    data: { situation: 'em-analise' },
  };
  const data = { ...systemAnswer(creditoPessoal, null), proposal };
  const stage = setUpFlows({
    plan: { getSystem: { kind: 'offContract', reason: 'situation in data', status: 200, body: { data } } },
  });
  await stage.open();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  expect(stage.sent('updateStep')[0]).toMatchObject({
    last: { systemicValue: 1250.5, situation: 'em-analise' },
  });
});

test('[3.5g] the jwt of the configuration is sent with the creation if the link has none', async () => {
  const data = { ...systemAnswer(creditoPessoal, null), jwtToken: 'of-configuration' };
  const stage = setUpFlows({ plan: { getSystem: { kind: 'reply', status: 200, body: { data } } } });
  await stage.open();
  typePersonalData(stage.flows);
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toMatchObject([{ jwtToken: 'of-configuration' }]);
});

test('[3.18] [3.19h] [3.19d] what the service keeps beside the steps goes back to it unchanged with the next update', async () => {
  const { currentStep, answers } = atAddressStep.proposal;
  const proposal = {
    _id: 'p-1',
    currentStep,
    selfContract: { ...answers, flushHash: 'f-1' },
    multiProposalData: { origem: 'p-0' },
  };
  const data = { ...systemAnswer(creditoPessoal, null), proposal };
  const stage = setUpFlows({ plan: { getSystem: { kind: 'reply', status: 200, body: { data } } } });
  await stage.open();
  await typeAddress(stage);
  void stage.flows.submit();
  await until(() => stage.sent('updateStep').length === 1);
  expect(stage.sent('updateStep')[0]).toMatchObject({
    last: { selfContract: { flushHash: 'f-1' }, multiProposalData: { origem: 'p-0' } },
  });
});
