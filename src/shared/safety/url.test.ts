import { expect, test } from 'vitest';
import { isListedHost, parsePlainHttps, parseSafeUrl } from './url.ts';

test('[12.2] an https address is accepted', () => {
  expect(parseSafeUrl(' https://www.exemplo.com.br/ajuda?x=1 ')).toBe('https://www.exemplo.com.br/ajuda?x=1');
});

test.each([
  ['https://exemplo.com.br', 'https://exemplo.com.br/'],
  ['HTTPS://exemplo.com.br?x=1', 'https://exemplo.com.br/?x=1'],
  ['https://exemplo.com.br#a', 'https://exemplo.com.br/#a'],
])('[12.2] %s is accepted as %s', (address, url) => {
  expect(parseSafeUrl(address)).toBe(url);
});

test('[12.2] an address of 2048 characters is accepted, a longer one is not', () => {
  const address = `https://exemplo.com.br/${'a'.repeat(2048 - 23)}`;
  expect(address).toHaveLength(2048);
  expect(parseSafeUrl(address)).toBe(address);
  expect(parseSafeUrl(`${address}a`)).toBeUndefined();
});

test.each([
  ['https://localhost:8080/a', true],
  ['http://localhost:8080/a', false],
  ['https://ana@exemplo.com.br', false],
  ['https://:senha@exemplo.com.br', false],
  ['javascript:alert(1)', false],
  ['exemplo.com.br', false],
])('[12.2] whether %s is an https address without user and password: %s', (address, isPlain) => {
  expect(parsePlainHttps(address) !== undefined).toBe(isPlain);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript\u003aalert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'blob:https://exemplo.com.br/1',
  'view-source:https://exemplo.com.br',
  'https:\\\\exemplo.com.br',
  'https://:@exemplo.com.br:x/',
  'https://@exemplo.com.br',
  'https://exem plo.com.br',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'http://exemplo.com.br',
  '//exemplo.com.br',
  '/ajuda',
  'https:exemplo.com.br',
  'https://banco.com.br@mau.example/',
  'https://user:pw@exemplo.com.br',
  'https://localhost/',
  'https://',
  'about:https://exemplo.com.br',
  '',
  `https://exemplo.com.br/${'a'.repeat(3000)}`,
])('[12.2] the address %j is refused', address => {
  expect(parseSafeUrl(address)).toBeUndefined();
});

test('[12.2] a look-alike host is not a listed one', () => {
  const hosts = ['www.banco.com.br', 'parceiro.com.br'];
  expect(isListedHost('https://www.banco.com.br/x', hosts)).toBe(true);
  expect(isListedHost('https://PARCEIRO.com.br/x', hosts)).toBe(true);
  expect(isListedHost('https://www.banco.com.br.mau.example/', hosts)).toBe(false);
  expect(isListedHost('https://mauparceiro.com.br/', hosts)).toBe(false);
  expect(isListedHost('https://www.bаnco.com.br/', hosts)).toBe(false);
  expect(isListedHost('https://www.banco.com.br./', hosts)).toBe(false);
  expect(isListedHost('https://www.banco.com.br:8443/x', hosts)).toBe(true);
});

test('[12.2] an entry is one host without its subdomains, and no entry is no host', () => {
  expect(isListedHost('https://loja.banco.com.br/', ['banco.com.br'])).toBe(false);
  expect(isListedHost('https://loja.banco.com.br/', ['.banco.com.br'])).toBe(false);
  expect(isListedHost('https://banco.com.br/', [])).toBe(false);
});
