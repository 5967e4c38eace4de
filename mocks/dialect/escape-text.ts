/** Members whose texts people read. */
const SHOWN: ReadonlySet<string> = new Set([
  'label',
  'title',
  'name',
  'description',
  'placeholder',
  'tooltip',
  'message',
  'MENSAGEM',
  'errorMessage',
  'pageTitle',
  'buttonText',
  'topText',
  'topSubText',
  'productName',
  'stepName',
]);

/**
 * A text as a service writes it that also feeds web pages. HTML and JSON inside a text have escapes of their own, and
 * stay.
 */
export const escapeText = (name: string, value: string): string =>
  SHOWN.has(name) && !/[<{]/.test(value)
    ? value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replace(/[\u00a1-\u00ff]/g, character => `&#${character.codePointAt(0)};`)
        .replaceAll('&#227;', '&atilde;')
        .replaceAll('&#231;', '&ccedil;')
    : value;
