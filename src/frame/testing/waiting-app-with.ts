import type { AppContextValue } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';

/** An app for tests at a step of this type that waits, after a form to which the visitor may return. */
export function waitingAppWith(type: string): AppContextValue {
  const app = createStaticApp({ slug: 'current', details: {}, contracts: [], returnableStep: 'form' });
  app.state.config = configurationWith({
    steps: [
      stepWith({ slug: 'form', order: 1 }),
      stepWith({ slug: 'current', order: 2, status: 'waiting', type: stepTypeWith(type) }),
    ],
  });
  app.state.proposal = { ...proposalWith({}), currentStep: 'current' };
  return app;
}
