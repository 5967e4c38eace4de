import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the build. Paths are relative to the build's folder, with '/'. */
export interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/** Vite's record of one chunk; keys of the manifest are source paths, or '_name' for shared chunks. */
export interface ManifestChunk {
  file: string;
  name?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** BUILD_DIR names another folder of a build. */
const folder = process.env.BUILD_DIR ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** @throws Error with the command to run when there is no build. */
export function readBuild(): { files: BuiltFile[]; manifest: Manifest } {
  const manifestFile = join(folder, '.vite', 'manifest.json');
  if (!existsSync(manifestFile))
    throw new Error(`No production build in ${folder}. Run \`npm run build\`, then this again.`);
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) }));
  return { files, manifest };
}
