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

const brand: ShownBrand = {
  theme: 'dark',
  lenderTheme: 'dark',
  colors: { '--brand-primary-strong': '#1BAFD8', '--brand-edge': 'transparent' },
  wave: 'phases',
};

test('[14.1] the brand is stored until it is cleared', () => {
  const storage = storageWith();
  const lastBrand = createLastBrand(() => storage);
  expect(lastBrand.read()).toBeUndefined();
  lastBrand.write(brand);
  expect(createLastBrand(() => storage).read()).toEqual(brand);
  lastBrand.clear();
  expect(lastBrand.read()).toBeUndefined();
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"theme":"pink","colors":{}}',
  '{"theme":"dark"}',
  '{"theme":"dark","colors":{"--brand-primary":"url(https://a.b)"}}',
  '{"theme":"dark","colors":{"--brand-primary":"#fff;background:red"}}',
  '{"theme":"dark","colors":{"background":"#ffffff"}}',
  '{"theme":"dark","colors":{"--brand-primary":7}}',
  '{"theme":"dark","colors":{"--brand-primary":["#ffffff"]}}',
  '{"theme":"dark","colors":{"--brand-primary":"#ffffff","--brand-edge":"red"}}',
])('[12.6] %s in the storage is not a brand', entry => {
  expect(createLastBrand(() => storageWith(entry)).read()).toBeUndefined();
});

test('[2.53] the wave header without phases is stored, too', () => {
  const storage = storageWith();
  createLastBrand(() => storage).write({ ...brand, wave: 'plain' });
  expect(createLastBrand(() => storage).read()?.wave).toBe('plain');
});

test('[12.6] [2.53] an unknown header in the storage is the ordinary one', () => {
  const entry = JSON.stringify({ ...brand, wave: 'x"]{}' });
  expect(createLastBrand(() => storageWith(entry)).read()).toEqual({ ...brand, wave: undefined });
});

test('[11.5] a storage that throws has no brand, and nothing breaks', () => {
  const lastBrand = createLastBrand(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  lastBrand.write(brand);
  lastBrand.clear();
  expect(lastBrand.read()).toBeUndefined();
});

test('[14.1] a deployment in a folder does not open in the colours of another one', () => {
  const storage = storageWith('');
  createLastBrand(() => storage, '/a/').write(brand);
  expect(createLastBrand(() => storage, '/a/').read()).toEqual(brand);
  expect(createLastBrand(() => storage, '/b/').read()).toBeUndefined();
  expect(createLastBrand(() => storage).read()).toBeUndefined();
});
