import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { type FlowStage, setUpFlows, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { FIRST_PLACE_READY } from './first-place-ready.ts';
import { engineOf, startOperatorReport } from './operator-report.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A page with these performance entries, and the reports that leave it. */
function createView() {
  const reports: { url: string; report: Record<string, unknown> }[] = [];
  const entries = [
    { name: 'first-contentful-paint', startTime: 812.4 },
    { name: FIRST_PLACE_READY, startTime: 2034.9 },
  ];
  const view = {
    performance: {
      now: () => performance.now(),
      getEntriesByName: (name: string) => entries.filter(entry => entry.name === name),
    },
    navigator: {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      sendBeacon(url: string, body: string) {
        reports.push({ url, report: JSON.parse(body) });
        return true;
      },
    },
  };
  return { view: view as unknown as Window, reports }; // the code under test uses no other member
}

const ENABLED_REPORT = { reportUrl: 'https://relatorios.exemplo.com.br/visitas', reportShare: 1 };

test('[16.9a] a visit sends one report when it ends: codes, counts and times', async () => {
  stage = setUpFlows();
  const { view, reports } = createView();
  const { state, platform, engine, flows } = stage;
  startOperatorReport({ ...ENABLED_REPORT, state, platform, view });
  await stage.open();
  typePersonalData(flows);
  engine.breakNext('createProposal', { kind: 'reply', status: 422, body: { code: 422, message: 'Não.' } });
  void flows.submit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await until(() => !state.dialog.isOpen);
  await flows.submit();
  await until(() => stage?.path() === '/endereco');
  expect(reports).toEqual([]);
  platform.leavePage();
  expect(reports).toEqual([
    {
      url: ENABLED_REPORT.reportUrl,
      report: {
        version: 2,
        engine: 'chromium',
        firstPaint: 810,
        firstPlace: 2030,
        nextSteps: [expect.any(Number)],
        failures: [{ operation: 'createProposal', code: '422', count: 1 }],
      },
    },
  ]);
  // A page that comes back from the cache has nothing new to report.
  platform.leavePage();
  expect(reports).toHaveLength(1);
});

test('[16.9a] a report that the browser refuses is sent when the page is left again, once', async () => {
  stage = setUpFlows();
  const { view, reports } = createView();
  const { state, platform } = stage;
  const { sendBeacon } = view.navigator;
  let isFull = true;
  view.navigator.sendBeacon = (...beacon) => !isFull && sendBeacon(...beacon);
  startOperatorReport({ ...ENABLED_REPORT, state, platform, view });
  await stage.open();
  platform.failures.count('getSystem', '503');
  platform.leavePage();
  expect(reports).toEqual([]);
  isFull = false;
  platform.leavePage();
  platform.leavePage();
  expect(reports).toHaveLength(1);
  expect(reports[0]?.report).toMatchObject({
    firstPaint: 810,
    failures: [{ operation: 'getSystem', code: '503', count: 1 }],
  });
});

test.each([
  ['without an address', { ...ENABLED_REPORT, reportUrl: '' }, 0],
  ['for a share of 0', { ...ENABLED_REPORT, reportShare: 0 }, 0],
  ['outside the sample', { ...ENABLED_REPORT, reportShare: 0.1 }, 0.1],
])('[16.9b] %s nothing is measured or sent', async (_, settings, randomShare) => {
  stage = setUpFlows();
  const { view, reports } = createView();
  const { state, platform } = stage;
  startOperatorReport({ ...settings, state, platform, view, random: () => randomShare });
  await stage.open();
  platform.leavePage();
  expect(reports).toEqual([]);
});

test.each([422, 500, 409, 418])(
  '[16.9c] [12.10] no value of a person is in a report, wherever an answer with %i repeats it',
  async status => {
    const { name, cpf, email, cellphone } = marina;
    const personalText = `${name} ${cpf} ${email} ${cellphone}`;
    const body = {
      code: status,
      name: personalText,
      status: personalText,
      message: personalText,
      type: personalText,
      errors: {
        status: personalText,
        list: [{ MENSAGEM: personalText }],
        [personalText]: personalText,
        missing: [personalText],
      },
      agxHash: personalText,
    };
    const headers = { 'x-request-id': cpf, 'x-error': email };
    stage = setUpFlows({ query: { utm_source: name, token: cpf } });
    const { view, reports } = createView();
    const { state, platform, engine, flows } = stage;
    startOperatorReport({ ...ENABLED_REPORT, state, platform, view });
    await stage.open();
    typePersonalData(flows);
    engine.breakNext('createProposal', {
      kind: 'offContract',
      reason: 'a service that repeats personal data',
      status,
      headers,
      body,
    });
    void flows.submit();
    await until(
      () => state.dialog.isOpen || state.form.summaryFocusRequests > 0 || state.errorPage !== undefined,
    );
    platform.leavePage();
    const text = JSON.stringify(reports);
    expect(reports[0]?.report.failures).toEqual([
      { operation: 'createProposal', code: String(status), count: 1 },
    ]);
    const markers = [
      ...name.split(' ').filter(word => word.length > 3),
      cpf,
      email,
      cellphone,
      cpf.replace(/\D/g, ''),
      stage.hash,
    ];
    for (const marker of markers) expect(text, marker).not.toContain(marker);
  },
);

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'gecko'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'webkit',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'chromium'],
  ['curl/8', 'other'],
])('[16.9] of %s a report names the engine only', (userAgent, engine) => {
  expect(engineOf(userAgent)).toBe(engine);
});
