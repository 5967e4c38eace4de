import { type FlowStage, until } from './flow-stage.ts';

/** Presses the button of the open dialog, or of the next one with this title. */
export async function answerDialog(
  { flows, state }: FlowStage,
  choice: 'ok' | 'cancel',
  title?: string,
): Promise<void> {
  await until(() => state.dialog.isOpen && (title === undefined || state.dialog.title === title));
  flows.answerDialog(state.dialog.id, choice);
}
