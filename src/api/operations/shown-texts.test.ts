import { expect, test } from 'vitest';
import { findCompanies } from './companies.ts';
import { listContracts } from './step-actions.ts';
import { contextWith } from './testing/context-with.ts';

test.each([
  ['signed', 'signed'],
  ['SIGNED', 'signed'],
  ['Pending', 'pending'],
])('[2.11] [16.2] the status %j of a signature is %s, whatever its capitals', async (signature, status) => {
  const answer = await listContracts(contextWith({ data: [{ _id: 'c1', signature }] }), 'h');
  expect(answer.ok && answer.value).toMatchObject([{ signature: status }]);
});

test('[12.3] the state of a company is shown, so it loses marks of direction', async () => {
  const company = { name: 'Padaria &amp; Filhos', cnpj: '11222333000181', uf: 'S\u202eP' };
  const answer = await findCompanies(contextWith({ data: { companies: [company] } }), 'padaria');
  expect(answer.ok && answer.value).toMatchObject([{ name: 'Padaria & Filhos', uf: 'SP' }]);
});

test('[7.26] [8.16] companies of which none is readable are an unreadable answer, not a search without a result', async () => {
  const found = { name: 'Padaria Flor', cnpj: '11222333000181', uf: 'SP' };
  const unreadable = { razaoSocial: 'Padaria Flor', documento: '11222333000181' };
  const search = (companies: unknown[]) => findCompanies(contextWith({ data: { companies } }), 'padaria');
  expect(await search([unreadable, null])).toMatchObject({ ok: false, problem: { kind: 'malformed' } });
  expect(await search([unreadable, found])).toEqual({ ok: true, value: [found] });
  expect(await search([])).toEqual({ ok: true, value: [] });
});
