const ELEMENT = /(<script\b[^>]*\bid="deployment"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * Writes the configuration into the deployment element of the page. `<` is escaped, so that no value can end the element.
 * Returns `undefined` if the page has no such element.
 */
export function fillPage(page: string, deploymentJson: string): string | undefined {
  if (!ELEMENT.test(page)) return undefined;
  const safeJson = JSON.stringify(JSON.parse(deploymentJson)).replaceAll('<', '\\u003c');
  return page.replace(
    ELEMENT,
    (_, openingTag: string, closingTag: string) => openingTag + safeJson + closingTag,
  );
}
