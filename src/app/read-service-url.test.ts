import { expect, test } from 'vitest';
import { readServiceUrl } from './read-service-url.ts';

test.each([
  ['', ''],
  ['   ', ''],
  ['https://servico.exemplo.com.br', 'https://servico.exemplo.com.br'],
  [' https://servico.exemplo.com.br/ ', 'https://servico.exemplo.com.br'],
  ['https://servico.exemplo.com.br//', 'https://servico.exemplo.com.br'],
  ['HTTPS://Servico.Exemplo.com.br:443', 'https://servico.exemplo.com.br'],
  ['https://servico.exemplo.com.br/unauth/product-self-contract', 'https://servico.exemplo.com.br'],
  ['https://servico.exemplo.com.br/unauth/product-self-contract/', 'https://servico.exemplo.com.br'],
  [
    'https://servico.exemplo.com.br/unauth/product-self-contract/unauth/product-self-contract',
    'https://servico.exemplo.com.br',
  ],
  ['https://gw.exemplo.com.br/credito/', 'https://gw.exemplo.com.br/credito'],
  ['https://gw.exemplo.com.br/credito/unauth/product-self-contract/', 'https://gw.exemplo.com.br/credito'],
  ['http://localhost:4173/', 'http://localhost:4173'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ['http://[::1]:4173', 'http://[::1]:4173'],
])('[7.1b] serviceUrl %j is used as %j', (configured, used) => {
  expect(readServiceUrl(configured, true)).toEqual({ ok: true, value: used });
});

test.each([
  ['servico.exemplo.com.br', 'no-address'],
  ['//servico.exemplo.com.br', 'no-address'],
  ['ftp://servico.exemplo.com.br', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['https://', 'no-address'],
  ['https://user:secret@servico.exemplo.com.br', 'has-user'],
  ['https://servico.exemplo.com.br?x=1', 'has-query'],
  ['https://servico.exemplo.com.br/#x', 'has-query'],
  ['http://servico.exemplo.com.br', 'blocked-http'],
  ['http://localhost.exemplo.com.br', 'blocked-http'],
])('[7.1] serviceUrl %j is refused: %s', (configured, problem) => {
  expect(readServiceUrl(configured, true)).toEqual({ ok: false, problem });
});

test('[9.38] a page by plain http may call a service by plain http', () => {
  expect(readServiceUrl('http://192.168.0.5:4173', false)).toEqual({
    ok: true,
    value: 'http://192.168.0.5:4173',
  });
});
