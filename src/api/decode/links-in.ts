import type { LabelLink } from '#journey/model/field.ts';
import { plainTextOf } from '#shared/plain-text-of.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';

/** A link up to its end tag. The text before the next one is searched only once, so that it takes linear time. */
const LINK = /<a(?=[\s>])([^<>]*)>([^<]*(?:<(?!\/?a[\s>])[^<]*)*)<\/a\s*>/gi;
const ADDRESS = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;

/** The links inside a label with HTML (2.41). The label itself is a plain text. */
export function linksIn(label: string): readonly LabelLink[] {
  if (!label.includes('<')) return [];
  const plainLabel = plainTextOf(label);
  let readUntil = 0;
  let shownUntil = 0;
  return [...label.matchAll(LINK)].flatMap(({ 0: link, 1: attributes = '', 2: html = '', index }) => {
    const text = plainTextOf(html);
    const textBefore = plainTextOf(label.slice(readUntil, index));
    readUntil = index + link.length;
    shownUntil += textBefore.length;
    const start = plainLabel.indexOf(text, shownUntil);
    if (text === '' || start === -1) return [];
    shownUntil = start + text.length;
    const address = ADDRESS.exec(attributes)?.slice(1).find(Boolean) ?? '';
    return [
      { text, earlier: countBefore(plainLabel, text, start), url: parseSafeUrl(plainTextOf(address)) ?? '' },
    ];
  });
}

/** Counts the occurrences of a part that begin before a position. */
function countBefore(text: string, part: string, end: number): number {
  let count = 0;
  for (let position = text.indexOf(part); position !== -1 && position < end; count++)
    position = text.indexOf(part, position + 1);
  return count;
}
