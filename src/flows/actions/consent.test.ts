import { expect, onTestFinished, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { agreementKeyOf } from '#journey/steps/agreement-key.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { agreeToTerms } from '#tests/flows/agree-to-terms.ts';
import { type FlowStage, passDraftDelay, setUpFlows, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep, SLUG, writesOf } from '#tests/flows/open-at-step.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

test('[7.19] consent is stored with CPF and terms before the step is sent', async () => {
  const field = buildField({ key: 'consultaCpf', component: 'term' });
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [field] } });
  visit.flows.keepAgreed(SLUG, [agreementKeyOf(field)]);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([
    expect.objectContaining({
      accepted: true,
      terms: ['consultaCpf'],
      cpf: marina.cpf.replace(/\D/g, ''),
      hashId: visit.hash,
    }),
  ]);
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { consultaCpf: true } })]);
});

const required = buildField({ key: 'consultaSaldo', component: 'term', required: true });
const advertising = buildField({ key: 'ofertas', component: 'checkbox', formatSend: 'acceptOrRefuse' });

test.each([
  [[], 'Recusado', ['consultaSaldo']],
  [[advertising], 'Aceito', ['consultaSaldo', 'ofertas']],
])(
  '[5.4] [7.19] an optional consent is what the visitor ticked, as its formatter writes it; ticked: %j',
  async (ticked, sent, terms) => {
    const unknown = buildField({ key: 'novidade', component: 'kindOfTomorrow' });
    const visit = await openAtStep('lgpd', {
      status: 'init',
      step: { fields: [required, advertising, unknown] },
    });
    visit.flows.keepAgreed(SLUG, [required, ...ticked].map(agreementKeyOf));
    await visit.flows.stepAction('consent');
    expect(visit.sent('externalLgpd')).toEqual([expect.objectContaining({ terms })]);
    expect(writesOf(visit)).toEqual([
      expect.objectContaining({ data: { consultaSaldo: true, ofertas: sent } }),
    ]);
  },
);

test('[5.4] [7.19] nothing declares a required consent that the visitor has not ticked', async () => {
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [required, advertising] } });
  visit.flows.keepAgreed(SLUG, [agreementKeyOf(advertising)]);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([]);
  expect(writesOf(visit)).toEqual([]);
});

/** A visitor with a token, of a product that hides the required term from them. */
function hideRequiredTerm({ state }: FlowStage): void {
  state.launchParams.accessToken = 't1';
  state.rules = { ...state.rules, termsHiddenWithToken: ['consulta saldo'] };
}

test('[4.33] [7.19] a term that is hidden from visitors with a token is neither demanded nor sent', async () => {
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [required, advertising] } });
  hideRequiredTerm(visit);
  visit.flows.keepAgreed(SLUG, [agreementKeyOf(advertising)]);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([expect.objectContaining({ terms: ['ofertas'] })]);
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: { ofertas: 'Aceito' } })]);
});

test('[4.33] [7.19] if all terms of a consent are hidden, the step is sent and no consent is stored', async () => {
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [required] } });
  hideRequiredTerm(visit);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([]);
  expect(writesOf(visit)).toEqual([expect.objectContaining({ data: {} })]);
});

test('[7.19] a tick under another text of the term is no consent', async () => {
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [required] } });
  visit.flows.keepAgreed(SLUG, [agreementKeyOf({ ...required, term: 'Outro texto.' })]);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toEqual([]);
});

test('[7.19] a consent step that also asks for a value stores the consent before the form is sent', async () => {
  const fields = [
    buildField({ key: 'consultaSaldo', component: 'term', required: true }),
    buildField({ key: 'ofertas', component: 'checkbox' }),
    buildField({ key: 'apelido' }),
  ];
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields } });
  visit.flows.editField('consultaSaldo', true);
  visit.flows.editField('apelido', 'Nina');
  await visit.flows.submit();
  expect(visit.sent('externalLgpd')).toEqual([
    expect.objectContaining({ accepted: true, terms: ['consultaSaldo'] }),
  ]);
  expect(writesOf(visit)).toEqual([
    expect.objectContaining({ data: { consultaSaldo: true, ofertas: false, apelido: 'Nina' } }),
  ]);
});

test('[4.15] [7.19] a consent that is the first step creates the proposal', async () => {
  const visit = setUpFlows({
    wrap: withConfiguration(({ steps: [firstStep] }) => {
      if (firstStep) Object.assign(firstStep, { fields: [], type: { ...firstStep.type, slug: 'lgpd' } });
    }),
  });
  onTestFinished(() => visit.close());
  await visit.open();
  agreeToTerms(visit);
  await visit.flows.stepAction('consent');
  expect(visit.sent('externalLgpd')).toHaveLength(1);
  expect(visit.sent('createProposal')).toEqual([expect.objectContaining({ data: { lgpd: true } })]);
  expect(visit.sent('updateStep')).toEqual([]);
  expect(visit.path()).toBe('/endereco');
});

test('[7.19] [11.4] once the consent is stored, its ticks leave the device', async () => {
  const visit = await openAtStep('lgpd', { status: 'init' });
  agreeToTerms(visit);
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.stepAction('consent');
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[7.19] if the consent cannot be stored, the step is not sent', async () => {
  const visit = await openAtStep('lgpd', {
    status: 'init',
    plan: { externalLgpd: { kind: 'reply', status: 422, body: { message: 'Termo desconhecido.' } } },
  });
  agreeToTerms(visit);
  await visit.flows.stepAction('consent');
  expect(writesOf(visit)).toEqual([]);
  expect(visit.state.toasts.at(-1)?.text).toBe('Termo desconhecido.');
});
