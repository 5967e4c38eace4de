import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'prototype',
  '$&',
  '{{a}}',
];

const wrap = withFirstStepFields(() => [
  ...HOSTILE_KEYS.map(key => buildField({ key, label: 'Campo', required: true })),
  buildField({ key: 'botao', component: 'button' }),
  buildField({ key: 'resumo', label: '{{__proto__}} {{constructor}} {{toString}} {{nada}}' }),
]);

test('[12.4a] fields with hostile keys show, store and send their values like any other', async () => {
  stage = setUpFlows({ wrap });
  await stage.open();
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  expect(HOSTILE_KEYS.map(key => stage?.state.form.fields[key]?.value)).toEqual(HOSTILE_KEYS.map(() => ''));
  for (const key of HOSTILE_KEYS) stage.flows.editField(key, `valor de ${key}`);
  expect(stage.state.form.fields.resumo?.label).toBe(
    'valor de __proto__ valor de constructor valor de toString {{nada}}',
  );
  stage = stage.reload();
  await stage.open();
  expect(stage.state.form.shownProgress.share).toBe(1);
  expect(HOSTILE_KEYS.map(key => stage?.state.form.fields[key]?.value)).toEqual(
    HOSTILE_KEYS.map(key => `valor de ${key}`),
  );
  await stage.flows.submit();
  await until(() => stage?.sent('createProposal').length === 1);
  const data = stage.sent('createProposal')[0]?.data;
  expect(Object.entries(data ?? {})).toEqual([
    ...HOSTILE_KEYS.map(key => [key, `valor de ${key}`]),
    ['resumo', ''],
  ]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited);
});

test('[12.4] fields with hostile keys show their errors, from the form and from the service', async () => {
  stage = setUpFlows({ wrap });
  await stage.open();
  await stage.flows.submit();
  expect(stage.state.form.summary.map(({ key }) => key)).toEqual(HOSTILE_KEYS);
  for (const key of HOSTILE_KEYS) stage.flows.editField(key, 'x');
  stage.engine.breakNext('createProposal', {
    kind: 'reply',
    status: 422,
    body: {
      code: 422,
      message: 'Revise',
      errors: JSON.parse('{"__proto__":"Não","constructor":"Nem este"}'),
    },
  });
  await stage.flows.submit();
  await waitForPendingWork();
  const errors = HOSTILE_KEYS.map(key => stage?.state.form.fields[key]?.error);
  expect(errors.slice(0, 3)).toEqual(['Não', 'Nem este', '']);
});
