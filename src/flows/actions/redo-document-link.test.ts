import { expect, test } from 'vitest';
import { until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, waitingAnswer } from '#tests/flows/open-at-step.ts';
import { openStep } from '#tests/flows/open-step.ts';

const LINK = 'https://documentos.exemplo.com.br/envio';
const NEW_LINK = `${LINK}?envio=2`;

test('[4.28c] [7.16] [2.26c] Tentar novamente of a document link sends another link', async () => {
  const visit = await openAtStep('documentLink', {
    status: 'failed',
    plan: { redoDocumentLinkStep: waitingAnswer({ link: LINK }) as never }, // the same answer as that of update-step
  });
  await visit.flows.stepAction('redoDocumentLink');
  expect(visit.sent('redoDocumentLinkStep')).toHaveLength(1);
  expect(visit.state.stepDetails[SLUG]?.link).toBe(LINK);
  expect(visit.state.toasts.at(-1)?.title).toBe('Enviamos um novo link por SMS.');
  await until(() => visit.sent('updateStep').length === 1);
});

test('[2.31] [7.16] another link can be requested 30 s after the last one; after a failure at once', async () => {
  const visit = openStep({
    type: 'documentLink',
    step: { status: 'waiting' },
    answers: [{ stepStatus: 'waiting' }],
  });
  const { platform, state, press, sent } = visit;
  await press('redoDocumentLink');
  await platform.clock.advance(29_000);
  await press('redoDocumentLink');
  expect(sent('redoDocumentLinkStep')).toHaveLength(1);
  await platform.clock.advance(1000);
  await press('redoDocumentLink');
  expect(sent('redoDocumentLinkStep')).toHaveLength(2);
  for (const [attempt, status] of (['failed', 'remake'] as const).entries()) {
    await platform.clock.advance(1000);
    state.stepStatus.analise = status;
    await press('redoDocumentLink');
    expect(sent('redoDocumentLinkStep')).toHaveLength(3 + attempt);
  }
  await platform.clock.advance(29_000);
  await press('redoDocumentLink');
  expect(sent('redoDocumentLinkStep')).toHaveLength(4);
});

/** A visitor at a step with a link asks for another one, which the service names only when it is asked for the step. */
async function requestNewLink(answer: 'accepted' | 'lost' | 'refused', from: 'configuration' | 'poll') {
  const visit = await openAtStep('documentLink', {
    step: { link: from === 'configuration' ? LINK : '' },
    plan: from === 'poll' ? { updateStep: waitingAnswer({ link: LINK }) } : {},
    offContract: ['showStep'],
  });
  await until(() => isWaiting(visit));
  visit.engine.breakNext('updateStep', waitingAnswer({}));
  // The body has only what the app reads of it.
  visit.engine.breakNext('showStep', {
    kind: 'reply',
    status: 200,
    body: { data: { slug: SLUG, link: NEW_LINK } },
  } as never);
  // The same answer as that of update-step.
  visit.engine.breakNext(
    'redoDocumentLinkStep',
    answer === 'lost'
      ? { kind: 'networkError' }
      : answer === 'refused'
        ? { kind: 'reply', status: 422, body: { code: 422, message: 'Aguarde.' } }
        : (waitingAnswer({}) as never),
  );
  await visit.flows.stepAction('redoDocumentLink');
  await until(() => isWaiting(visit));
  const press = visit.flows.stepAction('openLink');
  await until(() => visit.state.dialog.isOpen);
  visit.flows.answerDialog(visit.state.dialog.id, 'ok');
  await press;
  return visit.platform.address.openedWindows();
}

test.each(['configuration', 'poll'] as const)(
  '[7.16] [2.26] after a new link was requested, Abrir link opens that one, not the earlier one of the %s',
  async from => {
    expect(await requestNewLink('accepted', from)).toEqual([NEW_LINK]);
  },
);

test('[7.16] [11.2] if the answer about a new link is lost, the earlier one may no longer be valid, and the service is asked', async () => {
  expect(await requestNewLink('lost', 'poll')).toEqual([NEW_LINK]);
});

test('[7.16] a refused request for a new link leaves the earlier one valid', async () => {
  expect(await requestNewLink('refused', 'configuration')).toEqual([LINK]);
});
