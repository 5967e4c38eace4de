/** Whether a text of the service is written as HTML. */
export const isHtml = (text: string): boolean => /<[a-z!/]|&(#\d|[a-z]+;)/i.test(text);

/** The words of an HTML text without its tags: React writes them as text, so nothing in them can act. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim();
