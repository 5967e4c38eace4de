import { replaceMarkup } from '#shared/safety/replace-markup.ts';

const LINE_BREAK = /^<(?:br(?![^\s/>])|\/p\s*>)/i;

const CHARACTER_REFERENCE = /&(#\d|[a-z]+;)/i;

/** Whether a text from the service is HTML. */
export const isHtml = (text: string): boolean =>
  replaceMarkup(text, () => '', '<') !== text || CHARACTER_REFERENCE.test(text);

/** The text of an HTML string without tags. React renders it as text, so it is harmless. */
export const removeTags = (html: string): string =>
  replaceMarkup(html, tag => (LINE_BREAK.test(tag) ? '\n' : ''), '<').trim();
