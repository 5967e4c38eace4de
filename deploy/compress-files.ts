import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Kinds of files that are text. Fonts and pictures are compressed already. */
const TEXT = /\.(?:js|css|html|json|svg|txt|map|webmanifest)$/;
/** Below this, headers weigh more than what compression saves. Bytes. */
const LEAST = 512;

/** Writes the compressed copies of a file beside it; nginx sends them as they are (`gzip_static`, `brotli_static`). */
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
 * Compresses the text files of a build. The page itself stays as it is: a server fills its configuration in and compresses
 * what came of that (`configure.ts`); a copy made here would hide the configuration.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const isPage = entry.parentPath === folder && /\.html$/.test(entry.name);
    if (!entry.isFile() || isPage || !TEXT.test(entry.name) || file.includes('.vite')) continue;
    if (readFileSync(file).length >= LEAST) compressFile(file);
  }
}
