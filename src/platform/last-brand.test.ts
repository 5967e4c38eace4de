import { expect, test } from 'vitest';
import { createLastBrand, type ShownBrand } from './last-brand.ts';

function storageWith(entry?: string): Storage {
  const entries = new Map<string, string>(entry === undefined ? [] : [['proposta:brand', entry]]);
  // The members of a storage that the brand uses.
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

const HASH = '6650c1f2a4b3d90012e7f001';

const brand: ShownBrand = {
  theme: 'dark',
  lenderTheme: 'dark',
  colors: { '--brand-primary-strong': '#1BAFD8', '--brand-edge': 'transparent' },
  wave: 'phases',
};

test('[14.1] the brand is stored until it is cleared', () => {
  const storage = storageWith();
  const lastBrand = createLastBrand(() => storage);
  expect(lastBrand.read(HASH)).toBeUndefined();
  lastBrand.write(HASH, brand);
  expect(createLastBrand(() => storage).read(HASH)).toEqual(brand);
  lastBrand.clear();
  expect(lastBrand.read(HASH)).toBeUndefined();
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"link":"e7f001","theme":"pink","colors":{}}',
  '{"link":"e7f001","theme":"dark"}',
  '{"link":"e7f001","theme":"dark","colors":{"--brand-primary":"url(https://a.b)"}}',
  '{"link":"e7f001","theme":"dark","colors":{"--brand-primary":"#fff;background:red"}}',
  '{"link":"e7f001","theme":"dark","colors":{"background":"#ffffff"}}',
  '{"link":"e7f001","theme":"dark","colors":{"--brand-primary":7}}',
  '{"link":"e7f001","theme":"dark","colors":{"--brand-primary":["#ffffff"]}}',
  '{"link":"e7f001","theme":"dark","colors":{"--brand-primary":"#ffffff","--brand-edge":"red"}}',
])('[12.6] %s in the storage is not a brand', entry => {
  expect(createLastBrand(() => storageWith(entry)).read(HASH)).toBeUndefined();
});

test('[2.53] the wave header without phases is stored, too', () => {
  const storage = storageWith();
  createLastBrand(() => storage).write(HASH, { ...brand, wave: 'plain' });
  expect(createLastBrand(() => storage).read(HASH)?.wave).toBe('plain');
});

test('[12.6] [2.53] an unknown header in the storage is the ordinary one', () => {
  const entry = JSON.stringify({ ...brand, link: 'e7f001', wave: 'x"]{}' });
  expect(createLastBrand(() => storageWith(entry)).read(HASH)).toEqual({ ...brand, wave: undefined });
});

test('[11.5] a storage that throws has no brand, and nothing breaks', () => {
  const lastBrand = createLastBrand(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  lastBrand.write(HASH, brand);
  lastBrand.clear();
  expect(lastBrand.read(HASH)).toBeUndefined();
});

test('[14.1] a deployment in a folder does not open in the colours of another one', () => {
  const storage = storageWith('');
  createLastBrand(() => storage, '/a/').write(HASH, brand);
  expect(createLastBrand(() => storage, '/a/').read(HASH)).toEqual(brand);
  expect(createLastBrand(() => storage, '/b/').read(HASH)).toBeUndefined();
  expect(createLastBrand(() => storage).read(HASH)).toBeUndefined();
});

test('[14.1] [12.1] the brand is stored for one link, without the whole hash id', () => {
  const storage = storageWith();
  const lastBrand = createLastBrand(() => storage);
  lastBrand.write(HASH, brand);
  expect(lastBrand.read('6650c1f2a4b3d90012e7f002')).toBeUndefined();
  expect(lastBrand.read('')).toBeUndefined();
  expect(storage.getItem('proposta:brand')).not.toContain(HASH);
});
