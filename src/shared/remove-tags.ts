import { replaceMarkup } from './safety/replace-markup.ts';

/** After these tags the browser begins a new line. */
const LINE_BREAK =
  /^<(?:br(?![^\s/>])|\/(?:address|article|aside|blockquote|caption|center|d[dt]|details|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|legend|li|main|nav|option|p|pre|section|summary|t[dhr])\s*>)/i;

const CHARACTER_REFERENCE = /&(#\d|[a-z]+;)/i;

/** Whether a text from the service is HTML. */
export const isHtml = (text: string): boolean =>
  replaceMarkup(text, () => '', '<') !== text || CHARACTER_REFERENCE.test(text);

/** The text of an HTML string without tags. React renders it as text, so it is harmless. */
export const removeTags = (html: string): string =>
  replaceMarkup(html, tag => (LINE_BREAK.test(tag) ? '\n' : ''), '<').trim();
