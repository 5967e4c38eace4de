import { expect, test } from 'vitest';
import { DOCUMENT_KINDS, fileKindOf, HEAD_BYTES, PHOTO_KINDS } from './file-kind.ts';

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, character => character.charCodeAt(0));
/** The first box of an ISO container with these brands. */
const createContainer = (...brands: string[]): Uint8Array =>
  toBytes(
    `\0\0\0${String.fromCharCode(12 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );

test('[12.11] the kind of a file is recognised by its first bytes', () => {
  const firstBytesByKind: [string, Uint8Array][] = [
    ['jpeg', toBytes('\xff\xd8\xff\xe1\0\0Exif')],
    ['png', toBytes('\x89PNG\r\n\x1a\n\0\0')],
    ['webp', toBytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['gif', toBytes('GIF89a')],
    ['bmp', toBytes('BM\0\0\0\0')],
    ['pdf', toBytes('%PDF-1.7\n')],
    ['pdf', toBytes(`${' '.repeat(200)}\n%PDF-1.4`)],
    ['pdf', toBytes('\x1b%-12345X@PJL\r\nScanner, página 1\n%PDF-1.4')],
    ['heic', createContainer('heic', 'mif1', 'heic')],
    ['heic', createContainer('mif1', 'mif1', 'heic')],
    ['avif', createContainer('avif', 'mif1', 'avif')],
    ['avif', createContainer('mif1', 'avif')],
    ['avif', createContainer('avis')],
    ...['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'].map(
      (brand): [string, Uint8Array] => ['heic', createContainer(brand)],
    ),
    ['heic', createContainer('isom', 'mp42', 'heic')],
    ['pdf', toBytes(`${' '.repeat(HEAD_BYTES - 5)}%PDF-1.4`)],
    ['gif', toBytes('GIF8')],
  ];
  expect(firstBytesByKind.map(([, head]) => fileKindOf(head))).toEqual(
    firstBytesByKind.map(([kind]) => kind),
  );
});

test('[12.11] a file that only has the name of a picture is refused', () => {
  const refused = [
    '',
    'abc',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '<!doctype html><script>',
    '<html><script>alert(1)</script><!-- %PDF-1.4 -->',
    '#!/bin/sh\n# %PDF-1.4',
    `MZ${'x'.repeat(300)}%PDF-1.4`,
    '\x7fELF\x02\x01\0\0%PDF-1.4',
    'PK\x03\x04word%PDF-1.4',
    'MZ\x90\0',
    'PK\x03\x04word',
    'RIFF\0\0\0\0WAVEfmt ',
    '\x89PNG\n\n',
    '\0\0\0\x18ftypmp42\0\0\0\0isommp42',
    `${' '.repeat(HEAD_BYTES)}%PDF-1.7`,
    `${' '.repeat(HEAD_BYTES - 4)}%PDF-1.7`,
    'BM',
    'AVI \0\0\0\0WEBPVP8 ',
    '\0\0\0\x18mdatheic\0\0\0\0mif1heic',
    // The brand stands behind the end of its box, or only in part.
    '\0\0\0\x10ftypisom\0\0\0\0heic',
    '\0\0\0\x13ftypisom\0\0\0\0heic',
    '\0\0\0\x18ftypisom\0\0\0\0xhei',
  ];
  expect(refused.map(text => fileKindOf(toBytes(text)))).toEqual(refused.map(() => undefined));
});

test('[12.11] photos are accepted in every usual format, documents also as PDF', () => {
  expect(PHOTO_KINDS).toEqual(['jpeg', 'png', 'webp', 'gif', 'bmp', 'avif', 'heic']);
  expect(DOCUMENT_KINDS).toEqual([...PHOTO_KINDS, 'pdf']);
  expect(HEAD_BYTES).toBe(1024);
});
