import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type AnswerSchema, answerSchemas } from '../contract/answer-schemas.gen.js';
import { escapeText } from './escape-text.ts';
import { formatDay } from './format-day.ts';
import type { PlainAnswer } from './plain-answer.ts';
import { isObject, type JsonObject, resolveSchema } from './resolve-schema.ts';
import { withUnknownNames } from './unknown-names.ts';

/** Writes the body in the dialect. The result follows the contract and means the same. */
export function rephrase(dialect: Dialect, { operation, step, status, body }: PlainAnswer): unknown {
  const schema = answerSchemas[operation][status];
  if (!schema || !isObject(body)) return body;
  const trimmedBody =
    status === 200
      ? trimStatus(
          dialect,
          operation,
          step,
          trimAnswers(dialect, operation, step, withOwnValue(dialect, operation, body)),
        )
      : body;
  return putInEnvelope(dialect, operation, status, rewrite(trimmedBody, schema, dialect));
}

/** An amount in reais that no scenario chooses. */
const OWN_VALUE = 4321.09;

/** Gives a new proposal a value that the service computed, and leaves it out of the other answers. */
function withOwnValue({ computedValue }: Dialect, operation: OperationId, body: JsonObject): JsonObject {
  if (computedValue === 'chosenAmount' || !isObject(body.data)) return body;
  const { systemicValue: _, ...data } = body.data;
  if (isObject(data.proposal)) {
    const { systemicValue: __, ...proposal } = data.proposal;
    return { ...body, data: { ...data, proposal } };
  }
  const isCreation = operation === 'createProposal' && data._id !== undefined;
  return { ...body, data: isCreation ? { ...data, systemicValue: OWN_VALUE } : data };
}

const WRITE_OPERATIONS: ReadonlySet<OperationId> = new Set([
  'createProposal',
  'updateStep',
  'redoDocumentLinkStep',
]);

/** Leaves out saved answers that this dialect does not return from a write. */
function trimAnswers(
  { writeAnswers }: Dialect,
  operation: OperationId,
  step: string | undefined,
  body: JsonObject,
): JsonObject {
  if (writeAnswers === 'everything' || !WRITE_OPERATIONS.has(operation) || !isObject(body.data)) return body;
  const { selfContract, ...proposal } = body.data;
  if (writeAnswers === 'proposalOnly' || !isObject(selfContract)) return { ...body, data: proposal };
  // A creation names no step, and only the first step has been saved.
  const entries = Object.entries(selfContract).filter(([slug]) => step === undefined || slug === step);
  return { ...body, data: { ...proposal, selfContract: Object.fromEntries(entries) } };
}

/**
 * Leaves out the initial status of a step to which the answer leads (4.1), or the status of a step that still waits. A
 * change at the same step is always named.
 */
function trimStatus(
  { absent, unchangedStatus }: Dialect,
  operation: OperationId,
  step: string | undefined,
  body: JsonObject,
): JsonObject {
  if (!WRITE_OPERATIONS.has(operation) || !isObject(body.data)) return body;
  const { stepStatus, ...outcome } = body.data;
  const isSameStep = outcome.currentStep === step;
  const isTrimmed =
    (absent === 'omitted' && stepStatus === 'init' && !isSameStep) ||
    (unchangedStatus === 'absent' && stepStatus === 'waiting' && isSameStep);
  return isTrimmed ? { ...body, data: outcome } : body;
}

function putInEnvelope(
  { creationEnvelope, newHashEnvelope }: Dialect,
  operation: OperationId,
  status: number,
  body: unknown,
): unknown {
  if (status !== 200 || !isObject(body) || !isObject(body.data)) return body;
  const { data, message } = body;
  if (operation === 'newHash' && newHashEnvelope === 'shallow') return { hashId: data.hashId };
  if (operation !== 'createProposal' || creationEnvelope === 'nested') return body;
  // Without a new proposal the answer keeps its envelope.
  if (data._id === undefined) return body;
  const { _id, systemicValue, situation, selfContractFeature } = data;
  return {
    _id,
    data: selfContractFeature === undefined ? {} : { selfContractFeature },
    ...(message === undefined ? {} : { message }),
    ...(systemicValue === undefined ? {} : { systemicValue }),
    situation,
  };
}

/** Rewrites a value and its members, each as its schema and the dialect require. */
function rewrite(value: unknown, schema: AnswerSchema, dialect: Dialect): unknown {
  const resolved = resolveSchema(schema, value);
  if (!resolved) return value;
  if (resolved.schema['x-typescript'] !== undefined) return rewriteUndescribed(value, dialect);
  if (Array.isArray(value)) {
    const { items } = resolved.schema;
    if (!items) return value;
    const shouldSort = dialect.stepOrder === 'absent' && items.$ref?.endsWith('/Step') === true;
    return (shouldSort ? sortedByOrder(value) : value).map(item => rewrite(item, items, dialect));
  }
  if (isObject(value)) {
    const { order: _order, ...withoutOrder } = value;
    const remaining = dialect.stepOrder === 'absent' && resolved.name === 'Step' ? withoutOrder : value;
    const members = rewriteMembers(
      withReviewStep(resolved.name, remaining, dialect),
      resolved.schema,
      dialect,
    );
    return dialect.unknownNames === 'some' ? withUnknownNames(resolved.name, members) : members;
  }
  return rephraseScalar(value, dialect);
}

/** Names the current step of a proposal as the one to review if there is none. */
function withReviewStep(schemaName: string, members: JsonObject, { reviewOfNone }: Dialect): JsonObject {
  const isProposal = schemaName === 'Proposal' || schemaName === 'ProposalOutcome';
  return isProposal && reviewOfNone === 'currentStep' && (members.reviewStep ?? null) === null
    ? { ...members, reviewStep: members.currentStep }
    : members;
}

function rewriteMembers(value: JsonObject, schema: AnswerSchema, dialect: Dialect): JsonObject {
  const { properties = {}, required = [], additionalProperties } = schema;
  const otherMembers = typeof additionalProperties === 'object' ? additionalProperties : {};
  const members = Object.entries(value).map(([name, member]): [string, unknown] => [
    name,
    dialect.texts === 'escaped' && typeof member === 'string'
      ? escapeText(name, member)
      : rewrite(
          member,
          (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? otherMembers,
          dialect,
        ),
  ]);
  if (dialect.absent === 'asGiven') return Object.fromEntries(members);
  const isOptional = (name: string) => Object.hasOwn(properties, name) && !required.includes(name);
  const keptMembers = members.filter(([name, member]) => !(isOptional(name) && isEmpty(member)));
  // The members of a map, such as the answers of a step, have no names in the contract.
  if (dialect.absent === 'omitted')
    return Object.fromEntries(
      keptMembers.filter(([name, member]) => Object.hasOwn(properties, name) || !isEmpty(member)),
    );
  const optionalNames = Object.keys(properties).filter(isOptional);
  return {
    ...Object.fromEntries(optionalNames.map(name => [name, null])),
    ...Object.fromEntries(keptMembers),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === false || value === null || (Array.isArray(value) && value.length === 0);

/** Rewrites values whose content the contract does not describe, such as values and defaults of fields. */
function rewriteUndescribed(value: unknown, dialect: Dialect): unknown {
  if (Array.isArray(value)) return value.map(item => rewriteUndescribed(item, dialect));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, rewriteUndescribed(member, dialect)]),
    );
  return typeof value === 'string' ? formatDay(dialect.dates, value) : rephraseScalar(value, dialect);
}

const rephraseScalar = (value: unknown, { scalars }: Dialect): unknown =>
  scalars === 'text' && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : value;

/** Sorts steps by their `order`. */
const sortedByOrder = (steps: readonly unknown[]): unknown[] =>
  [...steps].sort((left, right) => orderOf(left) - orderOf(right));

const orderOf = (step: unknown): number => (isObject(step) ? Number(step.order) : 0);
