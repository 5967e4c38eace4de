import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBuild } from './read-build.ts';

const { files } = readBuild();
const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
const isCopy = (path: string): boolean => /\.(?:br|gz)$/.test(path);
const isText = (path: string): boolean => /\.(?:js|css|json|svg|txt)$/.test(path);

test('[14.6c] every text asset has a gzip and a brotli copy with the same content', () => {
  const assets = files.filter(
    ({ path, bytes }) => path.startsWith('assets/') && isText(path) && bytes.length >= 512,
  );
  expect(assets.length).toBeGreaterThan(5);
  for (const { path, bytes } of assets) {
    const [gzip, brotli] = [bytesOf.get(`${path}.gz`), bytesOf.get(`${path}.br`)];
    if (!gzip || !brotli) throw new Error(`${path} has no compressed copies.`);
    expect(gunzipSync(gzip).equals(bytes), path).toBe(true);
    expect(brotliDecompressSync(brotli).equals(bytes), path).toBe(true);
    expect(brotli.length, path).toBeLessThan(bytes.length);
    expect(gzip.length, path).toBeLessThan(bytes.length);
  }
});

test('[14.6] the page has no copy, because a server inserts the configuration, and compressed formats have none', () => {
  const copiedFiles = new Set(
    files
      .map(({ path }) => path)
      .filter(isCopy)
      .map(path => path.replace(/\.(?:br|gz)$/, '')),
  );
  expect([...copiedFiles].filter(path => !bytesOf.has(path))).toEqual([]);
  expect(
    [...copiedFiles].filter(path => path === 'index.html' || /\.(?:woff2|png|webp|jpe?g)$/.test(path)),
  ).toEqual([]);
});
