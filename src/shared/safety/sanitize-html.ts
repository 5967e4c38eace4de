import createDOMPurify from 'dompurify';
import { removeControlCharacters } from './remove-control-characters.ts';
import { replaceMarkup, TAGS } from './replace-markup.ts';
import { parseSafeUrl } from './url.ts';

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
 * A style sheet or script with its content, or an opening tag. Each matches up to the end of the text if it is not
 * closed, as in the browser, so that the search takes linear time.
 */
const ELEMENT = new RegExp(
  String.raw`<(style|script)(?![^\s/>])${ATTRIBUTES}(?:>|$)[^]*?(</\1(?![^\s/>])[^>]*>?|$)|<[a-z][^\s/>]*${ATTRIBUTES}`,
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
  html.replace(ELEMENT, (match: string, rawName?: string, end?: string) => {
    if (rawName !== undefined) return end === '' ? match : '';
    return match.replace(EACH_ATTRIBUTE, attribute => (INLINE_ATTRIBUTE.test(attribute) ? '' : attribute));
  });

/**
 * Signs of comparison, such as in '<cinco por cento', as text. Comments are left out, because the sanitiser would take
 * one beside such a sign for a hidden tag and would remove the whole paragraph.
 */
const withSignsAsText = (html: string): string => replaceMarkup(html, tag => tag, '&lt;');

/** Blocks that are not allowed, and the allowed element that has the same lines. */
const SAME_LINES: Readonly<Record<string, string>> = { dir: 'ul', menu: 'ul', option: 'p' };
const OTHER_BLOCK =
  /<(\/?)(address|article|aside|body|center|details|dialog|dir|fieldset|fig(?:caption|ure)|footer|form|header|hgroup|html|legend|main|menu|nav|optgroup|option|search|section|select|summary)(?![^\s/>])/gi;

/**
 * The tags of elements whose content the browser or the sanitiser would drop, that replace the body, or that stand
 * apart from the text around them. They are replaced by an unknown tag, whose content stays when the sanitiser removes
 * it.
 */
const BOX =
  /<(\/?)(?:svg|math|template|xmp|title|head|noscript|noembed|noframes|frameset|frame|iframe|plaintext|textarea|listing|audio|video|applet|button|canvas|label|marquee|meter|object|output|progress|foreignobject|text|m[inos]|mtext|mt[dr])(?![^\s/>])/gi;

/** Elements without content that stand apart, and the parts of a table, which the browser ignores without a table. */
const EMPTY_BOX = /<(?:embed|image|img|input)(?![^\s/>])/gi;
const TABLE_PART = /<\/?(?:caption|tbody|td|tfoot|th|thead|tr)(?![^\s/>])/gi;

/**
 * Keeps the text of refused elements, and what separates it from the text around them: without the line or the box, 'R$
 * 1' and '0' would become 'R$ 10'.
 */
function withKeptText(html: string): string {
  const kept = html
    .replace(
      OTHER_BLOCK,
      (_, slash: string, name: string) => `<${slash}${SAME_LINES[name.toLowerCase()] ?? 'div'}`,
    )
    .replace(BOX, ' <$1kept-text')
    .replace(EMPTY_BOX, ' $&');
  return /<table(?![^\s/>])/i.test(kept) ? kept : kept.replace(TABLE_PART, ' $&');
}

/**
 * More tags than these are left out, with their text kept: the browser would lay out a longer text for seconds (12.5).
 */
const MAX_TAGS = 30_000;
/** Tags inside more open elements than these are left out: the time to parse grows with the square of the depth. */
const MAX_DEPTH = 64;
const TAG = new RegExp(String.raw`<(/?)([a-z][^\s/>]*)${ATTRIBUTES}>?`, 'gi');
/**
 * More elements than these, left open by end tags that the browser ignores or repairs, and only paragraphs, lists and
 * breaks follow: each would be another level of depth.
 */
const MAX_LEFT_OPEN = 200;
/** Elements without content, or whose end tag many authors leave out. They are not counted as open. */
const ENDS_BY_ITSELF =
  /^(?:area|base|br|caption|col|dd|dt|embed|hr|img|input|li|link|meta|p|param|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/;
/** Those of them that an end tag of a phrase does not close. */
const PARAGRAPH = /^(?:dd|dt|li|p)$/;
/**
 * Elements that the browser opens again in each paragraph until their end tag, but the same one at most three times.
 * With attributes, which the sanitiser removes anyway, none would be the same as another.
 */
const FORMATTING = /^(?:b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
const opensAgain = (name: string): boolean => name === 'a' || FORMATTING.test(name);
/** Elements whose end tag closes everything inside. */
const BLOCK = /^(?:blockquote|div|dl|h[1-6]|ol|pre|table|ul)$/;
/** The text in place of a tag that is left out: a block, a cell or a break still separates words. */
const separatorFor = (name: string): string => (BLOCK.test(name) || ENDS_BY_ITSELF.test(name) ? ' ' : '');

/** The open elements of a text, as the browser sees them at its end tags. */
interface OpenElement {
  name: string;
  /** A paragraph inside has no end tag yet. */
  hasParagraph: boolean;
}

/** Closes the innermost element of this name. Returns how many elements the browser leaves open, or opens again. */
function closeElement(open: OpenElement[], name: string): number {
  const index = open.findLastIndex(element => element.name === name);
  const inside = index === -1 ? [] : open.slice(index + 1);
  // Inside a table the browser ignores an end tag of an element outside.
  if (index === -1 || inside.some(inner => inner.name === 'table')) return 0;
  if (opensAgain(name)) {
    // The elements inside stay open, and still have their own end tags.
    open.splice(index, 1);
    return 0;
  }
  const hasBlock =
    open[index]?.hasParagraph || inside.some(inner => inner.hasParagraph || BLOCK.test(inner.name));
  if (hasBlock && !BLOCK.test(name)) {
    open.splice(index, 1);
    return 1;
  }
  open.length = index;
  return inside.filter(inner => opensAgain(inner.name)).length;
}

/**
 * Limits the number and the depth of tags before the browser parses them (12.5). No contract comes near; a hostile text
 * would block the page.
 */
function withLimitedTags(html: string): string {
  let tagCount = 0;
  let leftOpenCount = 0;
  const open: OpenElement[] = [];
  return html.replace(TAG, (tag, slash: string, rawName: string) => {
    const name = rawName.toLowerCase();
    tagCount += 1;
    if (tagCount > MAX_TAGS) return separatorFor(name);
    if (ENDS_BY_ITSELF.test(name)) {
      const parent = open.at(-1);
      if (parent && PARAGRAPH.test(name)) parent.hasParagraph = slash === '';
      return tag;
    }
    if (leftOpenCount > MAX_LEFT_OPEN) return separatorFor(name);
    if (slash !== '') {
      leftOpenCount += closeElement(open, name);
      return tag;
    }
    if (open.length >= MAX_DEPTH) return separatorFor(name);
    open.push({ name, hasParagraph: false });
    return FORMATTING.test(name) ? `<${name}>` : tag;
  });
}

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

/** More columns in one cell, or more places of the table in all spans together, are left out (12.5). */
const MAX_SPAN = 100;
const MAX_SPANNED = 50_000;

/** Removes spans that no table needs: the browser would lay out a thousand columns for each of them. */
function limitSpans(nodes: DocumentFragment): void {
  let spannedCount = 0;
  for (const cell of nodes.querySelectorAll<HTMLTableCellElement>('td, th')) {
    if (cell.colSpan === 1 && cell.rowSpan === 1) continue;
    const area = cell.colSpan * Math.max(cell.rowSpan, 1);
    spannedCount += area;
    if (cell.colSpan <= MAX_SPAN && cell.rowSpan <= MAX_SPAN && spannedCount <= MAX_SPANNED) continue;
    spannedCount -= area;
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  }
}

/**
 * Removes direction characters from the parsed text. The HTML may contain them as entities, so this comes after
 * parsing.
 */
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
  const html = withLimitedTags(withKeptText(withoutInlineCode(withSignsAsText(dirty))));
  const nodes: DocumentFragment = getPurifier().sanitize(html, { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  lowerMainHeadings(nodes);
  keepListTypes(nodes);
  limitSpans(nodes);
  removeDirectionCharacters(nodes);
  return nodes;
}
