import { type Disturbance, defineDialect } from './define-dialect.ts';

const slow: Disturbance = { kind: 'slow', ms: 300 };

export const pauseAsMoment = defineDialect({
  id: 'pause-as-moment',
  title: 'Pausa até um momento',
  story:
    'As primeiras chamadas são recusadas ou demoram, e Retry-After diz até quando, num relógio adiantado em cinco horas.',
  retryAfter: 'moment',
  disturbances: {
    getSystem: [{ kind: 'refused', status: 503, retryAfter: 1 }],
    createProposal: [{ kind: 'refused', status: 429, retryAfter: 1 }],
    updateStep: [{ kind: 'refused', status: 503, retryAfter: 1 }, slow, slow, slow, slow],
    finishedUpdate: [{ kind: 'refused', status: 429, retryAfter: 1 }],
  },
});
