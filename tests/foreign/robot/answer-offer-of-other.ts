import type { PlannedForm, PlannedOther } from '../journey.ts';
import { DeadEnd, describeScreen, eventually, type Stage } from './stage.ts';

const CHOICES: Readonly<Record<PlannedOther['choice'], RegExp>> = {
  new: /^(começar|criar|fazer) /i,
  continue: /continuar|retomar/i,
  copy: /copiar|aproveitar/i,
};

/** Must the app offer another proposal of the visitor, once this form is sent (4.16)? */
export function offersOther({ journey, visit }: Stage, form: PlannedForm): boolean {
  const isHidden = journey.system.configuration?.display.hidePopupMultiProposal === true;
  const isCreating = form === journey.steps[0] && !visit.isCreated;
  return journey.other !== undefined && !isHidden && isCreating && visit.isFirst('other proposal');
}

/** Chooses among the other proposal, a copy of it and a new one. */
export async function answerOfferOfOther(stage: Stage, { choice, entry }: PlannedOther): Promise<void> {
  const dialog = stage.page.getByRole('dialog').or(stage.page.getByRole('alertdialog'));
  if (
    !(await eventually(() =>
      dialog
        .getByText(entry.productName ?? '')
        .first()
        .isVisible(),
    ))
  )
    throw new DeadEnd(`the other proposal is not offered: ${await describeScreen(stage)}`);
  const button = dialog.getByRole('button', { name: CHOICES[choice] }).first();
  if (!(await eventually(() => button.isVisible())))
    throw new DeadEnd(`the visitor cannot choose "${choice}": ${await describeScreen(stage)}`);
  await button.click();
}
