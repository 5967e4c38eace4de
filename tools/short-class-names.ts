import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { cachedPanda } from './cached-panda.mjs';

/** Between property and value in every class of Panda; a marker such as `group` stands in the components as it is. */
const PANDA_SEPARATOR = '_';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `_a`, `_b` ... `_Z`, `_ba` ...: letters alone could be a class in a text of the service, which keeps its classes. */
function shortName(index: number): string {
  const letters = (rest: number): string =>
    (rest < LETTERS.length ? '' : letters(Math.floor(rest / LETTERS.length))) +
    LETTERS[rest % LETTERS.length];
  return `_${letters(index)}`;
}

/** A short name for each class that Panda made from styles of components, in the order of the sheet. */
export function shortClassNames(sheet: string): ReadonlyMap<string, string> {
  const classes = new Set<string>();
  const collectClasses = selectorParser(root =>
    root.walkClasses(({ value }) => {
      if (value.includes(PANDA_SEPARATOR)) classes.add(value);
    }),
  );
  postcss.parse(sheet).walkAtRules('layer', layer => {
    if (layer.params !== 'utilities') return;
    layer.walkRules(({ selector }) => void collectClasses.processSync(selector));
  });
  return new Map([...classes].map((name, index) => [name, shortName(index)]));
}

/** The names for Panda's style sheet of this repository. Panda's output is cached, so this takes little time. */
export async function readShortClassNames(): Promise<ReadonlyMap<string, string>> {
  const file = new URL('../src/ui/theme/global.css', import.meta.url);
  const { css } = await postcss([cachedPanda()]).process(readFileSync(file, 'utf8'), { from: file.pathname });
  return shortClassNames(css);
}

/** Replaces the classes in a list such as `color_ink p_4`; others stay. */
export const renameClassList = (list: string, names: ReadonlyMap<string, string>): string =>
  list
    .split(' ')
    .map(name => names.get(name) ?? name)
    .join(' ');

/** Replaces the classes in the selectors of a style sheet; others stay. */
export function renameClassesInSheet(sheet: string, names: ReadonlyMap<string, string>): string {
  const renameInSelector = selectorParser(root =>
    root.walkClasses(node => {
      node.value = names.get(node.value) ?? node.value;
    }),
  );
  const parsed = postcss.parse(sheet);
  parsed.walkRules(rule => {
    // Steps of an animation have no classes.
    if (rule.selector.includes('.')) rule.selector = renameInSelector.processSync(rule.selector);
  });
  return parsed.toString();
}
