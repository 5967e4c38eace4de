import { oneLine, type Stage } from './stage.ts';

/** Texts that no service and no specification has: what a program writes if it takes a value for a text. */
const PROGRAM_TEXT =
  /.{0,40}(?:\bundefined\b|\bNaN\b|\bnull\b|\[object |\{\{|\}\}|TypeError|\bInfinity\b|Invalid Date|&[a-z]+;|<\/?[a-z]+>|\bchave\d+|\bcampo\d+).{0,40}/;

/** Judges what every screen must keep: its texts are for people, and nothing runs out of it to the right. */
export async function judgeScreen(stage: Stage, moment: string): Promise<void> {
  const { text, isWide } = await stage.page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: a person sees the rendered text
    text: document.body.innerText,
    isWide: document.documentElement.scrollWidth > innerWidth + 1,
  }));
  const found = PROGRAM_TEXT.exec(oneLine(text))?.[0];
  if (found !== undefined) stage.complain(`${moment}: the screen has a text of a program: "${found}"`);
  if (isWide) stage.complain(`${moment}: the screen scrolls to the side`);
}
