import { type FlowStage, until } from './flow-stage.ts';

/** Erases the device as the visitor does, who confirms the question (11.4). */
export async function erase({ flows, state }: FlowStage): Promise<void> {
  const erasure = flows.askErasure();
  await until(() => state.dialog.isOpen, 'the question is open');
  flows.answerDialog(state.dialog.id, 'ok');
  await erasure;
}
