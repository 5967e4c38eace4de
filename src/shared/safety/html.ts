import createDOMPurify from 'dompurify';

/** Text, lists, tables and headings. No style, class, id, form, image or script, so that terms can neither hide a clause nor send a request. */
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
  // The words of a refused tag stay: a clause may not vanish because of the tag around it.
  KEEP_CONTENT: true,
};

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** One sanitiser with one profile, made on first use; its hook is its own and no other user of DOMPurify sees it. */
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
    // The journey must not be lost, and the other page learns nothing of it.
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return purifier;
}

/** https, and no user name before the host, which would let one address pass for another. */
function isPlainHttps(href: string): boolean {
  try {
    const url = new URL(href);
    return url.protocol === 'https:' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Attributes that a browser reports to the console when it only reads them under the page's policy (12.9). */
const INLINE = /\s(?:style|on[a-z]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const OPENING_TAG = /<[a-z][^<>]*>/gi;
const STYLE_SHEET = /<style\b/gi;
const STYLE_END = /<\/style[^<>]*>/gi;

/** Style sheets are no words: they go with what stands in them. */
function withoutStyleSheets(html: string): string {
  let kept = '';
  let at = 0;
  for (const { index } of html.matchAll(STYLE_SHEET)) {
    if (index < at) continue;
    STYLE_END.lastIndex = index;
    if (!STYLE_END.test(html)) break;
    kept += html.slice(at, index);
    at = STYLE_END.lastIndex;
  }
  return kept + html.slice(at);
}

/**
 * Takes away what the sanitiser would throw out anyway, before a browser reads it: a clause pasted from a word processor
 * would fill the console with refused styles, one line each. Makes nothing safe: that is the sanitiser's work.
 */
export const withoutInline = (html: string): string =>
  withoutStyleSheets(html).replace(OPENING_TAG, tag => tag.replace(INLINE, ''));

/** HTML from the service, made harmless (2.41, 12.3). */
export function sanitizeHtml(dirty: string): string {
  return purifierOnce().sanitize(withoutInline(dirty), PROFILE);
}

/** The same as nodes: nothing is parsed again on the way to the page, and Trusted Types have nothing to refuse (12.9). */
export function sanitizedNodes(dirty: string): DocumentFragment {
  return purifierOnce().sanitize(withoutInline(dirty), { ...PROFILE, RETURN_DOM_FRAGMENT: true });
}
