/**
 * Read by the type checker only: every line under an expectation has to be an error ([10.2]). An expectation
 * without an error is itself an error, so this file fails when the types become too loose.
 */

import type { createHandlers } from './handlers.gen.ts';

declare const handlers: ReturnType<typeof createHandlers>;

export const accepted = [
  handlers.getSystem(),
  handlers.getSystem({ kind: 'networkError' }, { once: true }),
  handlers.updateStep({ kind: 'reply', status: 422, body: { code: 422, message: 'Confira os dados.' } }),
  handlers.updateStep(async ({ path, contentType, body }) =>
    contentType === 'application/json' && body.polling
      ? { kind: 'world' }
      : { kind: 'reply', status: 409, body: { code: 409, message: path.step } },
  ),
  handlers.getSystem({ kind: 'offContract', reason: 'a proxy answers', status: 218, body: 'anything' }),
];

// @ts-expect-error: the contract declares no 418 for updateStep
handlers.updateStep({ kind: 'reply', status: 418, body: { message: 'chá' } });

// @ts-expect-error: 422 answers with a ServiceError, not with data
handlers.updateStep({ kind: 'reply', status: 422, body: { data: {} } });

// @ts-expect-error: a resolver follows the same rule
handlers.updateStep(() => ({ kind: 'reply', status: 418, body: { message: 'chá' } }));

// @ts-expect-error: "aguardando" is no status of a step
handlers.createProposal(() => ({
  kind: 'reply',
  status: 200,
  body: { data: { currentStep: 'endereco', selfContract: {}, situation: '', stepStatus: 'aguardando' } },
}));

// @ts-expect-error: a Response could hold anything
handlers.getSystem(() => Response.json({}));

// @ts-expect-error: an answer outside the contract needs a reason
handlers.getSystem({ kind: 'offContract', status: 218, body: 'anything' });

// @ts-expect-error: the path of getSystem has no "step"
handlers.getSystem(({ path }) => ({ kind: 'reply', status: 404, body: { code: 404, message: path.step } }));

// @ts-expect-error: the body of newHash has no "polling"
handlers.newHash(({ body }) => (body.polling ? { kind: 'world' } : { kind: 'hang' }));

// @ts-expect-error: the contract declares no such operation
handlers.inventProposal({ kind: 'world' });
