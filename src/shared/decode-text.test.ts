import { expect, test } from 'vitest';
import { charsetOf, decodeText } from './decode-text.ts';

const text = '{"label":"Café"}';
const latin1 = Uint8Array.from(text, character => character.charCodeAt(0));
const utf16 = (characters: string, isBigEndian: boolean): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...characters].flatMap(character => {
      const code = character.charCodeAt(0);
      return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
const utf8 = new TextEncoder().encode(text);

test.each([
  ['UTF-8', utf8, 'application/json', 'utf-8'],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`), '', 'utf-8'],
  ['UTF-8 under another name', utf8, 'application/json; charset=iso-8859-1', 'utf-8'],
  ['Latin-1', latin1, 'application/json; charset=ISO-8859-1', 'windows-1252'],
  ['Latin-1 without a name', latin1, '', 'windows-1252'],
  ['UTF-16', utf16(`\uFEFF${text}`, false), '', 'utf-16le'],
  ['UTF-16, big endian', utf16(`\uFEFF${text}`, true), '', 'utf-16be'],
  ['UTF-16 without a byte order mark', utf16(text, false), 'application/json; charset=utf-16', 'utf-16le'],
  ['UTF-16 without mark or name', utf16(text, false), '', 'utf-16le'],
  ['UTF-16, big endian, without mark or name', utf16(text, true), '', 'utf-16be'],
])('[8.20] [1.1] the text of an answer in %s', (_, bytes, type, encoding) => {
  expect(decodeText(bytes, type)).toEqual({ text, encoding });
});

test('[8.20] without accents UTF-16 is recognised, too', () => {
  expect(decodeText(utf16('{"a":1}', false), '')).toEqual({ text: '{"a":1}', encoding: 'utf-16le' });
});

test.each([
  ['application/json; charset=utf-8', 'utf-8'],
  ['application/json;charset="ISO-8859-1"', 'ISO-8859-1'],
  ['text/plain;  CHARSET=windows-1252; x=y', 'windows-1252'],
  ['application/json', ''],
  ['application/json; charset=', ''],
])('[8.20] the charset in the content type %s is "%s"', (contentType, charset) => {
  expect(charsetOf(contentType)).toBe(charset);
});

test('[8.20] a text in neither UTF-8 nor Latin-1 is read in the encoding that its content type names', () => {
  // "Ł" of Latin-2, which is "£" in Latin-1.
  const latin2 = Uint8Array.of(0x22, 0xa3, 0x22);
  expect(decodeText(latin2, 'application/json; charset=iso-8859-2')?.text).toBe('"Ł"');
  expect(decodeText(latin2, 'application/json; charset=unknown-1')?.text).toBe('"£"');
});

test('[8.20] half a byte order mark of UTF-16 is none', () => {
  expect(decodeText(Uint8Array.of(0xff, 0x41), '')?.encoding).toBe('windows-1252');
  expect(decodeText(Uint8Array.of(0x41, 0xfe), '')?.encoding).toBe('windows-1252');
  expect(decodeText(Uint8Array.of(0xfe, 0x41), '')?.encoding).toBe('windows-1252');
  expect(decodeText(Uint8Array.of(0x41, 0xff), '')?.encoding).toBe('windows-1252');
});
