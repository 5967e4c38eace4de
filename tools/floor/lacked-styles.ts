import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
  type Rule,
} from 'postcss';
import { type Feature, featureAt, lackedBy } from './compat-data.ts';

/** A feature of CSS that some browser of the floor lacks, where a style sheet uses it. */
export interface LackedStyle {
  /** MDN's name, such as `css.selectors.has`. */
  feature: string;
  browsers: readonly string[];
  /** The rule or declaration, shortened. */
  excerpt: string;
}

type Path = readonly string[];

/** Functions and keywords of values in MDN's data, by name. */
const valuePaths: ReadonlyMap<string, Path> = new Map<string, Path>(
  Object.entries(featureAt('css', 'types') ?? {}).flatMap(([type, members]): [string, Path][] =>
    typeof members !== 'object' || members === null
      ? []
      : [
          [type, ['css', 'types', type]],
          ...Object.keys(members)
            .filter(name => name !== '__compat')
            .map((name): [string, Path] => [name, ['css', 'types', type, name]]),
        ],
  ),
);

const knownPath = (path: Path): readonly Path[] => (featureAt(...path)?.__compat ? [path] : []);

/** In `:is(a, b)` and `:where(a, b)` a browser leaves out what it does not know; elsewhere it drops the whole rule. */
const forgiving = /:(?:is|where)\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g;

/** Selectors: 'a:has(b)::marker' uses `has` and `marker`. Class names of generated sheets hold escaped colons. */
const featuresInSelector = (selector: string): readonly Path[] =>
  [
    ...selector
      .replace(/\\./g, '_')
      .replace(forgiving, '')
      .matchAll(/::?(-?[a-z][a-z-]*)/g),
  ].flatMap(([, name = '']) => knownPath(['css', 'selectors', name]));

/** A rule inside of a rule is nesting. */
const featuresInRule = (rule: Rule): readonly Path[] => [
  ...featuresInSelector(rule.selector),
  ...(rule.parent?.type === 'rule' ? knownPath(['css', 'selectors', 'nesting']) : []),
];

/** Properties with their values: the words that MDN lists under the property, functions and units wherever they stand. */
function featuresInDeclaration({ prop, value }: Declaration): readonly Path[] {
  if (prop.startsWith('--')) return featuresInFunctions(value);
  const property = ['css', 'properties', prop];
  const keywords = [
    ...value.replace(/(["']).*?\1|url\([^)]*\)/g, ' ').matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w(-])/g),
  ];
  return [
    ...knownPath(property),
    ...keywords.flatMap(([, word = '']) => knownPath([...property, word])),
    ...featuresInFunctions(value),
  ];
}

function featuresInFunctions(value: string): readonly Path[] {
  const functions = [...value.matchAll(/(?<![\w-])(-?[a-z][a-z-]*)\(/g)].flatMap(([, name = '']) =>
    knownPath(valuePaths.get(name) ?? []),
  );
  const units = [...value.matchAll(/(?<![\w#.-])[\d.]+([a-z]+)/g)].flatMap(([, unit = '']) => [
    ...knownPath(['css', 'types', 'length', unit]),
    ...knownPath(['css', 'types', 'length', `${unit}s`]),
  ]);
  return [...functions, ...units];
}

/** At-rules with what their condition asks for: `@media (hover)`, `@container style(...)`. */
function featuresInAtRule({ name, params }: AtRule): readonly Path[] {
  const rule = ['css', 'at-rules', name];
  const knownNames = Object.keys(featureAt(...rule) ?? {});
  const features = [...params.matchAll(/\(?\s*([a-z][a-z-]*)\s*[(:)<>=]/g)].flatMap(([, word = '']) =>
    knownNames
      .filter(condition => condition === word || condition.startsWith(`${word}_queries`))
      .flatMap(condition => knownPath([...rule, condition])),
  );
  const range = name === 'media' && /[<>]/.test(params) ? knownPath([...rule, 'range_syntax']) : [];
  return [...knownPath(rule), ...features, ...range];
}

/** Rules inside `@supports` are checked before use. */
function isInSupports(node: ChildNode): boolean {
  for (let ancestor: Container | Document | undefined = node.parent; ancestor; ancestor = ancestor.parent)
    if (ancestor.type === 'atrule' && (ancestor as AtRule).name === 'supports') return true; // `type` says which class it is
  return false;
}

/** An older browser uses an earlier declaration of the property in the same rule, or one with a prefix. */
const hasFallback = (declaration: Declaration): boolean => {
  const { prop, parent } = declaration;
  const index = parent?.index(declaration) ?? 0;
  return (parent?.nodes ?? []).some(
    (node, place) =>
      node.type === 'decl' && (node.prop === `-webkit-${prop}` || (node.prop === prop && place < index)),
  );
};

const excerptOf = (node: Rule | AtRule | Declaration): string => {
  const text =
    node.type === 'decl'
      ? `${node.prop}: ${node.value}`
      : node.type === 'atrule'
        ? `@${node.name} ${node.params}`
        : node.selector;
  return text.length > 90 ? `${text.slice(0, 90)}...` : text;
};

/**
 * Features of a style sheet that the floor lacks, once per rule or declaration. Uses inside `@supports` or
 * with a fallback do not count.
 */
export function lackedStyles(css: string): readonly LackedStyle[] {
  const lacked = new Map<string, LackedStyle>();
  postcss.parse(css).walk(node => {
    if (node.type === 'comment' || isInSupports(node) || (node.type === 'decl' && hasFallback(node))) return;
    const paths =
      node.type === 'decl'
        ? featuresInDeclaration(node)
        : node.type === 'atrule'
          ? featuresInAtRule(node)
          : featuresInRule(node);
    for (const path of paths) {
      const feature = path.join('.');
      const excerpt = excerptOf(node);
      if (lacked.has(`${feature} ${excerpt}`)) continue;
      const browsers = lackedBy(featureAt(...path) ?? ({} satisfies Feature));
      if (browsers.length > 0) lacked.set(`${feature} ${excerpt}`, { feature, browsers, excerpt });
    }
  });
  return [...lacked.values()];
}
