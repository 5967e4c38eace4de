import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { Sealed } from './seal.ts';
import type { StoredEntry } from './secure-database.ts';

/** An entry written while the page was closing, with its version. */
export type Leftover = Required<StoredEntry>;

/**
 * Entries in localStorage, the only storage that writes synchronously. Its values reach the disk seconds later. So an
 * entry is written here only when the page cannot wait, and the database gets the entry as well.
 */
export interface Leftovers {
  find(name: string): Leftover | undefined;
  /** `false` if the browser did not store it. */
  keep(name: string, version: number, sealed: Required<Sealed>): boolean;
  /** Returns whether there was an entry. */
  erase(name: string): boolean;
  names(): readonly string[];
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0));

/** `<version>.<expires>.<iv>.<offset>.<bytes>` */
const toText = (version: number, { expires, iv, offset, bytes }: Required<Sealed>): string =>
  [version, expires, toBase64(iv), offset, toBase64(bytes)].join('.');

/** @throws if the text is not base64 */
function fromText(text: string): Leftover | undefined {
  const [version, expires, iv = '', offset, bytes = ''] = text.split('.');
  const numbers = [Number(version), Number(expires), Number(offset)] as const;
  if (!numbers.every(Number.isSafeInteger) || bytes === '') return undefined;
  const sealed = { expires: numbers[1], iv: fromBase64(iv), offset: numbers[2], bytes: fromBase64(bytes) };
  return { version: numbers[0], sealed };
}

/**
 * @param storage returns localStorage; reading it may throw.
 * @param scope the folder of the deployment; '' at the root.
 */
export function createLeftovers(storage: () => Storage | undefined, scope = ''): Leftovers {
  const prefix = `sealed${scope}:`;
  const textOf = (name: string) => tryOrUndefined(() => storage()?.getItem(prefix + name)) ?? undefined;
  return {
    find(name) {
      const text = textOf(name);
      return text === undefined ? undefined : tryOrUndefined(() => fromText(text));
    },
    keep: (name, version, sealed) =>
      tryOrUndefined(() => {
        const area = storage();
        area?.setItem(prefix + name, toText(version, sealed));
        return area !== undefined;
      }) ?? false,
    erase(name) {
      if (textOf(name) === undefined) return false;
      tryOrUndefined(() => storage()?.removeItem(prefix + name));
      return true;
    },
    names: () =>
      tryOrUndefined(() => {
        const area = storage();
        if (!area) return [];
        return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
          .filter(name => name.startsWith(prefix))
          .map(name => name.slice(prefix.length));
      }) ?? [],
  };
}
