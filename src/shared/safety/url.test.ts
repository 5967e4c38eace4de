import { expect, test } from 'vitest';
import { isListedHost, parseSafeUrl } from './url.ts';

test('[12.2] an https address is accepted', () => {
  expect(parseSafeUrl(' https://www.exemplo.com.br/ajuda?x=1 ')).toBe('https://www.exemplo.com.br/ajuda?x=1');
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
  '',
  `https://exemplo.com.br/${'a'.repeat(3000)}`,
])('[12.2] the address %j is refused', address => {
  expect(parseSafeUrl(address)).toBeUndefined();
});

test('[12.2] a look-alike host is not a listed one', () => {
  const hosts = ['www.banco.com.br', '.parceiro.com.br'];
  expect(isListedHost('https://www.banco.com.br/x', hosts)).toBe(true);
  expect(isListedHost('https://loja.parceiro.com.br/x', hosts)).toBe(true);
  expect(isListedHost('https://www.banco.com.br.mau.example/', hosts)).toBe(false);
  expect(isListedHost('https://mauparceiro.com.br/', hosts)).toBe(false);
  expect(isListedHost('https://www.bаnco.com.br/', hosts)).toBe(false);
  expect(isListedHost('https://www.banco.com.br./', hosts)).toBe(false);
  expect(isListedHost('https://www.banco.com.br:8443/x', hosts)).toBe(true);
});
