import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { fail, succeed } from '#shared/result.ts';
import { atStep, openStep, refusal, stayAction } from '#tests/flows/open-step.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

const terms = [
  buildField({ key: 'dados', component: 'checkbox', label: 'Uso dos meus dados', required: true }),
  buildField({ key: 'ofertas', component: 'checkbox', label: 'Ofertas por e-mail' }),
];

test('[5.4] [7.19] a consent is stored, then the step is sent with all terms; without a required tick nothing is sent', async () => {
  const consents: unknown[] = [];
  const visit = openStep({
    type: 'lgpd',
    step: { fields: [buildField({ key: 'dados', component: 'checkbox', label: 'Uso' })] },
    api: {
      sendConsent: async ({ terms: agreed }) => {
        consents.push(agreed);
        return succeed(true);
      },
    },
  });
  expect(await visit.press('consent')).toEqual(stayAction);
  expect(visit.calls).toEqual([]);
  visit.state.agreed = {
    analise: consentTermsOf(visit.step, visit.state).map(({ agreementKey }) => agreementKey),
  };
  expect(await visit.press('consent')).toEqual(atStep);
  await runPendingWork();
  expect(consents).toEqual([['dados']]);
  expect(visit.sent('updateStep')[0]?.data).toEqual({ dados: true });
  expect(visit.state.agreed.analise).toBeUndefined();
  await visit.platform.clock.advance(500);
  visit.state.agreed = {
    analise: consentTermsOf(visit.step, visit.state).map(({ agreementKey }) => agreementKey),
  };
  await visit.press('consent');
  expect(consents).toHaveLength(2);
});

test('[5.4] [7.19] a term that is optional may stay unticked; it is no consent, and is sent as refused', async () => {
  const consents: unknown[] = [];
  const visit = openStep({
    type: 'lgpd',
    step: { fields: terms },
    api: {
      sendConsent: async ({ terms: agreed }) => {
        consents.push(agreed);
        return succeed(true);
      },
    },
  });
  const shown = consentTermsOf(visit.step, visit.state);
  const required = shown.filter(({ isRequired }) => isRequired);
  visit.state.agreed = { analise: required.map(({ agreementKey }) => agreementKey) };
  await visit.press('consent');
  expect(consents).toEqual([required.map(({ key }) => key)]);
  expect(visit.sent('updateStep')[0]?.data).toEqual(
    Object.fromEntries(shown.map(term => [term.key, required.includes(term)])),
  );
});

test('[7.19] a step is not sent if its consent was not stored; the ticks stay after a refusal of the step', async () => {
  const agree = (visit: ReturnType<typeof openStep>) => {
    visit.state.agreed = {
      analise: consentTermsOf(visit.step, visit.state).map(({ agreementKey }) => agreementKey),
    };
    return visit.press('consent');
  };
  const notStored = openStep({
    type: 'lgpd',
    api: { sendConsent: async () => fail(refusal({ status: 400, message: 'Termo desconhecido.' })) },
  });
  expect(await agree(notStored)).toEqual(atStep);
  expect(notStored.calls).toEqual([]);
  expect(notStored.toast()?.text).toBe('Termo desconhecido.');
  const refused = openStep({
    type: 'lgpd',
    answers: [refusal({ status: 400, message: 'Não agora.' })],
    api: { sendConsent: async () => succeed(true) },
  });
  await agree(refused);
  await runPendingWork();
  expect(refused.toast()?.text).toBe('Não agora.');
  expect(refused.state.agreed.analise).toHaveLength(1);
  const withoutService = openStep({ type: 'check' });
  await agree(withoutService);
  expect(withoutService.sent('updateStep')).toHaveLength(1);
});
