import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { marina } from '#scenarios/cast/personas.ts';
import { passDraftDelay, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { openAtStep, writesOf } from '#tests/flows/open-at-step.ts';

test('[7.19] consent is stored with CPF and terms before the step is sent', async () => {
  const field = buildField({ key: 'consultaCpf', component: 'term' });
  const visit = await openAtStep('lgpd', { status: 'init', step: { fields: [field] } });
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

test('[7.19] [11.4] once the consent is stored, its ticks leave the device', async () => {
  const visit = await openAtStep('lgpd', { status: 'init' });
  const slug = visit.state.place.kind === 'step' ? visit.state.place.slug : '';
  visit.flows.keepAgreed(slug, ['texto exato']);
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
  await visit.flows.stepAction('consent');
  expect(writesOf(visit)).toEqual([]);
  expect(visit.state.toasts.at(-1)?.text).toBe('Termo desconhecido.');
});
