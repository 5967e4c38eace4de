import { mainOf, type Stage } from './stage.ts';

/** Types the entry of a financing. */
export async function typeEntry(stage: Stage, entry: number): Promise<void> {
  const { page } = stage;
  const box = mainOf(stage)
    .getByRole('textbox', { name: /entrada/i })
    .first();
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(String(Math.round(entry * 100)));
  await page.keyboard.press('Tab');
}
