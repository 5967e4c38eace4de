import { createPad, type Pad, type Sealed, seal, sealNow, unseal } from './seal.ts';
import type { SecureDatabase, StorageKey } from './secure-database.ts';

/** Encrypts and decrypts entries with the key of this browser, and prepares a pad for those of a closing page. */
export interface Sealer {
  /** Identifies the key; another one after `renewKey`. */
  keyId(): string;
  seal(name: string, content: Uint8Array<ArrayBuffer>, expires: number): Promise<Sealed>;
  /** Rejects if the entry is damaged, belongs to another name, or has another key. */
  unseal(name: string, sealed: Sealed): Promise<Uint8Array<ArrayBuffer>>;
  /** Synchronous. `undefined` if no pad is ready, or too little of it is left. */
  sealNow(name: string, text: string, expires: number): Required<Sealed> | undefined;
  /** Prepares another pad, unless the rest of this one is long enough for the longest value written so far. */
  preparePad(): void;
  /** Gives up the pad: its key is removed, so it must not encrypt anything more. */
  discardPad(): void;
  /** Called if another tab or the browser has removed the key and, with it, all entries. */
  renewKey(openKey: SecureDatabase['openKey']): Promise<void>;
}

const createKey = async (crypto: Crypto): Promise<StorageKey> => ({
  id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
});

/** @param longestText returns the number of characters of the longest value written so far. */
export async function createSealer(
  crypto: Crypto,
  openKey: SecureDatabase['openKey'],
  longestText: () => number,
): Promise<Sealer> {
  const newKey = createKey(crypto);
  // A first visit may be left as soon as the form is there, so its pad is computed while the database opens.
  const newPad = newKey.then(({ key }) => createPad(crypto, key)).catch(() => undefined);
  let storageKey = await openKey(newKey);
  let pad: Pad | undefined = storageKey === (await newKey) ? await newPad : undefined;

  const refillPad = async (): Promise<void> => {
    const { key } = storageKey;
    // Three times the longest entry, because the page may be hidden and shown again.
    const nextPad = await createPad(crypto, key, 3 * longestText()).catch(() => undefined);
    if (nextPad && storageKey.key === key) pad = nextPad;
  };
  /** True if the rest of the pad may be too short for the longest value. A character may take two bytes. */
  const isPadShort = (): boolean => !pad || pad.used + 2 * longestText() > pad.stream.length;
  const preparePad = (): void => {
    if (isPadShort()) void refillPad();
  };

  if (isPadShort()) await refillPad();
  return {
    keyId: () => storageKey.id,
    seal: (name, content, expires) => seal(crypto, storageKey.key, name, content, expires),
    unseal: (name, sealed) => unseal(crypto, storageKey.key, name, sealed),
    sealNow(name, text, expires) {
      const sealed = pad && sealNow(pad, name, text, expires);
      preparePad();
      return sealed;
    },
    preparePad,
    discardPad() {
      pad = undefined;
    },
    async renewKey(openNewKey) {
      pad = undefined;
      storageKey = await openNewKey(createKey(crypto));
      await refillPad();
    },
  };
}
