/** Whether a text from the service is HTML. */
export const isHtml = (text: string): boolean => /<[a-z!/]|&(#\d|[a-z]+;)/i.test(text);

/** The text of an HTML string without tags. React renders it as text, so it is harmless. */
export const removeTags = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim();
