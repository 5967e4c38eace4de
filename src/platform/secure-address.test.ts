import { expect, test } from 'vitest';
import { secureAddressOf } from './secure-address.ts';

test('[9.38a] http is redirected to the same address with https', () => {
  expect(secureAddressOf(new URL('http://a.exemplo.com:8080/x?agx_hash=1#y'))?.href).toBe(
    'https://a.exemplo.com:8080/x?agx_hash=1#y',
  );
  expect(secureAddressOf(new URL('http://127.exemplo.com/'))?.href).toBe('https://127.exemplo.com/');
  expect(secureAddressOf(new URL('http://localhost.exemplo.com/'))?.href).toBe(
    'https://localhost.exemplo.com/',
  );
  expect(secureAddressOf(new URL('http://naolocalhost/'))?.href).toBe('https://naolocalhost/');
  expect(secureAddressOf(new URL('http://192.168.0.10/'))?.href).toBe('https://192.168.0.10/');
});

test.each([
  'https://a.exemplo.com/',
  'http://localhost:5173/',
  'http://qa.localhost/',
  'http://127.0.0.1:4000/',
  'http://127.1/',
  'http://127.100.20.3/',
  'http://[::1]:4000/',
])('[9.38] %s is not redirected', address => {
  expect(secureAddressOf(new URL(address))).toBeUndefined();
});
