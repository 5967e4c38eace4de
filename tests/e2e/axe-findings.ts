import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './wait-for-animations.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2 A and AA and the best practices of axe. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** The violations that axe finds on the page, a line each. */
export async function axeFindings(page: Page): Promise<string> {
  // Added once per page, because the source has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await waitForAnimations(page);
  const result = await page.evaluate(
    tags =>
      // The script that was added above defines `axe`.
      (window as unknown as { axe: { run(context: object, options: object): Promise<AxeResult> } }).axe.run(
        document,
        // Descriptions of passed rules would take a fifth of the time on a large page.
        { runOnly: tags, resultTypes: ['violations'] },
      ),
    TAGS,
  );
  return result.violations
    .map(
      ({ id, help, nodes }) =>
        `${id} (${help}): ${nodes.map(node => `${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`).join(' ; ')}`,
    )
    .join('\n');
}
