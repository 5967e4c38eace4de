import { expect, test } from 'vitest';
import { happyPath } from '#scenarios/catalogue/contratacao/happy-path.ts';
import { findLinkProblems, findWorkbenchLinkProblems } from './link-problems.ts';
import { appLinkOf, workbenchLinkOf } from './links.ts';
import { findOfferedFault } from './offered-faults.ts';
import { readWorkbenchSettings } from './settings.ts';

const problemsOf = (query: string) => findLinkProblems(new URLSearchParams(query));

test.each([
  ['mock_dialect=nul', 'Nenhum dialeto se chama "nul". Você quis dizer nulls?'],
  ['mock_bank=fakta', 'Nenhum banco se chama "fakta". Você quis dizer facta?'],
  ['mock_bank=bmg', 'Nenhum banco se chama "bmg". Há: facta, santander, c6, girassol, nuvem, brasa, carvao.'],
  ['mock_dialect=xyzzy', 'Nenhum dialeto se chama "xyzzy". Há: '],
  [
    'mock_break=updateStp:500',
    'mock_break: nenhuma chamada se chama "updateStp". Você quis dizer updateStep',
  ],
  ['mock_break=updateStep:hagn', 'mock_break: updateStep não tem a falha "hagn". Você quis dizer hang'],
  ['mock_break=updateStep', 'mock_break: updateStep não tem a falha "".'],
  ['mock_theme=escuro', 'mock_theme=escuro não vale: auto, light, dark.'],
  ['mock_offline=sim', 'mock_offline=sim não vale: 0 ou 1.'],
  ['mock_latency=2s', 'mock_latency=2s não vale: de 0 a 60000 milissegundos.'],
  ['scenario=resume&scenario=happy-path', 'O link traz scenario mais de uma vez: vale só scenario=resume.'],
  ['agx_hash=h1&agx_hash=h2', 'O link traz agx_hash mais de uma vez: vale só agx_hash=h1.'],
  ['mock_break=updateStep:500:503', 'mock_break: updateStep não tem a falha "500:503".'],
  ['Mock_Latency=2000', 'O link traz Mock_Latency, que não existe. Você quis dizer mock_latency'],
  ['cenario=resume', 'O link traz cenario, que não existe. Você quis dizer scenario?'],
  ['Scenario=resume', 'O link traz Scenario, que não existe. Você quis dizer scenario?'],
  ['cenário=resume', 'O link traz cenário, que não existe. Você quis dizer scenario?'],
  ['agx_hash=h1&scenario=', 'O link traz scenario sem um nome: não pede nenhum cenário.'],
  ['mock_latncy=2000', 'O link traz mock_latncy, que não existe. Você quis dizer mock_latency'],
])('[10.6] the link %s gets a sentence with the nearest names', (query, sentence) => {
  const problems = problemsOf(query);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.startsWith(sentence), problems[0]).toBe(true);
});

test.each([
  ['dialect=nul', 'Nenhum dialeto se chama "nul". Você quis dizer nulls?'],
  ['bank=fakta', 'Nenhum banco se chama "fakta". Você quis dizer facta?'],
  ['theme=escuro', 'theme=escuro não vale: auto, light, dark.'],
  ['latency=abc', 'latency=abc não vale: de 0 a 60000 milissegundos.'],
  ['width=400', 'width=400 não vale: 320, 360, 768, 1280, 1440, 0.'],
  ['host=sdk', 'host=sdk não vale: browser, '],
  ['mock_offline=sim', 'mock_offline=sim não vale: 0 ou 1.'],
  ['cenario=resume', 'O link traz cenario, que não existe. Você quis dizer scenario?'],
  ['tema=dark', 'O link traz tema, que não existe. Você quis dizer theme?'],
  ['utm_source=x', 'O link traz utm_source, que não existe.'],
])('[10.6] the link of the workbench with %s gets a sentence, too', (query, sentence) => {
  const problems = findWorkbenchLinkProblems(new URLSearchParams(`scenario=happy-path&${query}`));
  expect(problems).toHaveLength(1);
  expect(problems[0]?.startsWith(sentence), problems[0]).toBe(true);
});

test('[10.6] each misunderstood part of a link gets its own sentence', () => {
  expect(
    problemsOf('scenario=happy-path&mock_bank=x9&mock_break=a:b&mock_break=updateStep:500&mock_theme=dark'),
  ).toHaveLength(2);
});

test('[10.6] links that the workbench writes have no problems, and neither have other parameters', () => {
  const fault = findOfferedFault('createProposal', 'lostAfterCommit');
  if (!fault) throw new Error('createProposal has no fault lostAfterCommit.');
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
    faults: [{ operation: 'createProposal' as const, fault }],
    visitorTheme: 'dark' as const,
    wasChangedByHand: false,
  };
  for (const link of [appLinkOf(situation, '/'), workbenchLinkOf(situation, '/')])
    expect(findWorkbenchLinkProblems(new URL(link, 'https://qa.exemplo').searchParams)).toEqual([]);
  expect(problemsOf('agx_hash=6650c1f2a4b3d90012e7f001&utm_source=x&width=360&mock_session=tab-2')).toEqual(
    [],
  );
});

test('[10.6] a link of the workbench reports every setting that it has twice, with the one that counts', () => {
  const search = '?scenario=happy-path&scenario=resume&width=360&width=768&theme=dark&theme=light';
  const { scenario, width, theme } = readWorkbenchSettings(search, null);
  expect(findWorkbenchLinkProblems(new URLSearchParams(search))).toEqual(
    Object.entries({ scenario, width, theme }).map(
      ([name, value]) => `O link traz ${name} mais de uma vez: vale só ${name}=${value}.`,
    ),
  );
});
