import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';

const OTHER_HASH_ID = '6650c1f2a4b3d90012e7f0b7';

test('[11.4] [8.24] the simulation of another proposal begins without the amount and the choice of the previous one', async () => {
  const requests: { hashId: string; amount: number | undefined }[] = [];
  // Another proposal of the same product, which is at its simulation as well.
  const wrap = (api: Api): Api => ({
    ...api,
    simulate: (ids, request, signal) => {
      requests.push({ hashId: ids.hashId, amount: request.amount });
      return api.simulate({ ...ids, hashId: visit.hash }, request, signal);
    },
    getSystem: async (hashId, ...rest) => {
      const answer = await api.getSystem(visit.hash, ...rest);
      if (!answer.ok || hashId !== OTHER_HASH_ID || !answer.value.proposal) return answer;
      const proposal = { ...answer.value.proposal, id: 'another', hashId: OTHER_HASH_ID };
      return { ok: true, value: { ...answer.value, proposal } };
    },
  });
  const visit = setUpFlows({
    product: 'home-equity',
    world: { proposal: { currentStep: 'simulacao', answers: {} } },
    wrap,
  });
  onTestFinished(() => visit.close());
  const { flows, state, platform, engine } = visit;
  await visit.open();
  await until(() => state.simulation.status === 'ready', 'the first offer is there');
  const amount = (state.simulation.limits?.min ?? 0) + 10_000;
  void flows.changeSimulation({ amount });
  await until(() => platform.clock.sleepingCount() > 0);
  await platform.clock.advance(300);
  await until(
    () => state.simulation.status === 'ready' && requests.length === 2,
    'the second offer is there',
  );
  const months = state.simulation.offers[0]?.options[0]?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  engine.breakNext('updateStep', {
    kind: 'reply',
    status: 409,
    body: { code: 409, message: '', redirectProposalToCurrentStep: true, agxHash: OTHER_HASH_ID },
  });
  await flows.submitSimulation();
  await until(() => requests.length === 3 && state.simulation.status === 'ready', 'the other offer is there');
  expect(requests.at(-1)).toEqual({ hashId: OTHER_HASH_ID, amount: undefined });
  expect(state.simulation.inputs.amount).not.toBe(amount);
  expect(state.simulation.chosen).toBeUndefined();
});
