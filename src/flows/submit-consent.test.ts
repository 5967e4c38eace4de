import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { type FlowStage, until } from '#tests/flows/flow-stage.ts';
import { openAtStep, writesOf } from '#tests/flows/open-at-step.ts';

let visit: FlowStage | undefined;
afterEach(() => {
  visit = undefined;
});

/** A consent step that is a form, because it has a text field, too. The third term applies to nobody here. */
const fields = [
  buildField({ key: 'apelido', component: 'text' }),
  buildField({ key: 'dados', component: 'checkbox', label: 'Uso dos meus dados' }),
  buildField({ key: 'ofertas', component: 'checkbox', label: 'Ofertas por e-mail' }),
  buildField({
    key: 'socio',
    component: 'checkbox',
    label: 'Sou sócio',
    conditionals: { visualization: { fieldId: '#apelido', values: ['ninguém'] } },
  }),
];

async function openConsentForm(type = 'lgpd'): Promise<FlowStage> {
  visit = await openAtStep(type, { status: 'init', step: { fields } });
  visit.flows.editField('apelido', 'Ma');
  visit.flows.editField('dados', true);
  return visit;
}

test('[7.19] a consent step with other fields stores the terms that are ticked and shown, then sends the step', async () => {
  const { flows, sent, state } = await openConsentForm();
  flows.editField('socio', true);
  state.deviceSettings.cpf = '52998224725';
  await flows.submit();
  expect(sent('externalLgpd')).toMatchObject([{ terms: ['dados'] }]);
  if (!visit) throw new Error('The step is not open.');
  expect(writesOf(visit)).toHaveLength(1);
});

test('[7.19] without a ticked term nothing is stored as a consent', async () => {
  const { flows, sent } = await openConsentForm();
  flows.editField('dados', false);
  await flows.submit();
  expect(sent('externalLgpd')).toEqual([]);
});

test.each(['form', 'holograma'])(
  '[7.19] [4.1] a tick in a step of the type %s is no consent, and the step is sent',
  async type => {
    const stage = await openConsentForm(type);
    await stage.flows.submit();
    expect(stage.sent('externalLgpd')).toEqual([]);
    expect(writesOf(stage)).toHaveLength(1);
  },
);

test('[7.19] a consent that is refused holds the step back, and the visitor is asked whether to send it again', async () => {
  const { engine, flows, state } = await openConsentForm();
  engine.breakNext('externalLgpd', { kind: 'reply', status: 500, body: { code: 500 } });
  const press = flows.submit();
  await until(() => state.dialog.isOpen);
  flows.answerDialog(state.dialog.id, 'cancel');
  await press;
  if (!visit) throw new Error('The step is not open.');
  expect(writesOf(visit)).toEqual([]);
});

test('[7.19] [4.28] a consent that the service answers but has not stored holds the step back, with a message', async () => {
  const { engine, flows, state } = await openConsentForm();
  engine.breakNext('externalLgpd', { kind: 'reply', status: 200, body: { data: { accepted: false } } });
  const press = flows.submit();
  await until(() => state.dialog.isOpen);
  expect(state.dialog).toMatchObject({ title: 'Instabilidade na comunicação', okText: 'Tentar novamente' });
  flows.answerDialog(state.dialog.id, 'cancel');
  await press;
  if (!visit) throw new Error('The step is not open.');
  expect(writesOf(visit)).toEqual([]);
});

test('[7.19] [11.6] a consent whose answer comes after a restart is not followed by the step of the former proposal', async () => {
  const stage = await openConsentForm();
  const { engine, flows, sent, state } = stage;
  engine.breakNext('externalLgpd', { kind: 'latency', ms: 1000 });
  const press = flows.submit();
  await until(() => sent('externalLgpd').length === 1);
  await flows.recover('restart');
  await press;
  expect([...writesOf(stage), ...sent('createProposal')]).toEqual([]);
  expect(state.dialog.isOpen).toBe(false);
});
