/**
 * The allowed tags: text, lists, tables and headings. Styles, forms, images and scripts are missing, so that terms can
 * neither hide a clause nor send a request.
 */
export const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre'],
  // Without the line through a rate that no longer applies, it would read as valid.
  ...['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'del', 'ins', 'sub', 'sup', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

// Marked as pure, so that the script in index.html, which replaces no markup, does not contain the names.
const allowedTags: ReadonlySet<string> = /* @__PURE__ */ new Set(TAGS);

/** Other tags that need no end tag. */
const NEEDS_NO_END =
  /^(?:body|center|col|colgroup|frame|frameset|head|html|optgroup|option|plaintext|style|script|wbr)$/;
/** Other tags that need no end tag if they have attributes. Without any they are words: '<link>', '<meta>'. */
const NEEDS_ATTRIBUTES = /^(?:area|base|embed|font|iframe|img|input|link|meta|param|source|track)$/;

/** Matches a comment, a style sheet or script with its content, a tag, or a sign. */
function createMarkupPattern(): RegExp {
  // Up to nine signs stand in one value, and up to fifty attributes in one tag: a search that fails must not read to
  // the end of the text at each sign.
  const quoted = `"[^"<]*(?:<[^"<]*){0,9}"|'[^'<]*(?:<[^'<]*){0,9}'`;
  const value = String.raw`(?:${quoted}|[^\s"'<>][^\s<>]*(?![^\s>])|(?=>))`;
  const flag =
    '(?:checked|compact|disabled|hidden|inert|noshade|nowrap|open|readonly|required|reversed|selected)';
  const attributes = String.raw`(?:[\s/]*(?:[^\s"'<>/=]+\s*=\s*${value}|${flag}(?![^\s/>]))){0,50}[\s/]*`;
  const comment = String.raw`<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:!doctype|!\[(?:if|endif)|\?xml)\b[^<>]*>`;
  const code = String.raw`<(style|script)(?![^\s/>])${attributes}>[^]*?(?:</\2(?![^\s/>])[^>]*>?|$)`;
  const tag = String.raw`<(/?)([a-z][\w:.-]*)(?![^\s/>])(${attributes})>`;
  return new RegExp(`(${comment})|${code}|${tag}|<`, 'gi');
}
const MARKUP = /* @__PURE__ */ createMarkupPattern();

/** The names that have both a tag and an end tag in the text, in small letters. */
function closedNamesOf(html: string): ReadonlySet<string> {
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const [, , , slash, name] of html.matchAll(MARKUP))
    if (name) (slash ? closed : opened).add(name.toLowerCase());
  return new Set([...opened].filter(name => closed.has(name)));
}

/**
 * Replaces each tag of an HTML text, and each '<' that begins none by `sign`. Comments are left out. To a browser
 * '<cinco por cento' is a tag whose attributes are the words up to the next '>', so they would disappear. Here a tag
 * has a name of HTML or an end tag, and attributes with '='.
 */
export function replaceMarkup(html: string, replaceTag: (tag: string) => string, sign: string): string {
  // Most texts have none, and compiling the pattern costs a mount 0.5 ms (14.3).
  if (!html.includes('<')) return html;
  let closedNames: ReadonlySet<string> | undefined;
  const isTag = (name: string, attributes: string): boolean => {
    if (allowedTags.has(name) || NEEDS_NO_END.test(name)) return true;
    if (attributes.includes('=') && NEEDS_ATTRIBUTES.test(name)) return true;
    closedNames ??= closedNamesOf(html);
    return closedNames.has(name);
  };
  return html.replace(
    MARKUP,
    (match: string, comment = '', code = '', _slash = '', name = '', attributes = '') => {
      if (comment) return '';
      return code || (name && isTag(name.toLowerCase(), attributes))
        ? replaceTag(match)
        : match.replaceAll('<', sign);
    },
  );
}
