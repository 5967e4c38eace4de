import { expect, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { typeAddress, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import { attach, setUpUpload, withPhotoField } from '#tests/flows/set-up-upload.ts';

const conflict = {
  kind: 'reply',
  status: 404,
  body: { code: 404, errors: { status: 'CONFLICT' } },
} as const;
const conflicts: Plan = { updateStep: conflict };
const REFUSED = 'O arquivo desta etapa não foi recebido. Ele continua anexado aqui: envie outra vez.';
const CHANGED = 'Sua proposta mudou enquanto você preenchia';
const CLOSED = 'Ela já não aceita mudanças. Se precisar, fale com quem enviou o link.';

test('[8.25] [7.10] files of the first step that the service no longer takes: the second refusal leads on to the current step and says what is missing', async () => {
  const visit = setUpUpload({ plan: conflicts, wrap: withPhotoField('dados-pessoais') });
  await visit.open();
  typePersonalData(visit.flows);
  await attach(visit, 'rg.png');
  void visit.flows.submit();
  await until(() => visit.state.form.notice === REFUSED, 'the first step says that the file is missing');
  expect(visit.path()).toBe('/dados-pessoais');
  void visit.flows.submit();
  await until(() => visit.path() === '/endereco', 'the current step is open');
  await until(() => visit.state.form.slug === 'endereco');
  expect(visit.state.toasts).toMatchObject([
    { type: 'warning', title: 'O arquivo da etapa anterior não foi recebido', text: CLOSED },
  ]);
  expect([visit.state.errorPage, visit.state.dialog.isOpen]).toEqual([undefined, false]);
  expect(visit.sent('createProposal')).toHaveLength(1);
});

test('[8.25] [4.12] an earlier step that the service no longer changes: the second refusal says so and leads on', async () => {
  const visit = setUpUpload({ world: atAddressStep, plan: conflicts });
  await visit.open();
  for (const toasts of [1, 2]) {
    await visit.flows.chooseStep('dados-pessoais');
    await until(() => visit.state.form.slug === 'dados-pessoais');
    visit.flows.editField('nome', `Maria de Souza ${toasts}`);
    await visit.flows.submit();
    await until(() => visit.state.form.slug === 'endereco', 'the current step is open');
    expect(visit.state.toasts).toHaveLength(toasts);
  }
  expect(visit.state.toasts).toMatchObject([
    { type: 'info', title: CHANGED },
    { title: 'Uma etapa anterior não foi atualizada', text: CLOSED },
  ]);
  expect([visit.state.errorPage, visit.state.dialog.isOpen]).toEqual([undefined, false]);
});

test('[8.25] a form that conflicts says why the journey opens again; the second time the page of 8.3 says what to do', async () => {
  const visit = setUpUpload({ world: atAddressStep, plan: conflicts });
  await visit.open();
  await until(() => visit.state.form.slug === 'endereco');
  await typeAddress(visit);
  void visit.flows.submit();
  await until(() => visit.sent('getSystem').length === 2, 'the proposal is read again');
  await until(() => visit.state.form.slug === 'endereco', 'the step is open again');
  expect(visit.state.toasts).toMatchObject([
    { type: 'info', title: CHANGED, text: 'Abrimos a etapa em que ela está agora. Confira e continue.' },
  ]);
  void visit.flows.submit();
  await until(
    () => visit.state.errorPage !== undefined || visit.state.dialog.isOpen,
    'the text of 8.3 is shown',
  );
  expect(visit.state.toasts).toHaveLength(1);
});
