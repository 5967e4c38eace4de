import { http } from 'msw';
import { expect, inject, test } from 'vitest';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { operationIndex } from '#mocks/engine.ts';
import { playWalk } from '#mocks/play-walk.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import {
  type ContractFiles,
  type ContractMutant,
  damagedBody,
  readContract,
} from '#tests/support/contract-mutants.ts';
import { CRASH_HEADING, isAlive, textOf, uncaughtErrorsDuring } from '#tests/support/is-alive.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';
import { report } from '#tests/support/watch-console.ts';
import { seededFaker } from '../../tools/record/seeded-faker.ts';

const files = import.meta.glob<string>('/openapi/{paths,schemas,responses}/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const contract: ContractFiles = readContract(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text])),
);

/** Scenarios that together make every call of the app. */
const mutatedScenarios = [
  'resume',
  'happy-path',
  'start-credito-conta-de-luz',
  'start-saque-aniversario-fgts',
  'start-cartao-nio',
  'start-todos-os-campos',
  'bank-account-refused',
  'conflict',
  'unauthorized',
  'inconsistent-documents',
  'polling-failure',
  'no-offer',
  'unknown-current-step',
  'multi-proposal-continue',
  'multi-proposal-fork',
  'recomecar',
  'token-da-proposta',
  'token-na-espera',
  'situacao-da-proposta',
  'acompanhamento-da-proposta',
  'assinatura-do-contrato',
  'no-companies',
  'simulacao-fgts',
  'simulacao-veiculo',
  'simulacao-conta-de-luz',
  'simulacao-nio',
  'simulacao-crefisa',
  'simulacao-funcao',
  'simulacao-imovel',
  'simulacao-imovel-em-garantia',
  'simulacao-portabilidade',
  'simulacao-refinanciamento',
  'simulacao-com-selecao',
  'simulacao-c6-consignado',
  'simulacao-veiculo-em-garantia',
  'simulacao-validada',
] as const;

interface MutantCase {
  scenarioId: string;
  /** `updateStep 200` */
  answer: string;
  mutant: ContractMutant;
}

const caseNameOf = ({ scenarioId, answer, mutant }: MutantCase): string =>
  `${scenarioId}: ${answer} /${mutant.path.join('/')} ${mutant.damage}`;

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/**
 * Plays a scenario. `changeAnswer` receives every JSON answer and may return another one.
 * @returns the problems that a visitor would notice.
 */
async function playWithChangedAnswers(
  scenario: Scenario,
  changeAnswer: (answer: string, body: unknown) => unknown,
  shouldStop: () => boolean,
): Promise<string[]> {
  const complaints: string[] = [];
  const { engine, mocks, controls, close } = setUpStage(scenario, document.body, { offContract: 'any' });
  mocks.use(
    http.all(
      ({ request }) => engine.isServiceAddress(request.url),
      async ({ request }) => {
        const response = await engine.handle(request);
        const match = operationIndex.match(request.method, new URL(request.url));
        if (match.kind !== 'operation' || !response.headers.get('content-type')?.includes('json'))
          return response;
        const text = await response.clone().text();
        const changedBody =
          text === ''
            ? undefined
            : changeAnswer(`${match.operation.id} ${response.status}`, JSON.parse(text));
        return changedBody === undefined ? response : Response.json(changedBody, { status: response.status });
      },
    ),
  );
  const driver = createDomDriver({ ...controls, timeLimit: 2500 });
  try {
    const unexpectedErrors = await uncaughtErrorsDuring(async () => {
      await playWalk(scenario, driver, engine, {
        after: () => (shouldStop() ? Promise.reject(new Error('it is over')) : undefined),
      }).catch(() => undefined);
      for (const end = Date.now() + 20_000; Date.now() < end && !isAlive(document.body); ) await pause(50);
      await pause(100);
    });
    complaints.push(...unexpectedErrors);
    const screen = textOf(document.body);
    if (!isAlive(document.body)) complaints.push(`blank or loading without end: "${screen.slice(0, 120)}"`);
    if (screen.includes(CRASH_HEADING)) complaints.push(`crashed: ${screen.slice(0, 400)}`);
    const lines = controls.consoleLines().filter(line => !line.startsWith('[proposta] '));
    complaints.push(...lines.map(line => `console: ${line.slice(0, 300)}`));
  } finally {
    close();
  }
  return complaints;
}

/** The damages that fit the answers of a scenario and are not in `usedKeys`, to which they are added. */
async function casesOf(scenarioId: string, usedKeys: Set<string>): Promise<MutantCase[]> {
  const bodies = new Map<string, unknown>();
  const complaints = await playWithChangedAnswers(
    scenarioById(scenarioId),
    (answer, body) => {
      if (!bodies.has(answer)) bodies.set(answer, body);
      return undefined;
    },
    () => false,
  );
  expect(complaints, `${scenarioId} without any damage`).toEqual([]);
  return [...bodies].flatMap(([answer, body]) => {
    const [operation = '', status = ''] = answer.split(' ');
    return contract
      .mutantsOf(operation, Number(status))
      .filter(mutant => damagedBody(body, mutant) !== undefined)
      .map(mutant => ({ scenarioId, answer, mutant }))
      .filter(({ mutant: { path, damage } }) => {
        const key = `${answer} ${path.join('/')} ${damage}`;
        return !usedKeys.has(key) && Boolean(usedKeys.add(key));
      });
  });
}

/** The complaints about a damaged scenario, and whether the damage happened at all. */
async function play({ scenarioId, answer, mutant }: MutantCase): Promise<string[]> {
  let isDamaged = false;
  const complaints = await playWithChangedAnswers(
    scenarioById(scenarioId),
    (candidate, body) => {
      if (isDamaged || candidate !== answer) return undefined;
      const damaged = damagedBody(body, mutant);
      isDamaged = damaged !== undefined;
      return damaged;
    },
    () => isDamaged,
  );
  return isDamaged ? complaints : [`No answer ${answer} has the member that is damaged.`, ...complaints];
}

/** Damages that once broke the app. */
const regressions: readonly MutantCase[] = [
  {
    scenarioId: 'simulacao-fgts',
    answer: 'simulateFgts 200',
    mutant: { path: ['data', 'antecipacoes', '*', 'data'], damage: 'absent' },
  },
];

test.each(regressions.map(regression => [caseNameOf(regression), regression] as const))(
  '[10.13a] [10.13b] %s',
  { timeout: 60_000 },
  async (_name, mutantCase) => {
    expect(await play(mutantCase)).toEqual([]);
  },
);

/** The time after which no further damage is played, except in `npm run test:full`. */
const SAMPLE_TIME_MS = 6_000;

test('[10.13a] [10.13b] with any member of an answer missing the app shows a screen with a text, and never crashes', {
  timeout: inject('full') ? 3_600_000 : 120_000,
}, async () => {
  const faker = seededFaker(inject('seed'));
  const usedKeys = new Set<string>();
  const problems: string[] = [];
  const startedAt = Date.now();
  const hasTime = (): boolean => inject('full') || Date.now() - startedAt < SAMPLE_TIME_MS;
  let playedCount = 0;
  const remainingIds: string[] = [...mutatedScenarios];
  while (remainingIds.length > 0 && hasTime()) {
    const [scenarioId = ''] = remainingIds.splice(
      inject('full') ? 0 : faker.number.int(remainingIds.length - 1),
      1,
    );
    const cases = await casesOf(scenarioId, usedKeys);
    const playedCases = inject('full') ? cases : faker.helpers.arrayElements(cases, 4);
    for (const mutantCase of playedCases) {
      if (!hasTime()) break;
      playedCount += 1;
      const complaints = await play(mutantCase);
      if (complaints.length > 0) problems.push(`${caseNameOf(mutantCase)}\n    ${complaints.join('\n    ')}`);
    }
    if (inject('full'))
      report(`${scenarioId}: ${cases.length} damages; wrong so far: ${problems.join('\n') || 'none'}`);
  }
  expect(problems.join('\n')).toBe('');
  expect(playedCount).toBeGreaterThan(0);
});
