import createDOMPurify from 'dompurify';
import { removeControlCharacters } from './remove-control-characters.ts';
import { parseSafeUrl } from './url.ts';

/**
 * The allowed tags: text, lists, tables and headings. Styles, forms, images and scripts are missing, so that terms can
 * neither hide a clause nor send a request.
 */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  // Without the line through a rate that no longer applies, it would read as valid.
  ...['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'ins', 'sub', 'sup', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Spans of cells, and the numbers of clauses. */
const PLAIN_ATTRIBUTES = ['colspan', 'rowspan', 'start', 'reversed', 'type', 'value'];

const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', ...PLAIN_ATTRIBUTES],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: PLAIN_ATTRIBUTES,
  ALLOWED_URI_REGEXP: /^https:\/\//i,
  // The text inside a refused tag stays, because a clause must not disappear with the tag around it.
  KEEP_CONTENT: true,
  FORBID_CONTENTS: ['script', 'style'],
};

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** The sanitiser, created on first use. It is a separate instance, so that its hook does not affect other users. */
function getPurifier() {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', node => {
    if (node.nodeName !== 'A') return;
    const href = node.getAttribute('href');
    if (href === null || !parseSafeUrl(href)) {
      node.removeAttribute('href');
      return;
    }
    // The link opens in a new tab, and the other page receives no referrer.
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}

/** An attribute as the browser reads it. */
const ATTRIBUTE = String.raw`[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?`;
const ATTRIBUTES = String.raw`(?:[\s/]|${ATTRIBUTE})*`;
/**
 * A comment, a style sheet or script with its content, or an opening tag. Each matches up to the end of the text if it
 * is not closed, as in the browser, so that the search takes linear time.
 */
const COMMENT_OR_ELEMENT = new RegExp(
  String.raw`<!--[^]*?(?:-->|$)|<(style|script)(?![^\s/>])${ATTRIBUTES}(?:>|$)[^]*?(</\1(?![^\s/>])[^>]*>?|$)|<[a-z][^\s/>]*${ATTRIBUTES}`,
  'gi',
);
const EACH_ATTRIBUTE = new RegExp(String.raw`\s?${ATTRIBUTE}`, 'g');
/** The attributes that the content security policy refuses and the browser reports to the console (12.9). */
const INLINE_ATTRIBUTE = /^\s(?:style|on[a-z]+)\s*=/i;

/**
 * Removes styles and event handlers before the browser parses the HTML: terms from a word processor would fill the
 * console with reports of refused styles. This does not make the HTML safe; the sanitiser does.
 */
export const withoutInlineCode = (html: string): string =>
  html.replace(COMMENT_OR_ELEMENT, (match: string, rawName?: string, end?: string) => {
    if (rawName !== undefined) return end === '' ? match : '';
    if (match.startsWith('<!--')) return match;
    return match.replace(EACH_ATTRIBUTE, attribute => (INLINE_ATTRIBUTE.test(attribute) ? '' : attribute));
  });

/** A sign of comparison, such as in '<R$ 50'. The browser would take it for a tag, and the text after it for attributes. */
const LESS_THAN = /<(?=[a-z])(?![\w:.-]+[\s/>])/gi;

const withSignsAsText = (html: string): string => html.replace(LESS_THAN, '&lt;');

/**
 * The tags of elements whose content the browser or the sanitiser would drop. They are replaced by an unknown tag,
 * whose content stays when the sanitiser removes it.
 */
const DROPPED_TAG =
  /<(\/?)(?:svg|math|template|xmp|title|head|noscript|noembed|noframes|iframe|plaintext|textarea|listing|audio|video)\b/gi;

const withKeptText = (html: string): string => html.replace(DROPPED_TAG, '<$1kept-text');

/** Turns main headings into headings of the second level, because the page has its own main heading (13.1). */
function lowerMainHeadings(nodes: DocumentFragment): void {
  for (const heading of nodes.querySelectorAll('h1')) {
    const subheading = document.createElement('h2');
    subheading.append(...heading.childNodes);
    heading.replaceWith(subheading);
  }
}

/** Gives the type of a list to its items, because the app's style of lists would override it. */
function keepListTypes(nodes: DocumentFragment): void {
  for (const list of nodes.querySelectorAll('ol[type]'))
    for (const item of list.children)
      if (!item.hasAttribute('type')) item.setAttribute('type', list.getAttribute('type') ?? '');
}

/** Removes direction characters from the parsed text. The HTML may contain them as entities, so this comes after parsing. */
function removeDirectionCharacters(nodes: DocumentFragment): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = removeControlCharacters(node.nodeValue ?? '');
}

/**
 * HTML from the service as sanitised nodes (2.41, 12.3). The page inserts nodes and parses no text again, so Trusted
 * Types refuse nothing (12.9).
 */
export function sanitizeHtml(dirty: string): DocumentFragment {
  const html = withKeptText(withoutInlineCode(withSignsAsText(dirty)));
  const nodes: DocumentFragment = getPurifier().sanitize(html, { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  lowerMainHeadings(nodes);
  keepListTypes(nodes);
  removeDirectionCharacters(nodes);
  return nodes;
}
