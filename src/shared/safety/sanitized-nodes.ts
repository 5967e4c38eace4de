import createDOMPurify from 'dompurify';
import { visibleText } from './visible-text.ts';

/**
 * Text, lists, tables and headings. No style, class, id, form, image or script, so that terms can neither hide a clause
 * nor send a request.
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
  // The text inside a refused tag stays: a clause must not vanish because of the tag around it.
  KEEP_CONTENT: true,
  FORBID_CONTENTS: ['script', 'style'],
};

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** One sanitiser with one profile, created on first use. Its hook does not affect other users of DOMPurify. */
function purifierOnce() {
  if (purifier) return purifier;
  purifier = createDOMPurify(window);
  purifier.addHook('afterSanitizeAttributes', node => {
    if (node.nodeName !== 'A') return;
    const href = node.getAttribute('href');
    if (href === null || !isPlainHttps(href)) {
      node.removeAttribute('href');
      return;
    }
    // The link opens in a new tab, and the other page receives no referrer.
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}

/** https without a user name before the host, which could disguise the address. */
function isPlainHttps(href: string): boolean {
  try {
    const url = new URL(href);
    return url.protocol === 'https:' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Attributes that a browser reports to the console while parsing under the page's policy (12.9). */
const INLINE = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const OPENING_TAG = /<[a-z][^<>]*>/gi;
const STYLE_SHEET = /<style\b/gi;
const STYLE_END = /<\/style[^<>]*>/gi;

/** Style sheets are removed with their content. */
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
 * Removes what the sanitiser would remove anyway, before a browser parses it: a clause pasted from a word processor
 * would fill the console with refused styles. This makes nothing safe; the sanitiser does.
 */
export const withoutInline = (html: string): string =>
  withoutStyleSheets(html).replace(OPENING_TAG, tag => tag.replace(INLINE, ''));

/**
 * Elements whose content a browser or the sanitiser would drop. Written as an element without a meaning,
 * which the sanitiser unwraps, their text stays: a clause must not vanish because of the tag around it.
 */
const DROPPED_SELECTOR =
  /<(\/?)(?:svg|math|template|xmp|title|head|noscript|noembed|noframes|iframe|plaintext|textarea|listing|audio|video)\b/gi;

const withKeptText = (html: string): string => html.replace(DROPPED_SELECTOR, '<$1kept-text');

/** The page has its own main heading; the first heading of terms is one of the second level (13.1). */
function lowerMainHeadings(nodes: DocumentFragment): void {
  for (const heading of nodes.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
}

/** Direction characters may be written as entities, so they are removed from the parsed text. */
function showDirectionAsWritten(nodes: DocumentFragment): void {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = visibleText(node.nodeValue ?? '');
}

/**
 * HTML from the service as sanitised nodes (2.41, 12.3): nothing is parsed again on the way to the page, so Trusted
 * Types have nothing to refuse (12.9).
 */
export function sanitizedNodes(dirty: string): DocumentFragment {
  const html = withKeptText(withoutInline(dirty));
  const nodes: DocumentFragment = purifierOnce().sanitize(html, { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  lowerMainHeadings(nodes);
  showDirectionAsWritten(nodes);
  return nodes;
}
