import type { Plugin } from 'vite';
import { readShortClassNames, renameClassesInSheet, renameClassList } from './short-class-names.ts';

/** The members of a recipe that this plugin reads. */
interface Recipe {
  variants?: Record<string, Record<string, object>>;
}

/**
 * Two functions of Panda: `css` turns styles into class names; `cva` turns a recipe into a function of chosen variants.
 */
export interface Panda {
  css: (...styles: object[]) => string;
  cva: (recipe: Recipe) => (chosenValues: Record<string, string | boolean>) => string;
}

/** The members of an ESTree node that this plugin uses. */
interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap(value =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) visitNodes(child, visit);
}

/** Names to which an expression refers. Keys of objects and members after a dot are no references. */
function referencesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  const skippedNodes = new Set<unknown>();
  if (node.type === 'Property' && !node.computed) skippedNodes.add(node.key);
  if (node.type === 'MemberExpression' && !node.computed) skippedNodes.add(node.property);
  return childrenOf(node)
    .filter(child => !skippedNodes.has(child))
    .flatMap(referencesIn);
}

/** True if an expression contains no calls, functions or elements. */
function isData(node: Node): boolean {
  let hasOnlyData = true;
  visitNodes(node, ({ type }) => {
    if (/Function|Call|New|Class|JSX|Tagged|Await|Yield|Import/.test(type)) hasOnlyData = false;
  });
  return hasOnlyData;
}

/** The names under which a module imports `css` and `cva`. */
function styleImportsIn(program: Node): Map<string, keyof Panda> {
  const names = new Map<string, keyof Panda>();
  for (const statement of childrenOf(program)) {
    if (statement.type !== 'ImportDeclaration' || !isNode(statement.source)) continue;
    if (!/styled(-system)?\/css\/index\.js$/.test(String(statement.source.value))) continue;
    for (const specifier of childrenOf(statement)) {
      const imported = isNode(specifier.imported) ? specifier.imported.name : undefined;
      if (isNode(specifier.local) && (imported === 'css' || imported === 'cva'))
        names.set(String(specifier.local.name), imported);
    }
  }
  return names;
}

/** Initialisers of the module's own constants, by name. */
function constantsOf(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of childrenOf(program)) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const declarator of childrenOf(statement)) {
      if (isNode(declarator.id) && declarator.id.type === 'Identifier' && isNode(declarator.init))
        constants.set(String(declarator.id.name), declarator.init);
    }
  }
  return constants;
}

/** The value of an expression made of literals and the module's own constants; `undefined` for anything else. */
function evaluate(node: Node, code: string, constants: ReadonlyMap<string, Node>): object | undefined {
  const usedConstants = new Map<string, string>();
  const collectUses = (expression: Node): boolean => {
    if (!isData(expression)) return false;
    return referencesIn(expression).every(name => {
      if (usedConstants.has(name) || name === 'undefined') return true;
      const constant = constants.get(name);
      if (!constant || !collectUses(constant)) return false;
      usedConstants.set(name, code.slice(constant.start, constant.end));
      return true;
    });
  };
  if (!collectUses(node)) return undefined;
  const declarations = [...usedConstants].map(([name, source]) => `const ${name} = ${source};`).join('\n');
  // Safe, because the source is part of this repository and contains no calls.
  return new Function(`${declarations}\nreturn (${code.slice(node.start, node.end)});`)();
}

/** All combinations of variants, each with one declared value or none ('true' and 'false' become booleans). */
function choicesOf(variants: NonNullable<Recipe['variants']>): Record<string, string | boolean>[] {
  return Object.entries(variants).reduce<Record<string, string | boolean>[]>(
    (choices, [name, values]) =>
      choices.flatMap(choice => [
        choice,
        ...Object.keys(values).map(value => ({
          ...choice,
          [name]: value === 'true' ? true : value === 'false' ? false : value,
        })),
      ]),
    [{}],
  );
}

/** The code of a table with the class names for each choice of a recipe, and of the function that looks a choice up. */
function lookupTableOf(recipe: Recipe, cva: Panda['cva']): string {
  const variants = recipe.variants ?? {};
  const names = Object.keys(variants);
  const classesFor = cva(recipe);
  const table = Object.fromEntries(
    choicesOf(variants).map(choice => [
      names.map(name => String(choice[name] ?? '')).join(),
      classesFor(choice),
    ]),
  );
  const choicesByVariant = names.map(name => [name, Object.keys(variants[name] ?? {})]);
  const lookUp = '(t,k)=>(v={})=>t[k.map(([n,o])=>o.includes(String(v[n]))?v[n]:"").join()]';
  return `/* @__PURE__ */(${lookUp})(${JSON.stringify(table)},${JSON.stringify(choicesByVariant)})`;
}

/** Replaces every `css({...})` and `cva({...})` of a module whose styles are pure data by class names. */
export function inlineStyles(code: string, program: object, panda: Panda): string {
  if (!isNode(program)) return code;
  const imported = styleImportsIn(program);
  if (imported.size === 0) return code;
  const constants = constantsOf(program);
  const replacements: { start: number; end: number; text: string }[] = [];
  visitNodes(program, node => {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return;
    const calledName = imported.get(String(node.callee.name));
    if (!calledName) return;
    const parameters = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
    const styles = parameters
      .map(argument => evaluate(argument, code, constants))
      .filter(style => style !== undefined);
    const [firstStyle] = styles;
    if (!firstStyle || styles.length < parameters.length) return;
    const text =
      calledName === 'css' ? JSON.stringify(panda.css(...styles)) : lookupTableOf(firstStyle, panda.cva);
    replacements.push({ start: node.start, end: node.end, text });
  });
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: classes }) => text.slice(0, start) + classes + text.slice(end), code);
}

/** Panda with the short names of its classes. */
export const withShortNames = (panda: Panda, names: ReadonlyMap<string, string>): Panda => ({
  css: (...styles) => renameClassList(panda.css(...styles), names),
  cva: recipe => {
    const classesFor = panda.cva(recipe);
    return chosenValues => renameClassList(classesFor(chosenValues), names);
  },
});

const isStyleSheet = (id: string): boolean => /\.css(?:$|\?)/.test(id);

/**
 * Computes class names at build time, so that the page does not load Panda's run time (14.1). With `shortNames`,
 * classes have short names in the scripts and in the style sheet, which makes a first visit 7 kB (brotli) smaller.
 */
export function inlineStylesPlugin({ shortNames }: { shortNames: boolean }): Plugin[] {
  let panda: Panda | undefined;
  let names: ReadonlyMap<string, string> = new Map();
  return [
    {
      name: 'inline-styles',
      apply: 'build',
      enforce: 'post',
      async buildStart() {
        // Imported here, because the generated file may not exist yet when this plugin is loaded.
        const readablePanda = (await import('../styled-system/css/index.js')) as unknown as Panda; // its generated types accept typed style objects only
        if (shortNames) names = await readShortClassNames();
        panda = withShortNames(readablePanda, names);
      },
      transform(code, id) {
        // Panda's files have no side effects, so unused functions are dropped.
        if (/\/styled-system\/.*\.js$/.test(id)) return { code, map: null, moduleSideEffects: false };
        if (!panda || !/\/src\/.*\.tsx?$/.test(id.split('?')[0] ?? '') || !/\b(css|cva)\(/.test(code))
          return undefined;
        const inlined = inlineStyles(code, this.parse(code), panda);
        return inlined === code ? undefined : { code: inlined, map: null };
      },
    },
    {
      // Between two plugins of Vite: one has run PostCSS, the other names the file by its content.
      name: 'short-class-names',
      apply: 'build',
      transform: (code, id) =>
        shortNames && isStyleSheet(id) ? { code: renameClassesInSheet(code, names), map: null } : undefined,
    },
  ];
}
