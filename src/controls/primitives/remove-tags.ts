/** A complete tag or comment: '<R$ 50' is a comparison. */
const TAG = /<(?:\/?[a-z][\w:.-]*(?:[\s/][^<>]*)?|![^<>]*)>/i;
const EACH_TAG = new RegExp(TAG, 'gi');

/** Whether a text from the service is HTML. */
export const isHtml = (text: string): boolean => TAG.test(text) || /&(#\d|[a-z]+;)/i.test(text);

/** The text of an HTML string without tags. React renders it as text, so it is harmless. */
export const removeTags = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(EACH_TAG, '')
    .trim();
