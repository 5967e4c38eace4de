import { findScenario } from '#scenarios/index.ts';
import type { EngineSnapshot } from '../engine-session.ts';
import { isRecord } from '../is-record.ts';
import { isWorldState } from '../world/state.ts';
import { findWorkbenchLinkProblems } from './link-problems.ts';
import type { ClaimLine } from './verdict.ts';

/** One call as the reporter saw it. */
export interface ReportedCall {
  operation: string;
  status: number | null;
  source: string;
  violations: readonly string[];
}

/** The situation of a workbench, for somebody else to open and read. Plain JSON. */
export interface BugReport {
  version: 1;
  /** Time of the report: ISO 8601, UTC. */
  at: string;
  /** The comment of the reporter; may be empty. */
  note: string;
  /** The commit of the build; empty outside a git checkout. Absent in older reports. */
  build?: string;
  /** The browser of the reporter, as it names itself. Absent in older reports. */
  browser?: string;
  /** The query of the workbench: scenario, dialect, lender, theme, delay, pending faults. */
  query: string;
  seed: number;
  /** Number of actions of the walk that had ended. */
  walkAt: number;
  /** The last of these actions, in Portuguese; empty when none had ended. */
  lastAction: string;
  /** Path of the app. */
  path: string;
  /**
   * The hash in the app's address, if there is one: the service may have replaced that of the link. Absent in older
   * reports.
   */
  hash?: string;
  calls: readonly ReportedCall[];
  claims: readonly ClaimLine[];
  console: readonly string[];
  /**
   * State of the service. Absent if another play of the walk leads to the same situation: nobody has used the app by
   * hand or set a fault.
   */
  snapshot?: EngineSnapshot;
}

/** Chats and trackers cut longer links, so a longer report becomes a file. Characters. */
export const maxLinkLength = 6000;
/** Name of the part of the address that holds a report. It never reaches a server. */
export const reportFragment = '#relato=';

const transformBytes = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** The report as text for an address: compressed, base64url. */
export async function encodeBugReport(report: BugReport): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(report));
  const compressed = await transformBytes(bytes, new CompressionStream('deflate-raw'));
  const binary = Array.from(compressed, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws Error in Portuguese when the text is no report. */
export async function decodeBugReport(text: string): Promise<BugReport> {
  let json: string;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const compressed = Uint8Array.from(binary, character => character.charCodeAt(0));
    json = new TextDecoder().decode(await transformBytes(compressed, new DecompressionStream('deflate-raw')));
  } catch {
    throw new Error('O link do relato está incompleto. Peça a quem relatou que o copie de novo.');
  }
  return readBugReport(json);
}

/** Reads the text of a report's file. @throws Error in Portuguese when it is no report. */
export function readBugReport(json: string): BugReport {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Error('O arquivo não é um relato da bancada: não é JSON.');
  }
  if (!isBugReport(value))
    throw new Error('O arquivo não é um relato da bancada, ou é de outra versão dela.');
  const query = new URLSearchParams(value.query);
  const scenario = query.get('scenario') ?? '';
  if (!findScenario(scenario))
    throw new Error(`O relato é do cenário "${scenario}", que esta versão da bancada não tem.`);
  const problems = findWorkbenchLinkProblems(query);
  if (problems.length > 0)
    throw new Error(`O relato é de uma situação que esta versão da bancada não tem. ${problems.join(' ')}`);
  const { snapshot, build } = value;
  if (snapshot && !isWorldState(snapshot.world))
    throw new Error(
      `O relato tem o estado de outra versão do serviço simulado. Abra o relato na versão de quem relatou${build ? `: ${build}` : ''}.`,
    );
  if (snapshot && snapshot.scenario !== scenario)
    throw new Error(
      `O relato se contradiz: é do cenário "${scenario}", e o estado do serviço é do "${snapshot.scenario}".`,
    );
  return value;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, isMember: (member: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isMember);

function isBugReport(value: unknown): value is BugReport {
  if (!isRecord(value) || value.version !== 1) return false;
  const { at, note, query, seed, walkAt, lastAction, path, calls, claims, console, snapshot } = value;
  const { build = '', browser = '', hash = '' } = value;
  const isCall = (call: unknown) =>
    isRecord(call) &&
    isText(call.operation) &&
    isText(call.source) &&
    (call.status === null || typeof call.status === 'number') &&
    isListOf(call.violations, isText);
  const isClaim = (claim: unknown) =>
    isRecord(claim) && isText(claim.text) && isText(claim.found) && isText(claim.state);
  return (
    [at, note, build, browser, query, lastAction, path, hash].every(isText) &&
    typeof seed === 'number' &&
    Number.isInteger(walkAt) &&
    isListOf(calls, isCall) &&
    isListOf(claims, isClaim) &&
    isListOf(console, isText) &&
    (snapshot === undefined || isSnapshot(snapshot))
  );
}

const isSnapshot = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.scenario) &&
  isRecord(value.world) &&
  isRecord(value.calls) &&
  isRecord(value.draws) &&
  Array.isArray(value.journal) &&
  Array.isArray(value.violations) &&
  ['number', 'undefined'].includes(typeof value.droppedCalls);
