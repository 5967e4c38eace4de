import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Kinds of files that are text. Fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|html|json|svg|txt|map|webmanifest)$/;
/** A smaller file is not compressed: that would save less than the additional header costs. Bytes. */
const MIN_BYTES = 512;

/**
 * Writes the compressed copies of a file into its folder; nginx sends these copies (`gzip_static`, `brotli_static`).
 */
export function compressFile(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}

/**
 * Compresses the text files of a build, except the page: a server first writes its configuration into the page and then
 * compresses it (`configure.ts`). A copy made here would lack the configuration.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const isPage = entry.parentPath === folder && /\.html$/.test(entry.name);
    if (!entry.isFile() || isPage || !TEXT.test(entry.name) || file.includes('.vite')) continue;
    if (readFileSync(file).length >= MIN_BYTES) compressFile(file);
  }
}
