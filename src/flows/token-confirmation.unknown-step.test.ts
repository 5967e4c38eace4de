import { expect, test } from 'vitest';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { setUpFlows, typeAddress, until } from '#tests/flows/flow-stage.ts';

const RIGHT_CODE = '482913';
const NEW_STEP = 'etapa-nova';

/** A visit whose saved address leads to a step that only show-step knows, and show-step requires a code first. */
async function submitAddress() {
  const visit = setUpFlows({
    world: atAddressStep,
    plan: {
      updateStep: {
        kind: 'offContract',
        reason: 'The product does not have the step.',
        status: 200,
        body: {
          data: { currentStep: NEW_STEP, situation: '', selfContract: {}, stepStatus: 'init' },
        },
      },
      showStep: {
        kind: 'sequence',
        answers: [
          { kind: 'reply', status: 401, body: { code: 401, message: 'Confirme.' } },
          {
            kind: 'reply',
            status: 200,
            body: {
              data: {
                _id: 'n',
                slug: NEW_STEP,
                name: 'Etapa nova',
                description: '',
                order: 2,
                image: '',
                state: 'init',
                stepType: { _id: 't', label: '', slug: 'creditAnalysis', unique: false },
                fields: [],
              },
            },
          },
        ],
        afterLast: 'repeat',
      },
    },
  });
  await visit.open();
  await typeAddress(visit);
  await visit.flows.submit();
  await until(() => visit.state.place.kind === 'tokenValidation');
  return visit;
}

test('[4.24] [7.11] the code that an unknown step requires is asked for that step, and leads to it', async () => {
  const { engine, flows, state } = await submitAddress();
  await flows.requestToken('sms');
  await flows.enterToken(RIGHT_CODE);
  await until(() => state.place.kind === 'step');
  expect(state.place).toEqual({ kind: 'step', slug: NEW_STEP });
  const codes = engine.journal.filter(({ operation }) => operation === 'validateToken');
  expect(codes.map(({ address }) => address.split('/').at(-1))).toEqual([NEW_STEP, NEW_STEP]);
});
