import type { Plugin } from 'vite';

/** The members of a recipe that are read here. */
interface Recipe {
  variants?: Record<string, Record<string, object>>;
}

/** Panda's own two functions: styles to class names, and a recipe to a function of its variants. */
export interface Panda {
  css: (...styles: object[]) => string;
  cva: (recipe: Recipe) => (choice: Record<string, string | boolean>) => string;
}

/** The members of an ESTree node that are used here. */
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

function everyNode(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) everyNode(child, visit);
}

/** Names that an expression refers to: keys of objects and members after a dot are no references. */
function referencesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)];
  const skippedNodes = new Set<unknown>();
  if (node.type === 'Property' && !node.computed) skippedNodes.add(node.key);
  if (node.type === 'MemberExpression' && !node.computed) skippedNodes.add(node.property);
  return childrenOf(node)
    .filter(child => !skippedNodes.has(child))
    .flatMap(referencesIn);
}

/** Whether an expression is pure data, without calls, functions or elements. */
function isData(node: Node): boolean {
  let data = true;
  everyNode(node, ({ type }) => {
    if (/Function|Call|New|Class|JSX|Tagged|Await|Yield|Import/.test(type)) data = false;
  });
  return data;
}

/** The names under which a module imports `css` and `cva`. */
function importedStyles(program: Node): Map<string, keyof Panda> {
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
function evaluated(node: Node, code: string, constants: ReadonlyMap<string, Node>): object | undefined {
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
  // The source is this repository's own, and holds no calls.
  return new Function(`${declarations}\nreturn (${code.slice(node.start, node.end)});`)();
}

/** Every choice of variants: one declared value each, or none ('true' and 'false' stand for booleans). */
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

/** A recipe as a table of class names by chosen values, with the function that looks them up. */
function tableOf(recipe: Recipe, cva: Panda['cva']): string {
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

/** Every `css({...})` and `cva({...})` of a module whose styles are data becomes class names. */
export function inlineStyles(code: string, program: object, panda: Panda): string {
  if (!isNode(program)) return code;
  const imported = importedStyles(program);
  if (imported.size === 0) return code;
  const constants = constantsOf(program);
  const replacements: { start: number; end: number; text: string }[] = [];
  everyNode(program, node => {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return;
    const calledName = imported.get(String(node.callee.name));
    if (!calledName) return;
    const parameters = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
    const styles = parameters
      .map(argument => evaluated(argument, code, constants))
      .filter(style => style !== undefined);
    const [firstStyle] = styles;
    if (!firstStyle || styles.length < parameters.length) return;
    const text = calledName === 'css' ? JSON.stringify(panda.css(...styles)) : tableOf(firstStyle, panda.cva);
    replacements.push({ start: node.start, end: node.end, text });
  });
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: classes }) => text.slice(0, start) + classes + text.slice(end), code);
}

/** Computes styles at build time: the class names are the same, and Panda's run time is not needed (14.1). */
export function inlineStylesPlugin(): Plugin {
  let panda: Panda | undefined;
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    async buildStart() {
      // Generated: it exists when something is built, but not yet when this file is loaded.
      panda = (await import('../styled-system/css/index.js')) as unknown as Panda; // generated for style objects it knows by type
    },
    transform(code, id) {
      // Panda's files have no side effects, so unused functions are dropped.
      if (/\/styled-system\/.*\.js$/.test(id)) return { code, map: null, moduleSideEffects: false };
      if (!panda || !/\/src\/.*\.tsx?$/.test(id.split('?')[0] ?? '') || !/\b(css|cva)\(/.test(code))
        return undefined;
      const inlined = inlineStyles(code, this.parse(code), panda);
      return inlined === code ? undefined : { code: inlined, map: null };
    },
  };
}
