import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { entryNameOf } from '#flows/entry-name-of.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypeWith } from '#journey/testing/step-with.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { SLUG } from '#tests/flows/open-at-step.ts';

const FINAL = 'finalizado';

/** The service lists all steps but the last one, which only show-step returns, with these members. */
const withoutFinalStep =
  (members: Partial<Step>) =>
  (api: Api): Api => ({
    ...api,
    getSystem: async (...args) => {
      const answer = await api.getSystem(...args);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.filter(({ slug }) => slug !== FINAL);
      return succeed({ ...answer.value, configuration: { ...configuration, steps } });
    },
    showStep: async (...args) => {
      const answer = await api.showStep(...args);
      return answer.ok ? succeed({ ...answer.value, ...members }) : answer;
    },
  });

async function openWithoutFinalStep(world: StartingWorld, members: Partial<Step> = {}): Promise<FlowStage> {
  const visit = setUpFlows({ world, wrap: withoutFinalStep(members) });
  onTestFinished(() => visit.close());
  await visit.open();
  return visit;
}

const proposalAt = (currentStep: string) => ({ currentStep, answers: allAnswers(marina) });

test('[2.3] [4.7] a link to a proposal at a final step that only show-step returns opens the final page', async () => {
  const visit = await openWithoutFinalStep({ proposal: proposalAt(FINAL) });
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.sent('showStep')).toHaveLength(1);
});

test('[2.3] [4.7] a poll that names a final step that only show-step returns leads to the final page, and the drafts go', async () => {
  const visit = await openWithoutFinalStep({
    proposal: proposalAt(SLUG),
    checks: { [SLUG]: { polls: 0, ends: 'success' } },
    completion: { polls: 0, ends: 'success' },
  });
  await until(() => visit.state.place.kind === 'finalPage');
  expect(visit.platform.address.current().searchParams.get('agx_hash')).toBeNull();
  expect(await visit.platform.secureStorage.read(entryNameOf('drafts', visit.hash))).toBeUndefined();
});

test('[2.3] [4.1] a step in status finished that only show-step returns leads to the final page', async () => {
  const visit = await openWithoutFinalStep(
    { proposal: proposalAt(FINAL) },
    { status: 'finished', type: stepTypeWith('propostaEmPagamento') },
  );
  await until(() => visit.state.place.kind === 'finalPage');
});
