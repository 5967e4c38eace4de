import { displayTextOf } from './display-text-of.ts';
import { removeTags } from './remove-tags.ts';

/**
 * A text of the service on several lines: a `<br>` or the end of a paragraph begins a new one. Other tags are left out.
 */
export const plainLinesOf = (text: string): string =>
  displayTextOf(text.includes('<') ? removeTags(text) : text);

/**
 * A name, a label or a title of the service on one line. Some services send them with the tags of a web page, which are
 * left out (12.3).
 */
export const plainTextOf = (text: string): string =>
  text.includes('<') ? displayTextOf(removeTags(text).replace(/\s*\n\s*/g, ' ')) : displayTextOf(text);
