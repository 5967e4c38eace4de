/** Names of members whose texts the app shows. */
const SHOWN_MEMBERS: ReadonlySet<string> = new Set([
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
  'situation',
  'children',
  'tutorial',
  'target',
  'bankName',
  'marca',
  'modelo',
  'combustivel',
  'extraButtonName',
  'initialQuestion',
  'secondaryQuestionPositive',
  'secondaryQuestionNegative',
  'previsaoDePagamento',
]);

/**
 * Escapes a shown text, as a service does that writes for web pages. Texts with HTML or JSON inside stay unchanged,
 * because they have their own escapes.
 */
export const escapeText = (name: string, value: string): string =>
  SHOWN_MEMBERS.has(name) && !/[<{]/.test(value)
    ? value
        .replaceAll('&', '&amp;')
        .replaceAll('"', '&quot;')
        .replace(/[\u00a1-\u00ff]/g, character => `&#${character.codePointAt(0)};`)
        .replaceAll('&#227;', '&atilde;')
        .replaceAll('&#231;', '&ccedil;')
    : value;
