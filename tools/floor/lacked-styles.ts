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
const valuePathByName: ReadonlyMap<string, Path> = new Map<string, Path>(
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

/**
 * The lists `:is(a, b)` and `:where(a, b)`: a browser ignores an unknown selector there; elsewhere it drops the whole
 * rule.
 */
const forgivingLists = /:(?:is|where)\((?:[^()]|\([^()]*\))*,(?:[^()]|\([^()]*\))*\)/g;

/**
 * 'a:has(b)::marker' uses `has` and `marker`. Removes escaped characters, because generated class names contain colons.
 */
const featuresInSelector = (selector: string): readonly Path[] =>
  [
    ...selector
      .replace(/\\./g, '_')
      .replace(forgivingLists, '')
      .matchAll(/::?(-?[a-z][a-z-]*)/g),
  ].flatMap(([, name = '']) => knownPath(['css', 'selectors', name]));

/** A rule inside of a rule is nesting. */
const featuresInRule = (rule: Rule): readonly Path[] => [
  ...featuresInSelector(rule.selector),
  ...(rule.parent?.type === 'rule' ? knownPath(['css', 'selectors', 'nesting']) : []),
];

/** The property, the keywords that MDN lists under it, and the functions and units of its value. */
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
    knownPath(valuePathByName.get(name) ?? []),
  );
  const units = [...value.matchAll(/(?<![\w#.-])[\d.]+([a-z]+)/g)].flatMap(([, unit = '']) => [
    ...knownPath(['css', 'types', 'length', unit]),
    ...knownPath(['css', 'types', 'length', `${unit}s`]),
  ]);
  return [...functions, ...units];
}

/** The at-rule and the features of its condition: `@media (hover)`, `@container style(...)`. */
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

/** True inside `@supports`, where the browser applies a rule only if it has the feature. */
function isInSupports(node: ChildNode): boolean {
  for (let ancestor: Container | Document | undefined = node.parent; ancestor; ancestor = ancestor.parent)
    if (ancestor.type === 'atrule' && (ancestor as AtRule).name === 'supports') return true; // `type` tells the class
  return false;
}

/** True if an older browser can use an earlier declaration of the property in the same rule, or one with a prefix. */
const hasFallback = (declaration: Declaration): boolean => {
  const { prop, parent } = declaration;
  const index = parent?.index(declaration) ?? 0;
  return (parent?.nodes ?? []).some(
    (node, nodeIndex) =>
      node.type === 'decl' && (node.prop === `-webkit-${prop}` || (node.prop === prop && nodeIndex < index)),
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
