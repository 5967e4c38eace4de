import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '#tests/support/memory-platform.ts';
import { createVault, type Vault } from './vault.ts';
import type { VaultParts } from './vault-parts.ts';

const hour = 60 * 60 * 1000;
const draft = { nome: 'Ana Conceição 🙂', cpf: '529.982.247-25', valores: [1, null, true, { a: 'é' }] };

function createStorage(capacity = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  const storage = {
    capacity,
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > storage.capacity) throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  return storage;
}

interface Device extends VaultParts {
  clock: ManualClock;
  kept: ReturnType<typeof createStorage>;
}

function createBrowser(change: Partial<VaultParts> = {}): Device {
  const kept = createStorage();
  const factory = new IDBFactory();
  return {
    clock: createManualClock(),
    kept,
    storage: () => kept,
    database: () => factory,
    crypto: () => globalThis.crypto,
    ...change,
  } as Device; // `change` never brings another clock
}
/** Every new vault on the same browser is a reload, or another tab. */
const reload = (browser: Device): Vault => createVault(browser);
const entry = (browser: Device, name: string) => browser.kept.getItem(`vault:${name}`) ?? '';
/** Crypto that encrypts only while its gate is open: what stands before it then goes on when told. */
function createGate() {
  let gate: Promise<void> | undefined;
  let waiting = 0;
  const { subtle } = globalThis.crypto;
  const gated = {
    getRandomValues: <Bytes extends ArrayBufferView<ArrayBuffer>>(bytes: Bytes) =>
      crypto.getRandomValues(bytes),
    subtle: {
      generateKey: subtle.generateKey.bind(subtle),
      decrypt: subtle.decrypt.bind(subtle),
      async encrypt(...how: Parameters<SubtleCrypto['encrypt']>) {
        waiting += 1;
        await gate;
        waiting -= 1;
        return subtle.encrypt(...how);
      },
    },
  };
  return {
    // Nothing else is used of it.
    crypto: gated as unknown as Crypto,
    waiting: () => waiting,
    reopen() {
      gate = undefined;
    },
    /** Answers how to let through those who wait. */
    close() {
      let open: () => void = () => undefined;
      gate = new Promise(resolve => {
        open = resolve;
      });
      return () => open();
    },
  };
}
/** The vault is open and has a pad. */
const ready = async (vault: Vault) => {
  await vault.read('x');
  await new Promise(resolve => setTimeout(resolve, 20));
};

test('[3.2, 11.3] what is written survives a reload', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await vault.write('draft:1', draft);
  expect(await vault.read('draft:1')).toEqual(draft);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  expect(vault.health()).toBe('lasting');
});

test('[11.4, 12.10] nothing readable lies in storage, and the same text never looks the same', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await vault.write('a', draft);
  await vault.write('b', draft);
  await ready(vault);
  expect(vault.writeNow('c', draft)).toBe(true);
  expect(vault.writeNow('d', draft)).toBe(true);
  const bodies = ['a', 'b', 'c', 'd'].map(name => entry(browser, name).split('.').at(-1) ?? '');
  expect(new Set(bodies).size).toBe(4);
  for (const body of bodies) {
    expect(body.length).toBeGreaterThan(100);
    for (const text of [body, atob(body)]) {
      expect(text).not.toContain('Ana');
      expect(text).not.toContain('529');
    }
  }
});

test('[11.3] the last chance is kept when it returns and is found after the reload', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await ready(vault);
  await vault.write('draft:1', { nome: 'A' });
  void vault.write('draft:1', { nome: 'An' });
  expect(vault.writeNow('draft:1', draft)).toBe(true);
  expect(await vault.read('draft:1')).toEqual(draft);
  expect(await reload(browser).read('draft:1')).toEqual(draft);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(await reload(browser).read('draft:1'), 'the older write does not come back').toEqual(draft);
});

test('the last chance comes again and again, and says no when nothing is prepared', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  expect(vault.writeNow('draft', draft), 'not open yet').toBe(false);
  await ready(vault);
  const large = 'x'.repeat(40_000);
  expect(vault.writeNow('draft', large)).toBe(true);
  expect(vault.writeNow('draft', `${large}2`), 'used up').toBe(false);
  await ready(vault);
  expect(vault.writeNow('draft', `${large}3`)).toBe(true);
  expect(await reload(browser).read('draft')).toBe(`${large}3`);
});

test('[11.4] an entry lives 24 hours and is swept away after them', async () => {
  const browser = createBrowser();
  await reload(browser).write('old', draft);
  await browser.clock.advance(hour);
  await reload(browser).write('young', draft);
  await browser.clock.advance(23 * hour - 1);
  expect(await reload(browser).read('old')).toEqual(draft);
  await browser.clock.advance(1);
  const vault = reload(browser);
  expect(await vault.read('old')).toBeUndefined();
  expect(entry(browser, 'old')).toBe('');
  expect(await vault.read('young')).toEqual(draft);
});

test('[11.4] an entry also ends in a page that stays open, and in memory', async () => {
  const lasting = createBrowser();
  const memory = createBrowser({ storage: () => undefined });
  for (const browser of [lasting, memory]) {
    const vault = reload(browser);
    await vault.write('draft', draft);
    await browser.clock.advance(24 * hour - 1);
    expect(await vault.read('draft')).toEqual(draft);
    await browser.clock.advance(1);
    expect(await vault.read('draft')).toBeUndefined();
  }
});

test('[11.4] an entry from the future is not believed: nobody lengthens a life by turning the clock', async () => {
  const browser = createBrowser();
  await reload(browser).write('draft', draft);
  const earlier = { ...browser, clock: createManualClock(browser.clock.now() - hour) };
  expect(await createVault(earlier).read('draft')).toBeUndefined();
});

test.each([
  ['a byte was changed', (body: string) => (body.startsWith('A') ? 'B' : 'A') + body.slice(1)],
  ['its end was cut', (body: string) => body.slice(0, -8)],
  ['it is no base64', () => '%%%'],
  ['it is empty', () => ''],
])('[11.5] an entry vanishes quietly when %s', async (_name, damage) => {
  const browser = createBrowser();
  const vault = reload(browser);
  await ready(vault);
  await vault.write('sealed', draft);
  vault.writeNow('padded', draft);
  for (const name of ['sealed', 'padded']) {
    const parts = entry(browser, name).split('.');
    browser.kept.setItem(`vault:${name}`, [...parts.slice(0, -1), damage(parts.at(-1) ?? '')].join('.'));
    const later = reload(browser);
    expect(await later.read(name), name).toBeUndefined();
    expect(browser.kept.getItem(`vault:${name}`), name).toBeNull();
    expect(later.health()).toBe('lasting');
  }
});

test('an entry is bound to its name and its end', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await ready(vault);
  await vault.write('sealed', draft);
  vault.writeNow('padded', draft);
  for (const name of ['sealed', 'padded']) {
    browser.kept.setItem('vault:other', entry(browser, name));
    expect(await reload(browser).read('other'), `${name} under another name`).toBeUndefined();
    const [form, until = '', ...rest] = entry(browser, name).split('.');
    const shorter = (Number.parseInt(until, 36) - 1000).toString(36);
    browser.kept.setItem(`vault:${name}`, [form, shorter, ...rest].join('.'));
    expect(await reload(browser).read(name), `${name} with another end`).toBeUndefined();
  }
});

const throwing = () => {
  throw new DOMException('no', 'SecurityError');
};
// A browser on plain http has `crypto` without `subtle`.
const insecure = { getRandomValues: crypto.getRandomValues } as unknown as Crypto;
test.each<[string, Partial<VaultParts>]>([
  ['storage throws', { storage: throwing }],
  ['there is no storage', { storage: () => undefined }],
  ['the database throws', { database: throwing }],
  ['there is no database', { database: () => undefined }],
  ['there is no crypto', { crypto: () => undefined }],
  ['there is no crypto.subtle', { crypto: () => insecure }],
])('[11.5] when %s, things live in memory, and that is said once', async (_name, change) => {
  const browser = createBrowser(change);
  const vault = reload(browser);
  let said = 0;
  vault.onDegraded(() => {
    said += 1;
  });
  await Promise.all([vault.write('a', draft), vault.write('b', 2), vault.read('c')]);
  expect(vault.health()).toBe('memory');
  expect(await vault.read('a')).toEqual(draft);
  expect(vault.writeNow('a', 1)).toBe(false);
  await vault.remove('a');
  expect(await vault.read('a')).toBeUndefined();
  await vault.clear();
  expect(await vault.read('b')).toBeUndefined();
  expect(said).toBe(1);
  let saidLate = 0;
  const stop = vault.onDegraded(() => {
    saidLate += 10;
  });
  stop();
  vault.onDegraded(() => {
    saidLate += 1;
  });
  await Promise.resolve();
  expect(saidLate, 'whoever asks late is told as well').toBe(1);
});

test('[9.13] a database that never answers is given five seconds', async () => {
  // A request on which nothing ever happens.
  const silent = { open: () => ({}) } as unknown as IDBFactory;
  const browser = createBrowser({ database: () => silent });
  const vault = reload(browser);
  let answered = false;
  const written = vault.write('draft', draft).then(() => {
    answered = true;
  });
  await browser.clock.advance(4999);
  expect([answered, vault.health()]).toEqual([false, 'lasting']);
  await browser.clock.advance(1);
  await written;
  expect(vault.health()).toBe('memory');
  expect(await vault.read('draft')).toEqual(draft);
});

test('[11.5] storage that fills up keeps what it has, memory holds the rest until there is room', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await vault.write('draft', 'short');
  browser.kept.capacity = 100;
  await vault.write('draft', draft);
  expect(vault.health()).toBe('memory');
  expect(await vault.read('draft')).toEqual(draft);
  browser.kept.capacity = Number.POSITIVE_INFINITY;
  await vault.write('draft', draft);
  expect(await reload(browser).read('draft')).toEqual(draft);
});

test('[11.5] when everything was cleared under an open page, what is written afterwards lasts', async () => {
  const browser = createBrowser();
  let factory = browser.database();
  const vault = createVault({ ...browser, database: () => factory });
  await vault.write('draft', 'before');
  browser.kept.clear();
  factory = new IDBFactory();
  expect(await vault.read('draft')).toBeUndefined();
  await vault.write('draft', draft);
  expect(await createVault({ ...browser, database: () => factory }).read('draft')).toEqual(draft);
});

test('a tab with an old key takes the new one instead of damaging what another tab wrote', async () => {
  const browser = createBrowser();
  let factory = browser.database();
  const parts = { ...browser, database: () => factory };
  const old = createVault(parts);
  await ready(old);
  browser.kept.clear();
  factory = new IDBFactory();
  const fresh = createVault(parts);
  await fresh.write('theirs', draft);
  expect(old.writeNow('ours', draft), 'its pad fits the old key').toBe(false);
  expect(await old.read('theirs')).toEqual(draft);
  await old.write('ours', draft);
  expect(await fresh.read('ours')).toEqual(draft);
});

test('with a new key, no last chance is taken by what was prepared for the old one', async () => {
  const browser = createBrowser();
  const gate = createGate();
  let factory = browser.database();
  const vault = createVault({ ...browser, database: () => factory, crypto: () => gate.crypto });
  await ready(vault);
  browser.kept.clear();
  factory = new IDBFactory();
  const open = gate.close();
  const writing = vault.write('draft', draft);
  await expect.poll(() => browser.kept.getItem('vault')).not.toBeNull();
  expect(vault.writeNow('draft', draft)).toBe(false);
  open();
  await writing;
});

test('the database is opened once, however much is written', async () => {
  const browser = createBrowser();
  let openings = 0;
  const factory = browser.database();
  const counting = {
    open(name: string) {
      openings += 1;
      return factory?.open(name, 1);
    },
  };
  // Nothing but `open` is used of a factory.
  const vault = createVault({ ...browser, database: () => counting as unknown as IDBFactory });
  for (let round = 0; round < 5; round += 1) await vault.write('draft', round);
  expect(openings).toBe(1);
});

test('two tabs that open together share one key', async () => {
  const browser = createBrowser();
  const [one, two] = [reload(browser), reload(browser)];
  await Promise.all([one.write('a', 1), two.write('b', 2)]);
  expect(await Promise.all([one.read('b'), two.read('a'), reload(browser).read('a')])).toEqual([2, 1, 1]);
});

test('[11.6] a write that finishes late does not undo what was written or removed meanwhile', async () => {
  const browser = createBrowser();
  const gate = createGate();
  const vault = createVault({ ...browser, crypto: () => gate.crypto });
  await ready(vault);
  for (const [name, overtake, left] of [
    ['written', () => vault.write('written', 'new'), 'new'],
    ['removed', () => vault.remove('removed'), undefined],
    ['cleared', () => vault.clear('cle'), undefined],
  ] as const) {
    const open = gate.close();
    const late = vault.write(name, 'old');
    await expect.poll(() => gate.waiting()).toBe(1);
    gate.reopen();
    await overtake();
    open();
    await late;
    expect(await vault.read(name), name).toBe(left);
    expect(await reload(browser).read(name), name).toBe(left);
  }
});

test('the last of several writes stays, whichever finishes first, and a removal beats a write under way', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  const large = 'x'.repeat(2_000_000);
  await Promise.all([vault.write('draft', large), vault.write('draft', 'last')]);
  expect(await reload(browser).read('draft')).toBe('last');
  const writing = vault.write('draft', 'gone');
  await vault.remove('draft');
  await writing;
  expect(await vault.read('draft')).toBeUndefined();
  expect(entry(browser, 'draft')).toBe('');
});

test('[11.4] erasing by prefix leaves the rest, erasing all leaves nothing, not even the key', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await vault.write('draft:1:a', 1);
  await vault.write('draft:2:a', 2);
  browser.kept.setItem('other', 'not ours');
  const copy = entry(browser, 'draft:2:a');
  await vault.clear('draft:1:');
  expect(await vault.read('draft:1:a')).toBeUndefined();
  expect(await vault.read('draft:2:a')).toBe(2);

  await vault.clear();
  expect(Array.from({ length: browser.kept.length }, (_, index) => browser.kept.key(index))).toEqual([
    'other',
  ]);
  browser.kept.setItem('vault:draft:2:a', copy);
  expect(
    await reload(browser).read('draft:2:a'),
    'a copy of the ciphertext is worth nothing',
  ).toBeUndefined();
});

test('[11.4] what is written while all is being erased stays readable', async () => {
  const browser = createBrowser();
  const vault = reload(browser);
  await vault.write('draft', 1);
  await Promise.all([vault.clear(), vault.write('draft', 2)]);
  expect(await reload(browser).read('draft')).toBe(2);
});
