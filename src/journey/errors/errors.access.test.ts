import { expect, test } from 'vitest';
import type { Origin } from './error-declaration.ts';
import { afterFailure } from './index.ts';
import { buildServiceFailure as service } from './testing/build-service-failure.ts';
import { createFailureContext, pageOf, questionOf } from './testing/failures.ts';

test.each<Origin>(['opening', 'submit', 'poll', 'completion', 'options'])(
  '[4.24] [8.23] 401 (%s) leads to token validation',
  origin => {
    const next = { kind: 'go', to: { kind: 'tokenValidation' } };
    expect(afterFailure(service({ status: 401 }), createFailureContext(origin))).toEqual(next);
    expect(afterFailure(service({ status: 400, code: 401 }), createFailureContext(origin))).toEqual(next);
    expect(afterFailure(service({ status: 401, code: 7 }), createFailureContext(origin))).toEqual(next);
  },
);

test('[8.23] 401 during token validation shows its message there', () => {
  expect(
    questionOf(
      afterFailure(service({ status: 401, message: 'Código errado.' }), createFailureContext('token')),
    ).text,
  ).toBe('Código errado.');
});

test('[8.24] redirectProposalToCurrentStep with agxHash opens that hash id; if either is missing, the message shows', () => {
  expect(
    afterFailure(service({ redirects: true, redirectsToHash: 'h2' }), createFailureContext('submit')),
  ).toEqual({
    kind: 'openHash',
    hashId: 'h2',
    message: '',
  });
  expect(
    questionOf(
      afterFailure(service({ redirects: true, message: 'Já existe.' }), createFailureContext('submit')),
    ).text,
  ).toBe('Já existe.');
  const redirectWithoutFlag = service({ redirectsToHash: 'h2', message: 'Já existe.' });
  expect(questionOf(afterFailure(redirectWithoutFlag, createFailureContext('submit'))).text).toBe(
    'Já existe.',
  );
});

test('[7.5] [8.25] CONFLICT with 404 shows nothing and reads the system again; a second one shows the text of 8.3 with a retry', () => {
  const conflict = service({ status: 404, label: 'CONFLICT' });
  for (const origin of ['submit', 'poll', 'completion', 'lookup', 'fileLookup'] as const)
    expect(afterFailure(conflict, createFailureContext(origin))).toEqual({ kind: 'run', recovery: 'reopen' });
  const page = pageOf(afterFailure({ ...conflict, operation: 'getSystem' }, createFailureContext('opening')));
  expect(page.lines).toEqual(['Por favor, tente novamente recarregando a página.']);
  expect(page.action).toEqual({ label: 'Tentar Novamente', recovery: 'reopen' });
  const repeated = { ...createFailureContext('lookup'), isRepeatedConflict: true };
  expect(afterFailure(conflict, repeated)).toEqual({ kind: 'stay' });
});

test('[8.25] CONFLICT with another code shows like any other refusal', () => {
  const refusal = service({ status: 409, label: 'CONFLICT', message: 'Já existe.' });
  expect(questionOf(afterFailure(refusal, createFailureContext('submit'))).text).toBe('Já existe.');
});
