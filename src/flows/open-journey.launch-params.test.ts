import { expect, test } from 'vitest';
import { HASH, NEW_HASH, setUpOpening } from '#tests/flows/set-up-opening.ts';

test('[2.22] [12.1] the link decides the launch parameters; its tokens leave the address, the other parameters stay', () => {
  const visit = setUpOpening({
    path: `/endereco?agx_hash=${HASH}&token=t1&jwtToken=j1&userOfficeToken=u1&redo_step=dados&x=1`,
  });
  expect(visit.readParams()).toMatchObject({
    hashId: HASH,
    hashSource: 'address',
    accessToken: 't1',
    jwtToken: 'j1',
    userOfficeToken: 'u1',
    redoStep: 'dados',
    path: '/endereco',
  });
  expect(visit.state.hashId).toBe(HASH);
  expect(visit.platform.address.current().pathname).toBe('/endereco');
  expect(visit.search()).toBe(`?agx_hash=${HASH}&x=1`);
  for (const [name, value] of [
    ['agx_hash', HASH],
    ['cookiesAccessToken', 't1'],
    ['jwtToken', 'j1'],
    ['userOfficeToken', 'u1'],
  ] as const)
    expect(visit.cookies.read(name)).toBe(value);
  expect(visit.tabMemory.read('hashId')).toBe(HASH);
});

test('[12.1] an address of which nothing remains has no question mark; an address without tokens is not written', () => {
  const withToken = setUpOpening({ path: '/x?token=t1' });
  withToken.readParams();
  expect(withToken.platform.address.current().href).toMatch(/\/x$/);
  const withoutToken = setUpOpening({ path: `/x?agx_hash=${HASH}&y=a%20b` });
  const written: string[] = [];
  withoutToken.platform.address.replace = path => void written.push(path);
  withoutToken.readParams();
  expect(written).toEqual([]);
});

test('[6.2] tokens in cookies belong to the hash id in the cookie; a text that no header can carry is removed', () => {
  const visit = setUpOpening();
  visit.cookies.write('agx_hash', HASH);
  visit.cookies.write('cookiesAccessToken', 't1');
  visit.cookies.write('jwtToken', 'quebra\nde linha');
  visit.cookies.write('userOfficeToken', 'u1');
  expect(visit.readParams()).toMatchObject({ accessToken: 't1', jwtToken: '', userOfficeToken: 'u1' });
  expect(visit.cookies.read('jwtToken')).toBeUndefined();
});

test('[4.21] a known proposal is resumed, unless only the cookie names it or the cookie names another one', () => {
  const isResuming = (options: {
    cookieHash?: string;
    proposalId?: string;
    path?: string;
    tabHash?: string;
  }) => {
    const visit = setUpOpening(options.path === undefined ? {} : { path: options.path });
    if (options.cookieHash !== undefined) visit.cookies.write('agx_hash', options.cookieHash);
    if (options.proposalId !== undefined) visit.cookies.write('cookiesProposalId', options.proposalId);
    if (options.tabHash !== undefined) visit.tabMemory.write('hashId', options.tabHash);
    visit.readParams();
    return visit.state.loading.isResuming;
  };
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1' })).toBe(true);
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1', path: '/', tabHash: HASH })).toBe(true);
  expect(isResuming({ cookieHash: HASH })).toBe(false);
  expect(isResuming({ proposalId: 'p1' })).toBe(false);
  expect(isResuming({ cookieHash: NEW_HASH, proposalId: 'p1' })).toBe(false);
  expect(isResuming({ cookieHash: HASH, proposalId: 'p1', path: '/' })).toBe(false);
  expect(isResuming({ path: '/', proposalId: 'p1' })).toBe(false);
});

test('[3.17] the cookie of a proposal is removed if the link names another hash id, and only then', () => {
  const proposalIdAfter = (cookieHash: string, path?: string) => {
    const visit = setUpOpening(path === undefined ? {} : { path });
    visit.cookies.write('agx_hash', cookieHash);
    visit.cookies.write('cookiesProposalId', 'p1');
    visit.readParams();
    return visit.cookies.read('cookiesProposalId');
  };
  expect(proposalIdAfter(NEW_HASH)).toBeUndefined();
  expect(proposalIdAfter(HASH)).toBe('p1');
  expect(proposalIdAfter(HASH, '/?agx_hash=../x')).toBe('p1');
});

test('[11.4] a hash id that only a cookie names is not stored in the tab', () => {
  const visit = setUpOpening({ path: '/' });
  visit.cookies.write('agx_hash', HASH);
  expect(visit.readParams()).toMatchObject({ hashId: HASH, hashSource: 'cookie' });
  expect(visit.tabMemory.read('hashId')).toBeUndefined();
});

test('[4.31] only autocomplete=1 switches the setting on', () => {
  for (const [query, isOn] of [
    ['&autocomplete=1', true],
    ['&autocomplete=0', false],
    ['', false],
  ] as const) {
    const visit = setUpOpening({ path: `/?agx_hash=${HASH}${query}` });
    visit.readParams();
    expect(visit.state.deviceSettings.autocomplete).toBe(isOn);
  }
});

test('[11.3] the path of a step that was being sent does not count after a reload; any other path does', () => {
  const sending = setUpOpening({ path: `/endere%C3%A7o?agx_hash=${HASH}` });
  sending.tabMemory.write('sending', '/endereço');
  expect(sending.readParams().path).toBe('');
  expect(sending.tabMemory.read('sending')).toBeUndefined();
  const other = setUpOpening({ path: `/endereco?agx_hash=${HASH}` });
  other.tabMemory.write('sending', '/dados');
  expect(other.readParams().path).toBe('/endereco');
});
