import createDOMPurify from 'dompurify';
import { removeControlCharacters } from './remove-control-characters.ts';
import { parseSafeUrl } from './url.ts';

/**
 * The allowed tags: text, lists, tables and headings. Styles, forms, images and scripts are missing, so that terms can
 * neither hide a clause nor send a request.
 */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

const PROFILE = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan'],
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

/** The attributes that the content security policy refuses and the browser reports to the console (12.9). */
const INLINE_ATTRIBUTE = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const OPENING_TAG = /<[a-z][^<>]*>/gi;
const STYLE_SHEET = /<style\b/gi;
const STYLE_END = /<\/style[^<>]*>/gi;

/** Removes style sheets with their content. */
function withoutStyleSheets(html: string): string {
  let result = '';
  let position = 0;
  for (const { index } of html.matchAll(STYLE_SHEET)) {
    if (index < position) continue;
    STYLE_END.lastIndex = index;
    if (!STYLE_END.test(html)) break;
    result += html.slice(position, index);
    position = STYLE_END.lastIndex;
  }
  return result + html.slice(position);
}

/**
 * Removes styles and event handlers before the browser parses the HTML: terms from a word processor would fill the
 * console with reports of refused styles. This does not make the HTML safe; the sanitiser does.
 */
export const withoutInlineCode = (html: string): string =>
  withoutStyleSheets(html).replace(OPENING_TAG, tag => tag.replace(INLINE_ATTRIBUTE, ''));

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
  const html = withKeptText(withoutInlineCode(dirty));
  const nodes: DocumentFragment = getPurifier().sanitize(html, { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  lowerMainHeadings(nodes);
  removeDirectionCharacters(nodes);
  return nodes;
}
