import { isRecord } from '#shared/record.ts';
import { child, flag, record, text } from '../decode/json.ts';
import { fetchExternalJson } from './fetch-external.ts';

/** The keys by which the pixels of a visit are chosen (7.38). Empty for unknown. */
export interface PixelKeys {
  corporation: string;
  master: string;
  product: string;
  store: string;
  /** The campaign code of the address. */
  campaign: string;
}

/** A pixel as its file says it, unchecked (7.38). */
export interface PixelFile {
  script: string;
  noscriptSrc: string;
  src: string;
  random: boolean;
  gtagScript: string;
  metaContent: string;
  metaName: string;
}

/** Time limit; nothing waits for a pixel. Milliseconds. */
const TIME_LIMIT = 10_000;
const NAME = /^[A-Za-z0-9_-]{1,64}$/;
const kinds = ['corporation', 'master', 'product', 'store', 'campaign'] as const;

/**
 * The files that the index lists for these keys, without repetition. Files outside the index are never requested
 * (12.7).
 */
function namesFor(list: unknown, keys: PixelKeys): string[] {
  const names = kinds.map(kind => text(child(record(list), kind), keys[kind]));
  return [...new Set(names)].filter(name => NAME.test(name));
}

/**
 * The pixels of this visit, from the application's own folder (7.38). Never fails: a missing or broken file means no
 * pixel.
 * @param folder address of the folder, with a slash at the end.
 */
export async function getPixelFiles(
  folder: string,
  keys: PixelKeys,
  signal?: AbortSignal,
): Promise<readonly PixelFile[]> {
  const names = namesFor(await fetchExternalJson(`${folder}index.json`, TIME_LIMIT, signal), keys);
  const files = await Promise.all(
    names.map(name => fetchExternalJson(`${folder}${name}.json`, TIME_LIMIT, signal)),
  );
  return files.filter(isRecord).map(file => ({
    script: text(file, 'script'),
    noscriptSrc: text(file, 'noscriptSrc'),
    src: text(file, 'src'),
    random: flag(file, 'random'),
    gtagScript: text(file, 'gtagScript'),
    metaContent: text(file, 'metaContent'),
    metaName: text(file, 'metaName'),
  }));
}
