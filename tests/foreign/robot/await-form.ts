import type { PlannedForm } from '../journey.ts';
import { agreeToTerms } from './answer-field.ts';
import { DeadEnd, describeScreen, eventually, openSlug, type Stage } from './stage.ts';

/** The form is open once its address and its title are. */
export async function awaitForm(stage: Stage, { wire }: PlannedForm): Promise<void> {
  const heading = stage.page.getByRole('heading', { name: wire.name }).first();
  const isOpen = async (): Promise<boolean> => {
    await agreeToTerms(stage);
    return openSlug(stage) === wire.slug && heading.isVisible();
  };
  if (!(await eventually(isOpen)))
    throw new DeadEnd(
      `"${wire.slug}" does not open with its title "${wire.name}": ${stage.page.url()} ${await describeScreen(stage)}`,
    );
}
