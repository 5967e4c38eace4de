import { takesFiles } from '#journey/fields/takes-files.ts';
import { readMember, readText } from '#mocks/read-member.ts';
import { isRecord } from '#shared/record.ts';
import type { TracedOperation } from './contract-model.ts';
import type { Deviation } from './deviation.ts';
import type { Findings } from './findings.ts';
import { FILE_PART, type RecordedBody } from './recorded-body.ts';

interface FileCall {
  operation: TracedOperation;
  path: Readonly<Record<string, string>>;
  status: number;
  request: RecordedBody;
  answer: RecordedBody;
}

/** The knowledge of a recording that the rules about files need: they compare a call with earlier ones. */
export interface FileMemory {
  /** Keys of fields with files, from the steps in the answers. */
  readonly fileKeys: Set<string>;
  /** Whether a creation was the latest write: an update with files brings those of the first step. */
  hasJustCreated: boolean;
}

export const createFileMemory = (): FileMemory => ({ fileKeys: new Set(), hasJustCreated: false });

/** The schema that describes which files stay. */
const FILES_PLACE = '#/components/schemas/UpdateStepFiles';

/**
 * Compares a call with the rules about files, which no schema can express: the service keeps the files that an update
 * names, a creation requires none, and the files of the first step are accepted after it (assumption 7.10).
 */
export function compareFiles(findings: Findings, memory: FileMemory, call: FileCall): void {
  const { operation, status } = call;
  collectFileKeys(bodyValueOf(call.answer), memory.fileKeys);
  if (operation.id === 'createProposal') {
    memory.hasJustCreated = status === 200;
    if (status === 400 || status === 422) reportRequiredFile(findings, memory, call);
  } else if (operation.id === 'updateStep' && readMember(bodyValueOf(call.request), 'polling') !== true) {
    if (status === 200) reportLostFiles(findings, memory, call);
    else if (memory.hasJustCreated && status === 404) reportRefusedFiles(findings, call);
    memory.hasJustCreated = false;
  }
}

const bodyValueOf = (body: RecordedBody): unknown => (body.kind === 'value' ? body.value : undefined);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function collectFileKeys(value: unknown, fileKeys: Set<string>): void {
  if (Array.isArray(value)) for (const entry of value) collectFileKeys(entry, fileKeys);
  if (!isRecord(value)) return;
  const component = readText(value, 'component') || readText(value, '_component');
  const key = readText(value, 'uniqueKey') || readText(value, 'key');
  if (key !== '' && takesFiles({ component })) fileKeys.add(key);
  for (const member of Object.values(value)) collectFileKeys(member, fileKeys);
}

const report = (
  findings: Findings,
  place: string,
  deviation: Pick<Deviation, 'pointer' | 'expected' | 'observed'>,
): void =>
  findings.report(
    { kind: 'value', side: 'answer', type: undefined, keyword: 'x-files', place, ...deviation },
    findings.model.guesses.has(place) ? place : undefined,
  );

function reportLostFiles(
  findings: Findings,
  { fileKeys }: FileMemory,
  { path, request, answer }: FileCall,
): void {
  const form = bodyValueOf(request);
  const listedValues = readMember(
    readMember(readMember(bodyValueOf(answer), 'data'), 'selfContract'),
    path.step ?? '',
  );
  const partsOf = (key: string): number =>
    request.kind === 'value' && request.isJson !== true
      ? [readMember(form, key)].flat().filter(part => part === FILE_PART).length
      : 0;
  const keys = new Set([...fileKeys, ...(isRecord(form) ? Object.keys(form) : [])]);
  for (const key of keys) {
    const sentList = readMember(readMember(form, 'data'), key);
    const partCount = partsOf(key);
    const listed = readMember(listedValues, key);
    // Nothing was to change, or the answer says nothing of the field.
    if ((partCount === 0 && !Array.isArray(sentList)) || listed === undefined) continue;
    const names = [listed].flat().flatMap(entry => (entry === null || entry === '' ? [] : [nameOf(entry)]));
    const keptNames = listOf(sentList);
    if (keptNames.every(name => names.includes(name)) && names.length === keptNames.length + partCount)
      continue;
    report(findings, FILES_PLACE, {
      pointer: '/data/selfContract/*/*',
      expected: 'the files that the request names, then those that it sends',
      observed: 'other files',
    });
  }
}

const nameOf = (entry: unknown): unknown => (isRecord(entry) ? entry.name : entry);

function reportRequiredFile(
  findings: Findings,
  { fileKeys }: FileMemory,
  { operation, answer }: FileCall,
): void {
  const errors = readMember(bodyValueOf(answer), 'errors');
  const keys = Array.isArray(errors)
    ? errors.map(entry => readText(entry, 'field'))
    : Object.keys(isRecord(errors) ? errors : {});
  if (keys.some(key => fileKeys.has(key)))
    report(findings, operation.place, {
      pointer: '/errors/*',
      expected: 'no message about a field of files, which follow by updateStep',
      observed: 'a message',
    });
}

function reportRefusedFiles(findings: Findings, { request, answer }: FileCall): void {
  const isForm = request.kind === 'value' && request.type === 'multipart/form-data';
  const status = readText(readMember(bodyValueOf(answer), 'errors'), 'status');
  const place = findings.model.operations.get('createProposal')?.place ?? '';
  if (isForm && status === 'CONFLICT')
    report(findings, place, {
      pointer: '/errors/status',
      expected: 'the files of the first step are accepted after its creation',
      observed: 'CONFLICT',
    });
}
