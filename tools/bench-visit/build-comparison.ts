import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFiles } from '../../deploy/compress-files.ts';
import { buildTarget } from '../floor/browser-floor.ts';

/** More than this and the page is no fair comparison any more (chapter 14). Bytes, gzip. */
const CEILING = 80_000;

/** Builds the comparison page as the app is built: one start, the same target, ready-made compression. */
export async function buildComparison(root: string, outDir: string): Promise<void> {
  await build({
    root: join(root, 'tools/bench-visit/comparison'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Not the app's own, which Vite would find in the root: it writes styles from tokens.
    css: { postcss: { plugins: [] } },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0, modulePreload: false },
  });
  const scripts = readdirSync(join(outDir, 'assets')).map(name => readFileSync(join(outDir, 'assets', name)));
  const size = scripts.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  if (size > CEILING)
    throw new Error(`The comparison page has ${size} bytes of gzip; at most ${CEILING} are fair.`);
  compressFiles(outDir);
}
