import { createHash } from 'node:crypto';

/** Source expressions of a Content-Security-Policy for inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashSourceOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}'`;

/**
 * The hashes of the scripts and styles inside a built page. Deployments differ only in the deployment
 * element, which is data, so one build has the same hashes everywhere.
 */
export function inlineHashes(page: string): InlineHashes {
  // A comment may contain the text of a tag.
  const pageWithoutComments = page.replace(/<!--[\s\S]*?-->/g, '');
  const scripts = [...pageWithoutComments.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\b(?:src|type="application\/json")/.test(attributes))
    .map(([, , content = '']) => hashSourceOf(content));
  const styles = [...pageWithoutComments.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, content = '']) => hashSourceOf(content),
  );
  return { scripts, styles };
}
