import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mdnFloor } from './browser-floor.ts';

/** A statement of MDN's data about one browser. */
interface SupportStatement {
  version_added: string | false | null;
  version_removed?: string | null;
  prefix?: string;
  alternative_name?: string;
  flags?: readonly unknown[];
}

/** A feature of MDN's data. Its members are the features that it contains. */
export interface Feature {
  __compat?: { support: Readonly<Record<string, SupportStatement | readonly SupportStatement[]>> };
  [member: string]: unknown;
}

const data: Feature = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** Installed version of MDN's data. */
export const compatDataVersion = JSON.stringify(data.__meta);

const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null;

/** The feature at a path such as `css.selectors.has`; undefined where MDN has none. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let feature: Feature | undefined = data;
  for (const name of path) {
    const member: unknown = feature && Object.hasOwn(feature, name) ? feature[name] : undefined;
    feature = isFeature(member) ? member : undefined;
  }
  return feature;
}

/** Compares versions such as '16.4'. MDN writes '≤37' for "37 or before". */
function isAtLeast(version: string, minimum: string): boolean {
  const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);
  const [left, right] = [numbersOf(version), numbersOf(minimum)];
  for (const [index, leftNumber] of left.entries()) {
    const rightNumber = right[index] ?? 0;
    if (leftNumber !== rightNumber) return leftNumber > rightNumber;
  }
  return left.length >= right.length || right.slice(left.length).every(number => number === 0);
}

const supports = (
  { version_added, flags, prefix, alternative_name }: SupportStatement,
  oldest: string,
): boolean =>
  !flags &&
  !prefix &&
  !alternative_name &&
  /^≤?\d/.test(String(version_added)) &&
  isAtLeast(oldest, String(version_added));

const asList = <Item>(value: Item | readonly Item[]): readonly Item[] =>
  Array.isArray(value) ? value : [value as Item]; // `Array.isArray` does not narrow readonly lists

/**
 * The browsers of the floor that lack a feature, as 'Firefox 114 (has it since 121)'. A browser without a statement in
 * MDN's data counts as one that has the feature.
 */
export function lackedBy(feature: Feature): readonly string[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  const lacking = mdnFloor.flatMap(({ id, title, version }) => {
    const statements = asList(support[id] ?? []);
    if (statements.length === 0 || statements.some(statement => statement.version_added === null)) return [];
    if (statements.some(statement => supports(statement, version))) return [];
    const firstSupport = statements.find(
      statement => !statement.flags && !statement.prefix && /^\d/.test(String(statement.version_added)),
    );
    return [
      `${title} ${version} (${firstSupport ? `has it since ${firstSupport.version_added}` : 'never had it'})`,
    ];
  });
  return [...new Set(lacking)];
}
