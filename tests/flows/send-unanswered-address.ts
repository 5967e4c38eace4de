import type { LooseAnswer } from '#mocks/delivery.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { answerDialog } from './answer-dialog.ts';
import { atAddressStep } from './at-address-step.ts';
import { type FlowStage, type FlowStageOptions, setUpFlows, typeAddress } from './flow-stage.ts';

/** Key and body of each call of an operation that is no poll. */
export const listSentBodies = ({ engine }: FlowStage, operation: OperationId) =>
  engine.journal
    .filter(entry => entry.operation === operation && !entry.poll)
    .map(({ request }) => ({ key: request.headers['idempotency-key'], body: JSON.stringify(request.body) }));

/** Plans these answers for the next calls of an operation, in order. */
export const breakNext = ({ engine }: FlowStage, operation: OperationId, ...answers: LooseAnswer[]) => {
  for (const answer of answers) engine.breakNext(operation, answer);
};

/** The pending writes that the device has stored. */
export const readWrites = ({ platform, hash }: FlowStage) => platform.secureStorage.read(`writes:${hash}`);

/** Sends the address, which gets no answer, and closes the dialog about that. */
export async function sendUnansweredAddress(options: FlowStageOptions = {}): Promise<FlowStage> {
  const visit = setUpFlows({ world: atAddressStep, ...options });
  await visit.open();
  await typeAddress(visit);
  breakNext(visit, 'updateStep', { kind: 'networkError' });
  const submission = visit.flows.submit();
  await answerDialog(visit, 'cancel');
  await submission;
  return visit;
}
