import type { PixelFile } from '#shared/pixel-file.ts';
import { isRecord } from '#shared/record.ts';
import { asRecord, type Json, readFlag, readRecord, readText } from '../decode/json.ts';
import { fetchExternalJson } from './fetch-external.ts';

/** The keys that choose the pixels of a visit (7.38). An unknown key is empty. */
export interface PixelKeys {
  corporation: string;
  master: string;
  product: string;
  store: string;
  /** The campaign code of the address. */
  campaign: string;
}

/** Time limit; nothing waits for a pixel. Milliseconds. */
const TIME_LIMIT = 10_000;
/** A file name without its extension. */
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
export const isPixelName = (text: string): boolean => NAME.test(text);

/** The groups of the index: each maps values of one key to names of files. */
export const PIXEL_GROUPS = ['corporation', 'master', 'product', 'store', 'campaign'] as const;

/**
 * The files that the index lists for these keys, without repetition. Files outside the index are never requested
 * (12.7).
 */
function listedNamesOf(index: unknown, keys: PixelKeys): string[] {
  const names = PIXEL_GROUPS.map(name => readText(readRecord(asRecord(index), name), keys[name]));
  return [...new Set(names)].filter(isPixelName);
}

export const readPixelFile = (file: Json): PixelFile => ({
  script: readText(file, 'script'),
  noscriptSrc: readText(file, 'noscriptSrc'),
  src: readText(file, 'src'),
  random: readFlag(file, 'random'),
  gtagScript: readText(file, 'gtagScript'),
  metaContent: readText(file, 'metaContent'),
  metaName: readText(file, 'metaName'),
});

/**
 * Fetches the pixels of this visit from the folder of the app (7.38). Never fails: a missing or broken file means no
 * pixel.
 * @param folder address of the folder, with a slash at the end.
 */
export async function getPixelFiles(
  folder: string,
  keys: PixelKeys,
  signal?: AbortSignal,
): Promise<readonly PixelFile[]> {
  // The files are the same for every visitor, so the browser may store them.
  const fetchFile = (name: string) =>
    fetchExternalJson(`${folder}${name}.json`, TIME_LIMIT, signal, 'default');
  const names = listedNamesOf(await fetchFile('index'), keys);
  const files = await Promise.all(names.map(fetchFile));
  return files.filter(isRecord).map(readPixelFile);
}
