import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { createEngine } from '../engine.ts';
import { visitorOf } from '../testing/visitor.ts';
import { findLinkProblems } from './link-problems.ts';
import { appLinkOf, workbenchLinkOf } from './links.ts';
import { findOfferedFault } from './offered-faults.ts';
import { readWorkbenchSettings } from './settings.ts';
import { applyTweaks, tweaksIn } from './tweaks.ts';

const faultOf = (id: string) => {
  const fault = findOfferedFault('createProposal', id);
  if (!fault) throw new Error(`no fault ${id}`);
  return { operation: 'createProposal' as const, fault };
};
const situation = {
  scenario: happyPath,
  settings: {
    ...readWorkbenchSettings('', null),
    latency: 300,
    theme: 'dark' as const,
    bank: 'facta',
    dialect: 'nulls',
  },
  offline: true,
  faults: [faultOf('500'), faultOf('networkError')],
  visitorTheme: 'dark' as const,
  wasChangedByHand: false,
};
const queryOf = (link: string) => new URL(link, 'https://qa.exemplo').searchParams;

test('[10.6] a link of the app contains the scenario and the settings of the workbench', () => {
  const query = queryOf(appLinkOf(situation, '/propostas/'));
  expect(query.get('scenario')).toBe('happy-path');
  expect(tweaksIn(query)).toEqual({
    latency: 300,
    offline: true,
    theme: 'dark',
    bank: 'facta',
    dialect: 'nulls',
    faults: situation.faults,
  });
});

test('[10.6] a link of the workbench contains the settings, too', () => {
  const link = workbenchLinkOf(situation, '/propostas/');
  expect(link).toMatch(/^\/propostas\/bancada\/\?scenario=happy-path&/);
  expect(tweaksIn(queryOf(link))).toMatchObject({ offline: true, faults: situation.faults });
  expect(readWorkbenchSettings(new URL(link, 'https://qa.exemplo').search, null)).toMatchObject({
    latency: 300,
    theme: 'dark',
    bank: 'facta',
    dialect: 'nulls',
  });
});

test('[10.6] a link contains the theme that the tester chose in the app', () => {
  const lightSituation = { ...situation, visitorTheme: 'light' as const, wasChangedByHand: true };
  expect(queryOf(appLinkOf(lightSituation, '/')).get('mock_theme')).toBe('light');
  expect(queryOf(workbenchLinkOf(lightSituation, '/')).get('theme')).toBe('light');
});

test('a link without settings has only the hash and the scenario', () => {
  const plainSituation = {
    ...situation,
    settings: readWorkbenchSettings('', null),
    offline: false,
    faults: [],
  };
  expect([...queryOf(appLinkOf(plainSituation, '/')).keys()]).toEqual(['agx_hash', 'scenario']);
});

test('unknown tweaks in a link are ignored', () => {
  const query = new URLSearchParams(
    'mock_latency=ontem&mock_offline=talvez&mock_theme=roxo&mock_bank=ninguem&mock_dialect=ninguem&mock_break=updateStep:200&mock_break=inventada:500&mock_break=',
  );
  expect(tweaksIn(query)).toEqual({
    latency: 0,
    offline: false,
    theme: 'auto',
    bank: '',
    dialect: '',
    faults: [],
  });
});

test.each(['1.5', '1e3', ' 5', '60001'])(
  '[10.6] the latency %o of a link has no effect, as the message about the link says',
  value => {
    const query = new URLSearchParams([['mock_latency', value]]);
    expect(tweaksIn(query).latency).toBe(0);
    expect(findLinkProblems(query)).toHaveLength(1);
    const search = `?${new URLSearchParams([['latency', value]])}`;
    expect(readWorkbenchSettings(search, null).latency).toBe(0);
  },
);

test('[10.6] a link breaks its call once, even if the page is reloaded', async () => {
  const query = new URLSearchParams('mock_break=createProposal:500');
  const engine = createEngine({ scenario: happyPath });
  applyTweaks(engine, query);
  expect((await visitorOf(engine).create({})).status).toBe(500);

  const reloadedEngine = createEngine({ scenario: happyPath, snapshot: engine.snapshot() });
  applyTweaks(reloadedEngine, query);
  expect((await visitorOf(reloadedEngine).create({})).status).not.toBe(500);
});

test('[10.6] a link lets calls pass before the one that it breaks', async () => {
  const query = new URLSearchParams(
    'mock_break=createProposal:world&mock_break=createProposal:world&mock_break=createProposal:500',
  );
  const engine = createEngine({ scenario: happyPath });
  applyTweaks(engine, query);
  const visitor = visitorOf(engine);
  expect((await visitor.create({})).status).toBe(200);
  const reloadedEngine = createEngine({ scenario: happyPath, snapshot: engine.snapshot() });
  applyTweaks(reloadedEngine, query);
  const visitorAfterReload = visitorOf(reloadedEngine);
  expect((await visitorAfterReload.create({})).status).toBe(200);
  expect((await visitorAfterReload.create({})).status).toBe(500);
});

test('[16.2] the plain dialect changes nothing in a link', () => {
  expect(tweaksIn(new URLSearchParams('mock_dialect=plain')).dialect).toBe('');
  expect(tweaksIn(new URLSearchParams('mock_dialect=no-order')).dialect).toBe('no-order');
});
