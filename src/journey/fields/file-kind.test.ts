import { expect, test } from 'vitest';
import { fileKindOf, HEAD_BYTES } from './file-kind.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, character => character.charCodeAt(0));
/** The first box of an ISO container with these brands. */
const container = (...brands: string[]): Uint8Array =>
  bytes(
    `\0\0\0${String.fromCharCode(12 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );

test('[12.11] the kind of a file is told from its first bytes', () => {
  const heads: [string, Uint8Array][] = [
    ['jpeg', bytes('\xff\xd8\xff\xe1\0\0Exif')],
    ['png', bytes('\x89PNG\r\n\x1a\n\0\0')],
    ['webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['gif', bytes('GIF89a')],
    ['bmp', bytes('BM\0\0\0\0')],
    ['pdf', bytes('%PDF-1.7\n')],
    ['pdf', bytes(`${' '.repeat(200)}\n%PDF-1.4`)],
    ['heic', container('heic', 'mif1', 'heic')],
    ['heic', container('mif1', 'mif1', 'heic')],
    ['avif', container('avif', 'mif1', 'avif')],
    ['avif', container('mif1', 'avif')],
  ];
  expect(heads.map(([, head]) => fileKindOf(head))).toEqual(heads.map(([kind]) => kind));
});

test('[12.11] what only calls itself a picture is none', () => {
  const refused = [
    '',
    'abc',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><script>',
    'MZ\x90\0',
    'PK\x03\x04word',
    'RIFF\0\0\0\0WAVEfmt ',
    '\x89PNG\n\n',
    '\0\0\0\x18ftypmp42\0\0\0\0isommp42',
    `${' '.repeat(HEAD_BYTES)}%PDF-1.7`,
  ];
  expect(refused.map(text => fileKindOf(bytes(text)))).toEqual(refused.map(() => undefined));
});
