import { expect, onTestFinished, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { answeredStepsOf } from '#journey/steps/review/answered-steps.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { SLUG } from '#tests/flows/open-at-step.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

/** A visit that opens at a review. The service has stored the code of a bank only. */
async function openReview(plan: Plan = {}): Promise<FlowStage> {
  const stage = setUpFlows({
    world: {
      proposal: {
        currentStep: SLUG,
        answers: { ...allAnswers(marina), 'dados-pessoais': { banco: '341' } },
        stepStatus: { [SLUG]: 'init' },
      },
    },
    plan,
    wrap: withConfiguration(({ steps }) => {
      for (const step of steps) {
        if (step.slug === SLUG) Object.assign(step, { type: { ...step.type, slug: 'review' } });
        else step.fields = [];
      }
      const field = { key: 'banco', label: 'Banco', component: 'select', resource: 'banks' };
      if (steps[0]) steps[0].fields = [buildField(field)];
    }),
  });
  onTestFinished(() => stage.close());
  await stage.open();
  return stage;
}

/** The answers of the review as the visitor sees them, and whether their labels are still missing. */
const shownIn = ({ state }: FlowStage) =>
  answeredStepsOf(state).flatMap(({ answers }) =>
    answers.map(({ shown, list }) => [shown, list !== undefined]),
  );

const requestsOf = (stage: FlowStage) =>
  stage.engine.journal.filter(({ operation }) => operation === 'getResource');

test('[4.12] [3.31] a review shows the label of a choice whose code alone is stored, and requests its list once', async () => {
  const stage = await openReview();
  expect(shownIn(stage)).toEqual([['341', true]]);
  await Promise.all([stage.flows.loadStoredLists(), stage.flows.loadStoredLists()]);
  expect(shownIn(stage)).toEqual([['341 - Itaú Unibanco', false]]);
  await stage.flows.loadStoredLists();
  expect(requestsOf(stage)).toHaveLength(1);
});

test('[4.12] [4.34] if the list cannot be loaded, the review shows the code, and requests the list when it opens again', async () => {
  const stage = await openReview({
    getResource: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 500, body: { code: 500 } }],
      afterLast: 'worldAnswers',
    },
  });
  await stage.flows.loadStoredLists();
  expect(shownIn(stage)).toEqual([['341', false]]);
  await stage.flows.loadStoredLists();
  expect(shownIn(stage)).toEqual([['341 - Itaú Unibanco', false]]);
});
