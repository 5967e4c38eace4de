import { expect, test } from 'vitest';
import { scenarioIds } from '#tests/support/scenario-ids.ts';
import { queryOfSettings, readWorkbenchSettings, unknownScenarioIn } from './settings.ts';

const stored = JSON.stringify({
  scenario: 'no-offer',
  width: 768,
  theme: 'dark',
  latency: 1000,
  host: 'webview',
  bank: 'santander',
  dialect: 'nulls',
  search: 'cep',
  shortcuts: false,
});

test('[10.7] settings come from the address first, then from the storage of the browser', () => {
  expect(readWorkbenchSettings('?width=1280', stored)).toMatchObject({
    scenario: 'no-offer',
    width: 1280,
    theme: 'dark',
    bank: 'santander',
    search: 'cep',
    shortcuts: false,
  });
});

test('[10.6, 10.7] a link with a scenario shows the same to everybody: what it leaves out has its default, not a stored value', () => {
  const linked = readWorkbenchSettings('?scenario=resume&width=1280', stored);
  expect(linked).toEqual({
    ...readWorkbenchSettings('?scenario=resume&width=1280', null),
    search: 'cep',
    shortcuts: false,
  });
  expect(linked).toMatchObject({ theme: 'auto', latency: 0, host: 'browser', bank: '', dialect: '' });
});

test('[10.7] a link of the workbench shows the same scenario, width, theme, latency and host', () => {
  const settings = {
    ...readWorkbenchSettings('', null),
    scenario: 'conflict',
    width: 0 as const,
    theme: 'light' as const,
    latency: 1000,
    host: 'webview' as const,
  };
  const openedSettings = readWorkbenchSettings(queryOfSettings(settings), null);
  expect(openedSettings).toEqual(settings);
});

test('[10.6] of a setting that a link has twice the first one counts', () => {
  const search = '?scenario=happy-path&scenario=resume&width=360&width=768';
  expect(readWorkbenchSettings(search, null)).toMatchObject({ scenario: 'happy-path', width: 360 });
});

test.each([
  ['?scenario=inventado', null],
  ['?width=333&theme=roxo&latency=-5&host=marte', null],
  ['', 'not json'],
  ['', '"a text"'],
  ['', '{"width":"x","pace":7,"latency":1e9,"shortcuts":"yes","search":5}'],
])('unknown settings are ignored: %s %s', (search, stored) => {
  expect(readWorkbenchSettings(search, stored)).toEqual(readWorkbenchSettings('', null));
});

test('[10.6] an unknown scenario id in the address is reported', () => {
  expect(unknownScenarioIn('?scenario=happy-pth')).toBe('happy-pth');
  expect(unknownScenarioIn(`?scenario=${scenarioIds[0]}`)).toBeUndefined();
  expect(unknownScenarioIn('')).toBeUndefined();
});
