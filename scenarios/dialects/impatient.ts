import { defineDialect } from './define-dialect.ts';

export const impatient = defineDialect({
  id: 'impatient',
  title: 'Sem paciência',
  story: 'As primeiras chamadas são recusadas com 429 ou 503 e Retry-After, demoram ou caem.',
  disturbances: {
    getSystem: [{ kind: 'refused', status: 503, retryAfter: 1 }, { kind: 'resetBeforeCommit' }],
    createProposal: [{ kind: 'refused', status: 503, retryAfter: 1 }, { kind: 'resetAfterCommit' }],
    updateStep: [
      { kind: 'refused', status: 429, retryAfter: 1 },
      { kind: 'resetBeforeCommit' },
      { kind: 'refused', status: 503, retryAfter: 1 },
      { kind: 'resetBeforeCommit' },
      { kind: 'slow', ms: 300 },
    ],
    finishedUpdate: [{ kind: 'refused', status: 429, retryAfter: 1 }],
    showStep: [{ kind: 'reset' }],
    getResource: [{ kind: 'refused', status: 503, retryAfter: 1 }],
    getFieldOptions: [{ kind: 'reset' }],
    newHash: [{ kind: 'refused', status: 429, retryAfter: 1 }],
  },
});
