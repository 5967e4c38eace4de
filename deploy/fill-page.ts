const ELEMENT = /(<script\b[^>]*\bid="deployment"[^>]*>)[\s\S]*?(<\/script>)/;

/**
 * Writes the configuration into the page's element. `<` is escaped, so that no value can end the element.
 * Returns `undefined` when the page has no such element.
 */
export function fillPage(page: string, deploymentJson: string): string | undefined {
  if (!ELEMENT.test(page)) return undefined;
  const safe = JSON.stringify(JSON.parse(deploymentJson)).replaceAll('<', '\\u003c');
  return page.replace(ELEMENT, (_, open: string, close: string) => open + safe + close);
}
