import { readMember, readText } from '#mocks/read-member.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import type { OperationId, WireField, WireStep } from '#scenarios/wire.ts';
import { type EntryMethod, entryMethodOf } from './entry-method-of.ts';
import { componentOf, type KnownFields, keyOf } from './known-fields.ts';
import type { RecordedCall } from './session.ts';

export interface DerivedWalk {
  walk: readonly WalkAction[];
  /** Whether the walk causes a call. */
  causes: (call: RecordedCall) => boolean;
  notes: readonly string[];
  /** Heading at the end of the session, if known. */
  endsAt: string | undefined;
}

/**
 * Calls after actions that the recording does not contain. A person has to write these parts of the walk.
 */
const operationsByHand: ReadonlySet<OperationId> = new Set([
  'validateToken',
  'newHash',
  'partialForkProposal',
  'redoDocumentLinkStep',
  'financeCdc',
  'startCarEquityInsertion',
  'sendC6ConsignadoPrivadoToken',
]);

/**
 * Calls that an entry or a press of the visitor causes before the step is sent. The first simulation of a step begins
 * by itself, so only a repeated one is such a call.
 */
const callsBeforeSubmission: ReadonlySet<OperationId> = new Set([
  'getMultiProposal',
  'getCepFirst',
  'getCepSecond',
  'findCompaniesByName',
  'getFipeModels',
  'getFipeModelYears',
  'getFipeValue',
  'getResidencyValue',
]);

/** Derives the walk through the forms from the sent values, which are already fictitious. */
export function walkOf(calls: readonly RecordedCall[], knownFields: KnownFields): DerivedWalk {
  const walk: WalkAction[] = [{ do: 'open' }];
  const notes: string[] = [];
  const lookupTexts = new Set(calls.filter(isAddressLookup).flatMap(({ answer }) => addressTextsIn(answer)));
  /** The last call that an action of the walk has caused; 0 for the opening. */
  let lastCaused = 0;
  const causesUntil = (end: number): DerivedWalk['causes'] => {
    const uncausedCalls = callsOfVisitorAfter(lastCaused, calls, knownFields);
    return call => call.number < end && !uncausedCalls.includes(call);
  };
  const endWalkBefore = (call: RecordedCall, reason: string): DerivedWalk => {
    notes.push(`The walk ends before call ${call.number} (${call.operation}): ${reason}.`);
    return { walk, causes: causesUntil(call.number), notes, endsAt: undefined };
  };

  for (const call of calls) {
    if (call.afterReload) {
      // Waits for the answers before the reload.
      const previousEnd = lastHeadingOf(calls.slice(0, call.number - 1), knownFields);
      if (previousEnd !== undefined) walk.push({ do: 'waitFor', heading: previousEnd });
      walk.push({ do: 'reload' });
    }
    if (operationsByHand.has(call.operation))
      return endWalkBefore(call, "the visitor's action is not in the recording");
    const nextCall = calls.find(({ number }) => number > call.number);
    const actionAfterAnswer = `the visitor's action after the answer of call ${call.number} is not in the recording`;
    if (call.isPoll && hasFailed(call.answer) && nextCall) return endWalkBefore(nextCall, actionAfterAnswer);
    if (!isSubmission(call)) continue;
    const step = submittedStepOf(call, knownFields);
    if (!step) return endWalkBefore(call, 'no answer of the recording describes its step');
    const shownStep = shownStepBefore(call, calls);
    if (shownStep !== '' && shownStep !== step.slug)
      return endWalkBefore(call, `the visitor was at "${shownStep}" and has gone to "${step.slug}"`);
    const data = readMember(call.body, 'data');
    if (step.stepType.slug !== 'form' || readText(data, 'stepAction') !== '')
      return endWalkBefore(call, `"${step.name}" is not a form`);
    const fillActions = fillActionsOf(step, data, knownFields, lookupTexts);
    if (typeof fillActions === 'string') return endWalkBefore(call, fillActions);
    walk.push({ do: 'waitFor', heading: step.name }, ...fillActions, { do: 'press', button: 'Continuar' });
    const { answer } = call;
    const journeyContinues =
      answer.kind === 'reply' && (answer.status < 300 || [400, 422].includes(answer.status));
    // Waits for the refusal, because a press during a call has no effect.
    const refusal = refusalOf(step, answer);
    if (refusal !== undefined) walk.push({ do: 'waitFor', text: refusal });
    lastCaused = call.number;
    if (!journeyContinues && nextCall) return endWalkBefore(nextCall, actionAfterAnswer);
  }
  const endsAt = lastHeadingOf(calls, knownFields);
  if (endsAt !== undefined) walk.push({ do: 'waitFor', heading: endsAt });
  else
    for (const { operation } of calls.filter(call => call.isPoll && call.number > lastCaused)) {
      const times =
        1 + walk.filter(action => action.do === 'waitForCall' && action.operation === operation).length;
      walk.push({ do: 'waitForCall', operation, times });
    }
  const causes = causesUntil(Number.POSITIVE_INFINITY);
  if (!calls.every(causes))
    notes.push(
      `The walk ends with ${endsAt === undefined ? 'a form' : `the form "${endsAt}"`}, whose look-ups are left out: it was not sent, so what the visitor typed is not in the recording.`,
    );
  return { walk, causes, notes, endsAt };
}

/** The calls after this one that an entry or a press of the visitor has caused. */
function callsOfVisitorAfter(
  number: number,
  calls: readonly RecordedCall[],
  { steps }: KnownFields,
): readonly RecordedCall[] {
  const laterCalls = calls.filter(call => call.number > number);
  return laterCalls.filter((call, index) => {
    const { operation, path } = call;
    const listName = path.resourceName ?? path.resource;
    if (listName !== undefined) {
      const slug = shownStepBefore(call, calls);
      const fields = steps.find(step => step.slug === slug)?.fields ?? [];
      // A list that depends on another field waits for the visitor's entry there.
      return !fields.some(
        ({ resource, dependencies = [] }) => resource === listName && dependencies.length === 0,
      );
    }
    return (
      callsBeforeSubmission.has(operation) ||
      (operation.startsWith('simulate') &&
        laterCalls.findIndex(earlier => earlier.operation === operation) < index)
    );
  });
}

const hasFailed = (answer: RecordedCall['answer']): boolean =>
  answer.kind === 'reply' &&
  (answer.status >= 400 || readText(readMember(answer.body, 'data'), 'stepStatus') === 'failed');

/** The slug of the step that the service has named last before a call; empty if it has named none. */
function shownStepBefore({ number }: RecordedCall, calls: readonly RecordedCall[]): string {
  const proposals = calls
    .filter(call => call.number < number)
    .reverse()
    .flatMap(({ answer }) => (answer.kind === 'reply' ? [readMember(answer.body, 'data')] : []))
    .flatMap(data => [data, readMember(data, 'proposal')]);
  const named = proposals.find(proposal => readText(proposal, 'currentStep') !== '');
  return readText(named, 'reviewStep') || readText(named, 'currentStep');
}

/** The message of a refusal for a field of the step. */
function refusalOf(step: WireStep, answer: RecordedCall['answer']): string | undefined {
  if (answer.kind !== 'reply' || answer.status < 400) return undefined;
  const errors = readMember(answer.body, 'errors');
  return step.fields
    .filter(({ hidden }) => !hidden)
    .map(field => readText(errors, keyOf(field)))
    .find(text => text !== '');
}

const isSubmission = ({ operation, isPoll }: RecordedCall): boolean =>
  operation === 'createProposal' || (operation === 'updateStep' && !isPoll);

const submittedStepOf = ({ operation, path }: RecordedCall, { steps }: KnownFields): WireStep | undefined =>
  operation === 'createProposal'
    ? steps.find(({ order }) => order >= 0)
    : steps.find(({ slug }) => slug === path.step);

/** The actions in a step, or the reason why they are unknown. */
function fillActionsOf(
  step: WireStep,
  data: unknown,
  knownFields: KnownFields,
  lookupTexts: ReadonlySet<string>,
): WalkAction[] | string {
  const actions: WalkAction[] = [];
  for (const field of step.fields) {
    const value = readMember(data, keyOf(field));
    if (entryMethodOf(componentOf(field)) === 'files') {
      if (!field.hidden && field.rules?.some(({ required }) => required))
        return `"${step.name}" takes a file`;
      continue;
    }
    if (
      value === undefined ||
      value === null ||
      value === '' ||
      field.hidden ||
      field.readOnly ||
      field.disabled
    )
      continue;
    const label = field.label ?? '';
    if (label === '' || label.includes('{{')) return `a field of "${step.name}" has no fixed label`;
    actions.push(...actionsOf(field, label, value, knownFields, lookupTexts));
  }
  return actions;
}

function actionsOf(
  field: WireField,
  label: string,
  value: unknown,
  knownFields: KnownFields,
  lookupTexts: ReadonlySet<string>,
): WalkAction[] {
  const method = entryMethodOf(componentOf(field));
  switch (method) {
    case 'nothing':
    case 'files':
      return [];
    case 'agreement':
      return value === false || /^(n|recus)/i.test(String(value)) ? [] : [{ do: 'check', field: label }];
    case 'choices': {
      const options = Array.isArray(value) ? value : [value];
      return options.map(option => ({ do: 'check', field: labelOf(option, field, knownFields) }));
    }
    case 'choice': {
      const option = labelOf(value, field, knownFields);
      // A lookup by postal code has already chosen this option.
      const isLookupOption = lookupTexts.has(option) || lookupTexts.has(readText(value, 'value'));
      return isLookupOption
        ? [{ do: 'expectChoice', field: label, option }]
        : [{ do: 'choose', field: label, option }];
    }
    case 'text':
    case 'day':
    case 'amount':
    case 'percentage': {
      const text = typedTextOf(method, value);
      return lookupTexts.has(text)
        ? [{ do: 'expectField', field: label, value: text }]
        : [{ do: 'fill', field: label, with: text }];
    }
  }
}

/** The visible label of a choice: a request may contain its value, its label or both. */
function labelOf(value: unknown, field: WireField, { lists }: KnownFields): string {
  const label = readText(value, 'label');
  if (label !== '') return label;
  const sentText = readText(value, 'value') || String(value);
  const options = [...(field.options ?? []), ...(lists.get(field.resource ?? '') ?? [])];
  return options.find(option => option.value === sentText || option.label === sentText)?.label ?? sentText;
}

function typedTextOf(method: EntryMethod, value: unknown): string {
  if (typeof value === 'number')
    return (method === 'amount' ? value.toFixed(2) : String(value)).replace('.', ',');
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value));
  return method === 'day' && iso ? `${iso[3]}/${iso[2]}/${iso[1]}` : String(value);
}

const isAddressLookup = ({ operation }: RecordedCall): boolean =>
  operation === 'getCepFirst' || operation === 'getCepSecond';

/** The texts of a looked-up address, without the postal code, which the visitor types. */
const addressTextsIn = (answer: RecordedCall['answer']): string[] =>
  answer.kind === 'reply'
    ? ['logradouro', 'bairro', 'localidade', 'uf'].map(name => readText(answer.body, name)).filter(Boolean)
    : [];

function lastHeadingOf(calls: readonly RecordedCall[], { steps }: KnownFields): string | undefined {
  const answers = calls.flatMap(({ answer }) => (answer.kind === 'reply' ? [answer.body] : [])).reverse();
  const current = answers
    .map(body => readMember(body, 'data'))
    .map(data => readText(data, 'currentStep') || readText(readMember(data, 'proposal'), 'currentStep'))
    .find(slug => slug !== '');
  const step = steps.find(({ slug }) => slug === current);
  if (step?.stepType.slug === 'form') return step.name;
  if (step?.stepType.slug !== 'finished' && step?.stepType.slug !== 'finalizado') return undefined;
  const pages = answers.map(body =>
    readText(
      readMember(readMember(readMember(readMember(body, 'data'), 'configuration'), 'display'), 'finalPage'),
      'title',
    ),
  );
  return pages.find(title => title !== '');
}
