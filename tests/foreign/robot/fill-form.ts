import type { PlannedForm } from '../journey.ts';
import { answerField } from './answer-field.ts';
import { judgeLooks } from './judge-looks.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, type Stage } from './stage.ts';

/** Answers the fields of the form that is open, and judges it. */
export async function fillForm(stage: Stage, form: PlannedForm): Promise<void> {
  const { slug } = form.wire;
  for (const act of form.acts) {
    await answerField(stage, act).catch((error: Error) => {
      throw new DeadEnd(
        `"${act.field.name}" of "${slug}" cannot be answered: ${JSON.stringify(act.field.wire)} ${error.message}`,
      );
    });
  }
  await judgeScreen(stage, `"${slug}" when it is filled`);
  await judgeLooks(stage, form.fields, `"${slug}" when it is filled`);
}
