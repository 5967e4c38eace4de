/** The key of the vault and the name by which tabs recognise that they hold the same one. */
export interface VaultKey {
  id: string;
  key: CryptoKey;
}

const databaseName = 'vault';
const storeName = 'keys';
const recordName = 'current';

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settled(request);
}

function isVaultKey(record: unknown): record is VaultKey {
  return (
    typeof record === 'object' &&
    record !== null &&
    'id' in record &&
    typeof record.id === 'string' &&
    'key' in record &&
    typeof record.key === 'object' &&
    record.key !== null &&
    'extractable' in record.key &&
    record.key.extractable === false
  );
}

const makeKey = async (crypto: Crypto): Promise<VaultKey> => ({
  id: String(crypto.getRandomValues(new Uint32Array(2)).join('')),
  key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
});

/**
 * The one key of this browser: the one kept, else a new one, which then is kept.
 * Reading and keeping are one transaction, so two tabs that open together end with the same key.
 * @throws whatever the browser throws without IndexedDB or crypto.subtle
 */
export async function openKey(factory: IDBFactory, crypto: Crypto): Promise<VaultKey> {
  const candidate = await makeKey(crypto);
  const database = await openDatabase(factory);
  try {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
    const kept: unknown = await settled(store.get(recordName));
    if (isVaultKey(kept)) return kept;
    await settled(store.put(candidate, recordName));
    return candidate;
  } finally {
    database.close();
  }
}

/** Forgets the key: whatever was encrypted with it can be read no more. */
export async function forgetKey(factory: IDBFactory): Promise<void> {
  const database = await openDatabase(factory);
  try {
    await settled(database.transaction(storeName, 'readwrite').objectStore(storeName).delete(recordName));
  } finally {
    database.close();
  }
}
