import type { PixelMeta } from '#platform/pixel-parts.ts';

const ELEMENT = /(<script\b[^>]*\bid="deployment"[^>]*>)[\s\S]*?(<\/script>)/;

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Writes the configuration into the deployment element of the page, and before it the elements by which partners verify
 * the site: they ask for the page without a visit (7.38). `<` is escaped, so that no value can end the element. Returns
 * `undefined` if the page has no such element.
 */
export function fillPage(
  page: string,
  deploymentJson: string,
  metas: readonly PixelMeta[] = [],
): string | undefined {
  if (!ELEMENT.test(page)) return undefined;
  const safeJson = JSON.stringify(JSON.parse(deploymentJson)).replaceAll('<', '\\u003c');
  const metaElements = metas
    .map(({ name, content }) => `<meta name="${name}" content="${escapeAttribute(content)}" />`)
    .join('');
  return page.replace(
    ELEMENT,
    (_, openingTag: string, closingTag: string) => metaElements + openingTag + safeJson + closingTag,
  );
}
