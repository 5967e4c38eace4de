import { core, type Layer, type LayerName, layers } from '../../layers.ts';
import type { Import } from './imports-of.ts';
import { isTestCode } from './repository-files.ts';
import { aliases, resolve, type Target } from './resolve.ts';

const layersByName: ReadonlyMap<string, Layer> = new Map<string, Layer>(Object.entries(layers));

/** The layer of a file, by its folder; undefined for the files at the root and for src/main.tsx. */
export function layerOf(path: string): LayerName | undefined {
  // The keys of `layers` are exactly LayerName; Object.entries types them as strings.
  for (const [name, { folder }] of layersByName) if (path.startsWith(`${folder}/`)) return name as LayerName;
  return undefined;
}

const coreLayers: ReadonlySet<string> = new Set(core);

/** Generated styles (Panda). Only ui and the layers that may import ui use them. */
const STYLES = 'styled-system/';

/**
 * Rules of src/main.tsx, as for a layer. It may also load the mocks by a dynamic import, which a production build
 * drops.
 */
const ENTRY_LAYER: Layer = {
  folder: 'src',
  mayImport: ['start', 'app', 'platform', 'api', 'ui'],
  packages: ['react', 'react-dom'],
};
const ENTRY_FILE = 'src/main.tsx';
const ENTRY_MOCKS = 'mocks/hosts/prepare-mocks.ts';

/** Packages that only one file or folder of a layer may use. */
const RESTRICTED_PACKAGES: readonly { package: string; layer: LayerName; allowedPath: string }[] = [
  { package: 'dompurify', layer: 'shared', allowedPath: 'src/shared/safety/sanitize-html.ts' },
  { package: '@maskito/core', layer: 'journey', allowedPath: 'src/journey/masks/' },
];

/** The layers that may run in Node as well as in a browser. */
const NODE_LAYERS: readonly string[] = ['mocks', 'stories', 'foreign', 'tests', 'tools'];

/** Layers that a test of any layer may import in addition. */
const TEST_IMPORTS: readonly string[] = ['tests', 'mocks', 'scenarios', 'stories', 'openapi'];

/** The breaches of layers.ts by the imports of one file, each with its place, the rule and the remedy. */
export function importBreaches(path: string, imports: readonly Import[]): string[] {
  const name = layerOf(path);
  const layer = name ? layersByName.get(name) : path === ENTRY_FILE ? ENTRY_LAYER : undefined;
  if (!layer) return [];
  const importer = { path, name: name ?? 'the entry file', layer, isTest: isTestCode(path) };

  return imports.flatMap(imported => {
    const breach = findBreach(importer, imported, resolve(path, imported.specifier));
    return breach ? [`${path}:${imported.line} imports '${imported.specifier}': ${breach}`] : [];
  });
}

/**
 * The permissions of layers.ts that no import needs, in one sentence each. The core counts as one layer. A test needs
 * no permission for a package.
 */
export function unusedPermissions(
  files: readonly { path: string; imports: readonly Pick<Import, 'specifier'>[] }[],
): string[] {
  const usedPermissions = new Set(
    files.flatMap(({ path, imports }) =>
      imports.map(({ specifier }) => {
        const target = resolve(path, specifier);
        if (target.kind === 'file') return `${layerOf(path)} imports ${layerOf(target.path)}`;
        return target.kind === 'package' && !isTestCode(path) ? `${layerOf(path)} uses ${target.name}` : '';
      }),
    ),
  );
  return [...layersByName].flatMap(([name, { mayImport, packages }]) =>
    [
      ...mayImport
        .filter(importedLayer => !coreLayers.has(importedLayer))
        .map(importedLayer => `${name} imports ${importedLayer}`),
      ...packages.map(packageName => `${name} uses ${packageName}`),
    ].filter(permission => !permission.endsWith(' *') && !usedPermissions.has(permission)),
  );
}

interface Importer {
  path: string;
  name: string;
  layer: Layer;
  isTest: boolean;
}

function findBreach(importer: Importer, imported: Import, target: Target): string | undefined {
  const isShipped = !importer.isTest && !NODE_LAYERS.includes(importer.name);
  if (imported.kind === 'asset' && !isShipped) return undefined;
  if (imported.kind === 'computed')
    return isShipped ? 'a computed path cannot be checked or bundled. Write it as plain text.' : undefined;
  switch (target.kind) {
    case 'unknown':
      return 'no such alias in the "imports" of package.json. Use the #layer/ of the file you mean.';
    case 'node':
      return !isShipped
        ? undefined
        : `${importer.name} runs in a browser, where there is no Node. Move this to tools/ or mocks/hosts/.`;
    case 'package':
      return findPackageBreach(importer, target.name, imported.specifier);
    case 'file':
      return findFileBreach(importer, imported, target);
  }
}

function findPackageBreach({ path, name, layer, isTest }: Importer, packageName: string, specifier: string) {
  if (isTest || layer.packages.includes('*')) return undefined;
  if (!layer.packages.includes(packageName))
    return `${name} may use ${listOf(layer.packages)}, not ${packageName}. Move the code to a layer that may, or add the package to its line in layers.ts with a reason.`;
  const restriction = RESTRICTED_PACKAGES.find(
    candidate => candidate.package === packageName && candidate.layer === name,
  );
  if (restriction && !path.startsWith(restriction.allowedPath))
    return `in ${name} only ${restriction.allowedPath} uses ${packageName}. Call what that file exports.`;
  if (packageName === 'valtio' && name === 'state' && specifier !== 'valtio/vanilla')
    return "state may not depend on React. Import 'valtio/vanilla'.";
  return undefined;
}

function findFileBreach(
  importer: Importer,
  imported: Import,
  target: Extract<Target, { kind: 'file' }>,
): string | undefined {
  const { path, name, layer, isTest } = importer;
  if (target.path.startsWith(STYLES)) {
    const mayUseStyles = name === 'ui' || layer.mayImport.includes('ui') || layer.mayImport.includes('*');
    return mayUseStyles ? undefined : `${name} may not use styles. Move them to a layer that may import ui.`;
  }
  if (!isTest && name !== 'tests' && name !== 'stories' && isTestCode(target.path))
    return 'that file is for tests only. Move what both need into a file of its own.';

  const targetLayer = layerOf(target.path);
  if (targetLayer === undefined)
    return importer.name === 'tools' || importer.name === 'tests' || target.path === 'layers.ts'
      ? undefined
      : 'that file belongs to no layer. Move it into the folder of a layer.';
  if (targetLayer === name)
    return target.notation === 'alias' && !layer.mayImport.includes('*')
      ? 'inside a layer the path is relative. Write ./ or ../ .'
      : undefined;
  if (path === ENTRY_FILE && target.path === ENTRY_MOCKS)
    return imported.kind === 'dynamic' ? undefined : 'the mocks may only be loaded by import().';
  const allowed = layer.mayImport.includes('*') || layer.mayImport.includes(targetLayer);
  if (!allowed && !(isTest && TEST_IMPORTS.includes(targetLayer)))
    return `${name} may import ${listOf(layer.mayImport)}, not ${targetLayer}. Pass the value in from above, or move the code.`;
  if (target.notation === 'relative' && path !== ENTRY_FILE && aliases.has(`#${targetLayer}/`))
    return `a layer is crossed. Write '#${targetLayer}/${target.path.slice(`${layersByName.get(targetLayer)?.folder}/`.length)}'.`;
  return undefined;
}

const listOf = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));
