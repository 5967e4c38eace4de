import { expect, test } from 'vitest';
import { chooseScenario, opensLink } from './choose-scenario.ts';

const choiceAt = (address: string, base = '/') => {
  const choice = chooseScenario(new URL(address, 'https://qa.exemplo'), base);
  return choice.show === 'app' ? choice.scenario.id : choice;
};

test('[10.6a] a link opens the app in the situation it names', () => {
  expect(choiceAt('/?agx_hash=h1&scenario=no-offer')).toBe('no-offer');
  expect(choiceAt('/endereco?agx_hash=h1&scenario=conflict')).toBe('conflict');
  expect(choiceAt('/?Agx_hash=h1')).toBe('happy-path');
});

test('[10.6c] an unknown id shows the catalogue and the requested id, not an error', () => {
  expect(choiceAt('/?agx_hash=h1&scenario=hapy-path')).toEqual({ show: 'catalogue', unknownId: 'hapy-path' });
});

test('[10.6] [16.2] an unknown dialect shows the catalogue; a known one opens the app', () => {
  const link = '/?agx_hash=h1&scenario=no-offer&mock_dialect=';
  expect(choiceAt(`${link}nul`)).toMatchObject({
    show: 'catalogue',
    unknownDialect: 'nul',
    linkedScenario: { id: 'no-offer' },
  });
  expect(choiceAt('/?mock_dialect=nul')).toEqual({ show: 'catalogue', unknownDialect: 'nul' });
  expect(choiceAt(`${link}nulls`)).toBe('no-offer');
});

test('[10.6] an unknown scenario and an unknown dialect are both named', () => {
  expect(choiceAt('/?agx_hash=h1&scenario=hapy-path&mock_dialect=nul')).toEqual({
    show: 'catalogue',
    unknownId: 'hapy-path',
    unknownDialect: 'nul',
  });
});

test('[15.5] without a hash the root shows the catalogue, other paths the app', () => {
  expect(choiceAt('/')).toEqual({ show: 'catalogue' });
  expect(choiceAt('/?scenario=')).toEqual({ show: 'catalogue' });
  expect(choiceAt('/propostas', '/propostas/')).toEqual({ show: 'catalogue' });
  expect(choiceAt('/propostas/', '/propostas/')).toEqual({ show: 'catalogue' });
  expect(choiceAt('/componentes')).toBe('happy-path');
});

test('[10.6] `resume` opens from a link without a hash', () => {
  expect(choiceAt('/?scenario=resume')).toBe('resume');
});

test.each([
  ['/?agx_hash=h1&scenario=no-offer', 'navigate', true],
  ['/?agx_hash=h1&scenario=no-offer', 'reload', false],
  ['/?agx_hash=h1&scenario=no-offer', 'back_forward', false],
  ['/endereco?agx_hash=h1&scenario=no-offer', 'navigate', false],
  ['/proposal-status?agx_hash=h1&scenario=situacao-da-proposta', 'navigate', true],
  ['/proposal-status?agx_hash=h1&scenario=situacao-da-proposta', 'reload', false],
  ['/endereco?agx_hash=h1&scenario=situacao-da-proposta', 'navigate', false],
  ['/?agx_hash=h1', 'navigate', false],
  ['/?agx_hash=h1&scenario=no-offer&mock_session=a', 'navigate', false],
])('[10.6] whether %s begins the scenario anew on a %s', (address, type, isNew) => {
  const opensAt = (base: string) => {
    const url = new URL(`${base.slice(0, -1)}${address}`, 'https://qa.exemplo');
    const choice = chooseScenario(url, base);
    return choice.show === 'app' && opensLink(url, choice.scenario, base, type);
  };
  expect([opensAt('/'), opensAt('/qa/')]).toEqual([isNew, isNew]);
});
