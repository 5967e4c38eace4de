import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '#mocks/engine.ts';
import type { JournalEntry } from '#mocks/journal.ts';
import { visitorOf } from '#mocks/testing/visitor.ts';
import { findScenario } from '#scenarios/index.ts';
import { harOf } from '#tests/support/har-of.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type ContractModel, loadContractModel } from '../contract-model.ts';
import { type Confrontation, createLedger } from '../ledger.ts';
import { readRecordings } from '../recordings.ts';
import { reportLines } from '../report-lines.ts';

/** A session with the mock service that opens a journey, creates a proposal, updates it and polls. */
export async function mockSession(): Promise<readonly JournalEntry[]> {
  const scenario = findScenario('happy-path');
  if (!scenario) throw new Error('The scenario "happy-path" is missing.');
  const engine = createEngine({ scenario });
  const visitor = visitorOf(engine);
  await visitor.get(`/${visitor.hash}/system`);
  const creation = await visitor.create({ nome: 'Marina Alves', cpf: '39053344705' });
  await visitor.save('endereco', { cep: '01310100', numero: '4711' });
  await visitor.poll('analise-de-credito');
  await visitor.get(`/${visitor.hash}/resource/banks`);
  const proposal: unknown = await creation.json();
  await visitor.get(`/${proposalIdIn(proposal)}/proposal-details`);
  await visitor.get(`/${visitor.hash}/system`);
  return engine.journal;
}

const proposalIdIn = (answer: unknown): string => /"_id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? 'x';

/** Copies a session and replaces parts of its answers. */
export const withOtherAnswers = (
  journal: readonly JournalEntry[],
  change: (body: Json, call: JournalEntry) => { body?: unknown; status?: number },
): JournalEntry[] =>
  journal.map(call => {
    // The mock service answers in JSON.
    const copy = structuredClone(call.body) as Json;
    return { ...call, body: copy, ...change(copy, call) };
  });

/** JSON whose members a test reads without checks. */
export interface Json {
  [member: string]: Json;
}

export interface ConfrontResult {
  confrontation: Confrontation;
  report: string;
  /** The lines of the report that describe differences. */
  differences: readonly string[];
}

export const model: ContractModel = await loadContractModel();

export const journalAsHar = (journal: readonly JournalEntry[]): string =>
  harOf(journal, { headers: { version: 'v2' } });

/** The report on the texts of HAR files. */
export async function confront(...hars: readonly string[]): Promise<ConfrontResult> {
  const ledger = createLedger(model);
  await readRecordings(hars.map(temporaryHar), ledger);
  const confrontation = ledger.close();
  const lines = reportLines(model, confrontation);
  return {
    confrontation,
    report: lines.join('\n'),
    differences: lines.filter(line => /^ {2}\w+ \d{3}, /.test(line)),
  };
}

export function temporaryHar(text: string): string {
  const file = path.join(createTemporaryFolder('confront-'), 'session.har');
  writeFileSync(file, text);
  return file;
}
