import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createLateVault } from './late-vault.ts';
import { createVault } from './vault.ts';
import type { VaultParts } from './vault-parts.ts';

function createBrowser(kept = new Map<string, string>(), blocked = false): VaultParts {
  const database = new IDBFactory();
  const storage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  return {
    clock: createManualClock(),
    storage: () => {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return storage;
    },
    database: () => database,
    crypto: () => globalThis.crypto,
  };
}

test('a first visit reads nothing and removes nothing without the works of the vault', async () => {
  const load = vi.fn(async () => ({ createVault }));
  const vault = createLateVault(createBrowser(), load);
  expect(await vault.read('drafts:1')).toBeUndefined();
  await vault.remove('drafts:1');
  expect(load).not.toHaveBeenCalled();
});

test('[3.2] what was written is read in the next visit, in the order of its writes', async () => {
  const browser = createBrowser();
  const first = createLateVault(browser);
  void first.write('drafts:1', { nome: 'A' });
  void first.write('drafts:1', { nome: 'Ana' });
  expect(await first.read('drafts:1')).toEqual({ nome: 'Ana' });
  await first.write('drafts:2', 'outra');
  await first.remove('drafts:2');
  const next = createLateVault(browser);
  expect(await next.read('drafts:1')).toEqual({ nome: 'Ana' });
  expect(await next.read('drafts:2')).toBeUndefined();
});

test('[11.3] a vault that is ready writes at once when the page is left', async () => {
  const vault = createLateVault(createBrowser());
  expect(vault.writeNow('drafts:1', 'cedo demais')).toBe(false);
  await vault.ready();
  await vi.waitFor(() => expect(vault.writeNow('drafts:1', 'a tempo')).toBe(true), { timeout: 5000 });
});

test('[11.5] a browser that keeps nothing is told to whoever asked before the works came', async () => {
  const vault = createLateVault(createBrowser(new Map(), true));
  const told = vi.fn();
  const gone = vi.fn();
  vault.onDegraded(told);
  vault.onDegraded(gone)();
  expect(vault.health()).toBe('lasting');
  await vault.read('drafts:1');
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), { timeout: 5000 });
  expect(gone).not.toHaveBeenCalled();
  expect(vault.health()).toBe('memory');
});

test('works that cannot be fetched lose a write quietly; the next one tries again', async () => {
  let reachable = false;
  const vault = createLateVault(createBrowser(), async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module');
    return { createVault };
  });
  await vault.write('drafts:1', 'perdido');
  reachable = true;
  await vault.write('drafts:1', 'guardado');
  expect(await vault.read('drafts:1')).toBe('guardado');
});
