import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFiles } from '../../deploy/compress-files.ts';
import { buildTarget } from '../floor/browser-floor.ts';

/** The largest size of a fair comparison page (chapter 14). Bytes, gzip. */
const MAX_BYTES = 80_000;

/** Builds the comparison page like the app: one entry, the same target, compressed copies. */
export async function buildComparison(root: string, outDir: string): Promise<void> {
  await build({
    root: join(root, 'tools/bench-visit/comparison'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Replaces the app's PostCSS configuration, which Vite would find in the root and which generates styles from
    // tokens.
    css: { postcss: { plugins: [] } },
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: buildTarget, assetsInlineLimit: 0, modulePreload: false },
  });
  const scripts = readdirSync(join(outDir, 'assets')).map(name => readFileSync(join(outDir, 'assets', name)));
  const size = scripts.reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  if (size > MAX_BYTES)
    throw new Error(`The comparison page has ${size} bytes of gzip; at most ${MAX_BYTES} are fair.`);
  compressFiles(outDir);
}
