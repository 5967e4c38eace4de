import type { InconsistencyKind } from '#openapi/schema.gen.ts';
import type { Plan } from '../../define-scenario.ts';

/** The service refuses the documents of a step once; the second attempt succeeds. */
export const refuseDocumentsOnce = (...kinds: readonly InconsistencyKind[]): Pick<Plan, 'updateStep'> => ({
  updateStep: {
    kind: 'sequence',
    answers: [
      {
        kind: 'reply',
        status: 422,
        body: {
          code: 422,
          message: 'Os documentos não conferem com os dados informados.',
          errors: { inconsistencies: kinds.map(kind => ({ kind, situation: 'reproved' })) },
        },
      },
    ],
    afterLast: 'worldAnswers',
  },
});
