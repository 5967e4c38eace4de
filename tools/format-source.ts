import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Formats the text of a TypeScript file as the repository does.
 * @param file its path from the root of the repository.
 */
export function formatSource(source: string, file: string): string {
  const args = ['format', '--stdin-file-path', file];
  const result = spawnSync(`${root}node_modules/.bin/biome`, args, {
    cwd: root,
    input: source,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (result.status !== 0) throw new Error(`biome could not format ${file}: ${result.stderr}`);
  return result.stdout;
}
