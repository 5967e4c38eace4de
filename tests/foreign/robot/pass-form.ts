import type { PlannedForm } from '../journey.ts';
import { awaitForm } from './await-form.ts';
import { fillForm } from './fill-form.ts';
import { interrupt, resumeForm } from './interrupt.ts';
import { judgeLooks } from './judge-looks.ts';
import { meetTrouble } from './meet-trouble.ts';
import { fieldsThatStay, judgeLast, repeatForm } from './repeat-form.ts';
import { sendForm } from './send-form.ts';
import type { Stage } from './stage.ts';

/** Fills a form and sends it, with the detour that the journey plans. */
export async function passForm(stage: Stage, form: PlannedForm): Promise<void> {
  const { slug } = form.wire;
  await awaitForm(stage, form);
  if (stage.visit.lastSubmissionOf(slug)) return repeatForm(stage, form);
  await fillForm(stage, form);
  const { interruption, detour } = form;
  if (interruption !== undefined && stage.visit.isFirst('interruption')) {
    await interrupt(stage, form, interruption);
    if (interruption === 'restart') return;
  } else if (detour === 'reload') {
    await stage.page.waitForTimeout(600); // a draft is stored after half a second at most (11.3)
    await stage.page.reload();
    await resumeForm(stage, form, 'after a reload');
  }
  if (!(await sendForm(stage, form))) return;
  judgeLast(stage, form, false);
  if (form.trouble && !stage.visit.isEnded) await meetTrouble(stage, form, form.trouble);
  if (detour === 'back' || detour === 'resend') await goBack(stage, form);
}

/** Goes back from the next form to this one, and sends it again or returns. */
async function goBack(stage: Stage, form: PlannedForm): Promise<void> {
  const { visit, page } = stage;
  const { slug } = form.wire;
  const next = visit.open;
  if (
    next.kind !== 'form' ||
    visit.reviewed !== undefined ||
    visit.isEnded ||
    visit.isCompleting ||
    form.asksForCode
  )
    return;
  await awaitForm(stage, next);
  await page.goBack();
  await awaitForm(stage, form);
  await judgeLooks(stage, fieldsThatStay(form), `"${slug}" after going back`);
  if (form.detour === 'back') {
    await page.goForward();
    return;
  }
  await sendForm(stage, form);
  judgeLast(stage, form, true);
}
