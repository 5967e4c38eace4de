import type { Scenario } from '#scenarios/define-scenario.ts';
import type { ConsoleLine, HeldFile, SentCalls, Verdict } from '#scenarios/walk.ts';
import type { Driver } from './drivers/driver.ts';
import { callsOf, type JournalEntry, type ServiceReport } from './journal.ts';
import type { ServiceView } from './play-walk.ts';
import { sleep } from './sleep.ts';

/** One line of a verdict: the claim, whether it is true, and the actual value. */
export interface Finding {
  claim: string;
  passed: boolean;
  /** Empty when the claim is true. */
  actual: string;
}

/** Compares all claims of a scenario with the present state. Returns the true ones, too. */
export async function judge(scenario: Scenario, driver: Driver, service: ServiceView): Promise<Finding[]> {
  const { verdict } = scenario;
  const report = await service.report();
  return [
    ...(await judgeScreen(verdict, driver)),
    ...judgeService(scenario, report),
    ...judgeConsole(verdict.console ?? [], withoutRefusals(driver.consoleLines(), verdict, report)),
  ];
}

/**
 * How long the effects of the last action may take: a dialog that fades, a console line. Milliseconds.
 */
const SETTLING_TIME = 2000;

/**
 * Judges after the end of a walk. Repeats it while a claim is not true, until the effects of the last action must have
 * ended.
 */
export async function judgeAtEnd(
  scenario: Scenario,
  driver: Driver,
  service: ServiceView,
): Promise<Finding[]> {
  for (const deadline = Date.now() + SETTLING_TIME; ; ) {
    const findings = await judge(scenario, driver, service);
    if (Date.now() >= deadline || findings.every(({ passed }) => passed)) return findings;
    await sleep(50);
  }
}

/** The claims that are not true, as one text; empty when all are. */
export const complaintsOf = (findings: readonly Finding[]): string =>
  findings
    .filter(finding => !finding.passed)
    .map(({ claim, actual }) => `${claim}: ${actual}`)
    .join('\n');

async function judgeScreen(verdict: Verdict, driver: Driver): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const text of verdict.seen ?? [])
    findings.push(createFinding(`"${text}" is on the screen`, await driver.sees(text), 'it is not'));
  for (const text of verdict.notSeen ?? [])
    findings.push(createFinding(`"${text}" is not on the screen`, !(await driver.sees(text)), 'it is'));
  if (verdict.endsAt && 'path' in verdict.endsAt) {
    const path = await driver.path();
    findings.push(
      createFinding(`the visitor ends at ${verdict.endsAt.path}`, path === verdict.endsAt.path, path),
    );
  } else if (verdict.endsAt) {
    const { heading } = verdict.endsAt;
    const headings = await driver.headings();
    const actual = `the headings are ${headings.map(text => `"${text}"`).join(', ') || 'none'}`;
    findings.push(createFinding(`the visitor ends at "${heading}"`, headings.includes(heading), actual));
  }
  return findings;
}

/**
 * Judges the claims that need no screen: calls, effects, contract, and whether the plan was used and the access
 * expired.
 */
export function judgeService({ verdict, plan, world }: Scenario, report: ServiceReport): Finding[] {
  const findings = (verdict.sent ?? []).map(sent => judgeSent(sent, report));
  for (const [name, expected] of Object.entries(verdict.effects ?? {})) {
    const count = Object.entries(report.effects).find(([key]) => key === name)?.[1];
    findings.push(
      createFinding(`the service holds ${name}: ${expected}`, count === expected, `it holds ${count}`),
    );
  }
  if (verdict.files) findings.push(judgeFiles(verdict.files, report.files));
  for (const [operation, planned] of Object.entries(plan)) {
    const plannedCount = planned.kind === 'sequence' ? planned.answers.length : 1;
    const calls = answeredCalls(report).filter(call => call.operation === operation);
    const usedCount = new Set(calls.flatMap(call => call.planned ?? [])).size;
    findings.push(
      createFinding(
        `the plan of ${operation} is used (${plannedCount})`,
        usedCount >= plannedCount,
        countOf(calls),
      ),
    );
  }
  if (typeof world.access === 'object') {
    const { expiresAt, call: expiringCall = 1 } = world.access;
    const calls = answeredCalls(report).filter(({ operation }) => operation === expiresAt);
    findings.push(
      createFinding(
        `the access expires at call ${expiringCall} of ${expiresAt}`,
        !report.awaitsExpiry,
        countOf(calls),
      ),
    );
  }
  const violations = report.violations.map(({ operation, detail }) => `${operation ?? 'unknown'}: ${detail}`);
  findings.push(
    createFinding(
      'every request and answer keeps the contract',
      violations.length === 0,
      violations.join('; '),
    ),
  );
  return findings;
}

/** How often the app asked, and how often a fault answered instead of the scenario. */
function countOf(calls: readonly JournalEntry[]): string {
  const replacedCount = calls.filter(({ source }) => source === 'workbench' || source === 'override').length;
  const faults = replacedCount > 0 ? `, ${replacedCount} of them answered by a fault` : '';
  return `the app asked ${calls.length} times${faults}`;
}

/** Each expected document matches one file, and no other file exists. */
function judgeFiles(expected: readonly HeldFile[], received: ServiceReport['files']): Finding {
  const remainingFiles = [...received];
  const missingFiles = expected.filter(file => {
    const matchIndex = remainingFiles.findIndex(remaining => includes(remaining, file));
    if (matchIndex >= 0) remainingFiles.splice(matchIndex, 1);
    return matchIndex < 0;
  });
  const namesProposals = expected.some(({ hashId }) => hashId !== undefined);
  const describeFiles = (files: readonly HeldFile[]) =>
    files
      .map(({ step, key, name = '?', hashId }) => {
        const proposal = namesProposals && hashId !== undefined ? ` (${hashId})` : '';
        return `${step}.${key}: ${name}${proposal}`;
      })
      .join(', ') || 'none';
  return createFinding(
    `the service holds these documents: ${describeFiles(expected)}`,
    missingFiles.length === 0 && remainingFiles.length === 0,
    `it holds ${describeFiles(received)}`,
  );
}

function judgeSent(sent: SentCalls, report: ServiceReport): Finding {
  const { operation, times, requests, body, poll, status, headers, address = '' } = sent;
  const kinds = [poll === undefined ? '' : poll ? 'polls' : 'no polls', address].filter(text => text !== '');
  const calledOperation = kinds.length === 0 ? operation : `${operation} (${kinds.join(', ')})`;
  const isCounted = (entry: JournalEntry): boolean =>
    entry.operation === operation &&
    entry.address.includes(address) &&
    (poll === undefined || entry.poll === poll);
  const calls = answeredCalls(report).filter(isCounted);
  const hasExpectedCount = times === undefined ? calls.length > 0 : calls.length === times;
  if (!hasExpectedCount)
    return createFinding(
      `${calledOperation} is sent ${times ?? 'at least 1'} times`,
      false,
      `${calls.length} times`,
    );
  const arrivedCount = report.journal.filter(entry => isCounted(entry) && entry.source !== 'dialect').length;
  if (requests !== undefined && arrivedCount !== requests)
    return createFinding(
      `${calledOperation} reaches the service in ${requests} requests`,
      false,
      `in ${arrivedCount}`,
    );
  if (status !== undefined && !calls.some(call => call.status === status)) {
    const actual = `the answers are ${calls.map(call => call.status ?? 'none').join(', ')}`;
    return createFinding(`${calledOperation} is answered with ${status}`, false, actual);
  }
  for (const [name, expectedValue] of Object.entries(headers ?? {})) {
    const violatingCalls = calls.filter(
      call => Object.hasOwn(call.request.headers, name) !== (expectedValue === true),
    );
    const claim = `${calledOperation} is sent ${expectedValue ? 'with' : 'without'} the header ${name}`;
    if (violatingCalls.length > 0)
      return createFinding(claim, false, `not so in call ${numbersOf(violatingCalls)}`);
  }
  // One call has both, because a refused body and an accepted one would otherwise prove a claim that no call fulfils.
  const callsWithStatus = calls.filter(call => status === undefined || call.status === status);
  const matches = body === undefined || callsWithStatus.some(call => includes(call.request.body, body));
  const bodies = callsWithStatus.map(call => JSON.stringify(call.request.body)).join(' and ');
  const claim =
    body === undefined
      ? `${calledOperation} is sent`
      : `${calledOperation} is sent with ${JSON.stringify(body)}`;
  return createFinding(claim, matches, `the bodies are ${bodies}`);
}

/** Calls that the dialect refused had no effect and were repeated, so a verdict ignores them (16.2). */
const answeredCalls = ({ journal }: ServiceReport): JournalEntry[] =>
  callsOf(journal).filter(({ source }) => source !== 'dialect');

/** Removes one console line for each call that the dialect refused, because no verdict can expect these lines. */
function withoutRefusals(
  lines: readonly string[],
  { console = [] }: Verdict,
  { journal }: ServiceReport,
): string[] {
  const remainingLines = [...lines];
  for (const { source, operation } of journal) {
    if (source !== 'dialect') continue;
    const lineIndex = remainingLines.findIndex(
      line =>
        line.startsWith(`[proposta] ${operation}: `) && !console.some(expectedLine => line === expectedLine),
    );
    if (lineIndex >= 0) remainingLines.splice(lineIndex, 1);
  }
  return remainingLines;
}

const numbersOf = (calls: readonly JournalEntry[]): string => calls.map(({ number }) => number).join(', ');

/** Whether a value contains a part: objects by the given members, lists by position, all else exactly. */
export function includes(value: unknown, expectedPart: unknown): boolean {
  if (typeof expectedPart !== 'object' || expectedPart === null) return Object.is(value, expectedPart);
  if (typeof value !== 'object' || value === null || Array.isArray(expectedPart) !== Array.isArray(value))
    return false;
  return Object.entries(expectedPart).every(([key, expected]) => {
    const received = Object.getOwnPropertyDescriptor(value, key);
    return received !== undefined && includes(received.value, expected);
  });
}

function judgeConsole(expected: readonly ConsoleLine[], lines: readonly string[]): Finding[] {
  const fits = (line: string, expectedLine: ConsoleLine) =>
    typeof expectedLine === 'string' ? line === expectedLine : new RegExp(expectedLine.matches).test(line);
  const findings = expected.map(expectedLine => {
    const text = typeof expectedLine === 'string' ? expectedLine : `/${expectedLine.matches}/`;
    const actual = `the lines are ${lines.map(line => `"${line}"`).join(', ') || 'none'}`;
    return createFinding(
      `the console says ${text}`,
      lines.some(line => fits(line, expectedLine)),
      actual,
    );
  });
  const unexpectedLines = lines.filter(line => !expected.some(expectedLine => fits(line, expectedLine)));
  findings.push(
    createFinding(
      'the console is otherwise quiet',
      unexpectedLines.length === 0,
      unexpectedLines.join(' | '),
    ),
  );
  return findings;
}

const createFinding = (claim: string, passed: boolean, actual: string): Finding => ({
  claim,
  passed,
  actual: passed ? '' : actual,
});
