import { expect, test } from 'vitest';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { products } from '#scenarios/products/index.ts';
import { harOf } from '#tests/support/har-of.ts';
import { playScenario } from '#tests/support/play-scenario.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';
import { type RecordedFile, recordedFile } from '../../tools/record/recorded-file.ts';

/** Plays a scenario and returns its calls as a HAR file, like a recording of a browser's network panel. */
async function recordingOf(scenario: Scenario): Promise<string> {
  const { engine, controls, close } = setUpStage(scenario);
  try {
    await playWalk(scenario, createDomDriver(controls), engine);
    return harOf(engine.journal);
  } finally {
    close();
  }
}

const [firstProduct, ...otherProducts] = products;

async function recordedScenarioOf(
  id: string,
  change: (recording: string) => string = recording => recording,
): Promise<RecordedFile> {
  if (!firstProduct) throw new Error('There is no product.');
  return recordedFile(change(await recordingOf(scenarioById(id))), {
    id: 'sessao-gravada',
    seed: 7,
    products: [firstProduct, ...otherProducts],
    plansUnreachedAnswers: false,
  });
}

/** Ids of scenarios, and the texts of refusals that the recorded walk has to wait for. */
const recordedCases: readonly [id: string, refusals: readonly string[]][] = [
  ['happy-path', []],
  ['bank-account-refused', ['Agência inexistente.']],
  ['resume', []],
  ['no-offer', []],
];

test.each(recordedCases)(
  "[10.9c] a recording of %s plays to the same end, with another person's data",
  { timeout: 60_000 },
  async (id, refusals) => {
    const scenario = scenarioById(id);
    const recording = await recordedScenarioOf(id);
    expect(recording.notes).toEqual([]);
    for (const personalValue of [
      marina.name,
      marina.cpf,
      marina.email,
      marina.street,
      marina.account,
      marina.cpf.replace(/\D/g, ''),
    ])
      expect(recording.source).not.toContain(personalValue);
    expect(hashOf(recording.scenario)).toBe(hashOf(scenario));
    expect(recording.scenario.verdict.endsAt).toEqual(scenario.verdict.endsAt);
    // A press before the refusal is received would have no effect, so the walk waits for its text.
    const awaitedTexts = recording.scenario.walk.flatMap(action =>
      action.do === 'waitFor' && 'text' in action ? [action.text] : [],
    );
    expect(awaitedTexts).toEqual(refusals);
    await playScenario(recording.scenario);
  },
);

test.each([
  ['a retry after a failed end', 'polling-failure', /^The walk ends before call \d+ \(finishedUpdate\)/],
  ['a step back', 'voltar-e-corrigir', /^The walk ends before call \d+ \(updateStep\): the visitor was at/],
  ['another amount of a simulation', 'simulacao-veiculo', /^The walk ends before call \d+ \(financeCdc\)/],
  [
    'a choice among proposals',
    'multi-proposal-fork',
    /^The walk ends before call \d+ \(partialForkProposal\)/,
  ],
  ['a retry after a broken connection', 'connection-failed', /^The walk ends before call \d+/],
  ['a step that was not sent', 'late-address', /^The walk ends with the form .*, whose look-ups/],
])(
  '[10.9c] %s, which the recording does not show, is reported, and the walk until then plays',
  { timeout: 60_000 },
  async (_, id, sentence) => {
    const { notes, scenario } = await recordedScenarioOf(id);
    expect(notes).toContainEqual(expect.stringMatching(sentence));
    await playScenario(scenario);
  },
);

/** Changes the answer with this status in a recording. */
const withAnswer = (recording: string, status: number, response: object): string => {
  const { log } = JSON.parse(recording);
  const change = (entry: { response: { status: number } }) =>
    entry.response.status === status ? { ...entry, response: { ...entry.response, ...response } } : entry;
  return JSON.stringify({ log: { ...log, entries: log.entries.map(change) } });
};
const contentOf = (mimeType: string, text: string) => ({
  content: { size: text.length, mimeType, text },
});

test.each([
  [
    'against the contract',
    contentOf('application/json', '{"message":5,"errors":{"agencia":"Agência inexistente."}}'),
    'updateStep: 422',
  ],
  ['that is a page', { status: 502, ...contentOf('text/html', '<html>') }, 'updateStep: 502'],
  ['without a body', { status: 503, ...contentOf('application/json', '') }, 'updateStep: 503'],
  ['that is cut off', { status: 200, ...contentOf('application/json', '{"da') }, 'updateStep: \\d+'],
])(
  '[10.9c] the console line about a refusal %s is expected',
  { timeout: 60_000 },
  async (_, response, line) => {
    const { scenario } = await recordedScenarioOf('bank-account-refused', recording =>
      withAnswer(recording, 422, response),
    );
    expect(scenario.verdict.console).toEqual([{ matches: `^\\[proposta\\] ${line}` }]);
    await playScenario(scenario);
  },
);
