import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of the build. Its path is relative to the folder of the build, with '/'. */
export interface BuiltFile {
  path: string;
  bytes: Buffer;
}

/** A chunk in the manifest of Vite. */
export interface ManifestChunk {
  file: string;
  name?: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}
/** Chunks by source path; the key of a shared chunk is '_name'. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The folder of the build. BUILD_DIR replaces it. */
const folder = process.env.BUILD_DIR ?? fileURLToPath(new URL('../../dist', import.meta.url));

/**
 * `warnings`: what the bundler printed.
 * @throws Error with the command to run when there is no build.
 */
export function readBuild(): { files: BuiltFile[]; manifest: Manifest; warnings: string } {
  const manifestFile = join(folder, '.vite', 'manifest.json');
  const warningsFile = join(folder, '.vite', 'warnings.txt');
  if (!existsSync(manifestFile) || !existsSync(warningsFile))
    throw new Error(`No production build in ${folder}. Run \`npm run build\`, then this again.`);
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ path: relative(folder, path).split(sep).join('/'), bytes: readFileSync(path) }));
  return { files, manifest, warnings: readFileSync(warningsFile, 'utf8') };
}
