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
  /** Whether each step in the answers has a field with files, by slug. */
  readonly takesFilesAt: Map<string, boolean>;
  /** Whether a creation was the latest write: an update with files brings those of the first step. */
  hasJustCreated: boolean;
}

export const createFileMemory = (): FileMemory => ({
  fileKeys: new Set(),
  takesFilesAt: new Map(),
  hasJustCreated: false,
});

/** The schema that describes which files stay. */
const FILES_PLACE = '#/components/schemas/UpdateStepFiles';

/** The member that announces the step of a receipt. */
const RECEIPT_PLACE = '#/components/schemas/ProposalOutcome/properties/selfContractFeature';

/**
 * Compares a call with the rules about files, which no schema can express: the service keeps the files that an update
 * names, a creation requires none, the files of the first step are accepted after it (assumption 7.10), and the receipt
 * of an overdue bill has a step with a field for files (assumption 4.19).
 */
export function compareFiles(findings: Findings, memory: FileMemory, call: FileCall): void {
  const { operation, status } = call;
  collectSteps(bodyValueOf(call.answer), memory);
  reportReceiptWithoutField(findings, memory, call);
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

function collectSteps(value: unknown, memory: FileMemory): void {
  if (Array.isArray(value)) for (const entry of value) collectSteps(entry, memory);
  if (!isRecord(value)) return;
  const fileKeys = Array.isArray(value.fields) ? fileKeysIn(value.fields) : [];
  if (Array.isArray(value.fields)) memory.takesFilesAt.set(readText(value, 'slug'), fileKeys.length > 0);
  for (const key of fileKeys) memory.fileKeys.add(key);
  for (const member of Object.values(value)) collectSteps(member, memory);
}

/** The keys of the fields with files, also of those inside other fields. */
function fileKeysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fileKeysIn);
  if (!isRecord(value)) return [];
  const component = readText(value, 'component') || readText(value, '_component');
  const key = readText(value, 'uniqueKey') || readText(value, 'key');
  return [
    ...(key !== '' && takesFiles({ component }) ? [key] : []),
    ...Object.values(value).flatMap(fileKeysIn),
  ];
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

function reportReceiptWithoutField(
  findings: Findings,
  { takesFilesAt }: FileMemory,
  { answer }: FileCall,
): void {
  const outcome = readMember(bodyValueOf(answer), 'data');
  const slug = readText(outcome, 'reviewStep') || readText(outcome, 'currentStep');
  if (readText(outcome, 'selfContractFeature') === 'overdueBill' && takesFilesAt.get(slug) === false)
    report(findings, RECEIPT_PLACE, {
      pointer: '/data/currentStep',
      expected: 'a step with a field of files, for the receipt of the overdue bill',
      observed: 'another step',
    });
}
