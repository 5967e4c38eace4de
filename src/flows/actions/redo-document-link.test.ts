import { expect, test } from 'vitest';
import { until } from '#tests/flows/flow-stage.ts';
import { openAtStep, SLUG, waitingAnswer } from '#tests/flows/open-at-step.ts';

const LINK = 'https://documentos.exemplo.com.br/envio';

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
