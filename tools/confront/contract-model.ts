import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { OperationContract, Validator } from '#mocks/contract/operation-contract.ts';
import { createOperationIndex, type OperationIndex } from '#mocks/contract/operation-index.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { bundleContract, contractFolder, isObject, type ObjectNode } from '../contract/bundle.ts';
import { type Guess, guessesOf } from '../contract/guesses.ts';
import { listOf, nodeAt } from '../contract/node-at.ts';
import { type Content, headersOf, type Operation, operationsOf, typesOf } from '../contract/operations.ts';
import { widenAnswers } from '../contract/widen-answers.ts';
import { contractPlaceOf, withPlaces } from './places.ts';
import { createTracing, type TracingValidator } from './tracing-validator.ts';

interface TracedValue {
  place: string;
  /** JSON type, to read numbers and booleans out of text. */
  type: string | readonly string[];
  validate: TracingValidator;
}

interface TracedParameter extends TracedValue {
  name: string;
  in: string;
  required: boolean;
}

export interface TracedResponse {
  place: string;
  /** By media type. */
  content: ReadonlyMap<string, TracingValidator>;
  /** By name in lower case. */
  headers: ReadonlyMap<string, TracedValue>;
}

export interface TracedOperation {
  id: string;
  place: string;
  parameters: readonly TracedParameter[];
  request: { required: boolean; content: ReadonlyMap<string, TracingValidator> } | null;
  responses: ReadonlyMap<string, TracedResponse>;
}

export interface ContractModel {
  index: OperationIndex;
  operations: ReadonlyMap<string, TracedOperation>;
  /** Every guess by its place, in the order of the contract. */
  guesses: ReadonlyMap<string, Guess>;
  /** The bundled contract as it is written. */
  document: ObjectNode;
  /** The paths of openapi.yaml; each refers to a file. */
  paths: ObjectNode;
  /** Folder that holds openapi.yaml. */
  folder: string;
  /** The contract's node at a place; undefined where there is none. */
  nodeAt(place: string): ObjectNode | undefined;
}

/** The places of the guesses about all answers: the rules of `x-answers` in openapi.yaml, in their order. */
export const answerRules = {
  nullMeansAbsent: '#/x-answers/0',
  textForScalars: '#/x-answers/1',
  unnamedMembers: '#/x-answers/2',
} as const;

/** The contract, prepared for the comparison with recorded calls. */
export async function loadContractModel(folder = contractFolder): Promise<ContractModel> {
  const document = await bundleContract({ folder });
  const root: unknown = parse(await readFile(path.join(folder, 'openapi.yaml'), 'utf8'));
  const documentWithPlaces = widenAnswers(withPlaces(document));
  const tracing = createTracing(documentWithPlaces);
  const operations = operationsOf(documentWithPlaces);
  const guesses = new Map(guessesOf(document).map(guess => [guess.place, guess]));
  return {
    document,
    // YAML of the core schema contains only JSON values, and the bundle above was made from this file.
    paths: (root as { paths: ObjectNode }).paths,
    folder,
    guesses,
    index: createOperationIndex(operations.map(operation => routeOf(operation, tracing))),
    operations: new Map(operations.map(operation => [operation.id, traceOperation(operation, tracing)])),
    nodeAt: place => {
      const node = nodeAt(document, place);
      return isObject(node) ? node : undefined;
    },
  };
}

type Tracing = ReturnType<typeof createTracing>;

const validatorsByMediaType = (
  contents: readonly Content[],
  tracing: Tracing,
): ReadonlyMap<string, TracingValidator> =>
  new Map(contents.map(({ mediaType, schema }) => [mediaType, tracing(schema)]));

function traceValue(holder: ObjectNode, tracing: Tracing): TracedValue {
  const { schema = {} } = holder;
  return {
    place: contractPlaceOf(holder) ?? '',
    type: typesOf(schema),
    validate: tracing(schema),
  };
}

function traceOperation(operation: Operation, tracing: Tracing): TracedOperation {
  const { requestBody } = operation.node;
  return {
    id: operation.id,
    place: contractPlaceOf(operation.node) ?? '',
    parameters: operation.parameters.map(parameter => ({
      ...traceValue(parameter, tracing),
      name: String(parameter.name),
      in: String(parameter.in),
      required: parameter.required === true,
    })),
    request:
      operation.requestContent.length === 0
        ? null
        : {
            required: isObject(requestBody) && requestBody.required === true,
            content: validatorsByMediaType(operation.requestContent, tracing),
          },
    responses: new Map(
      operation.responses.map(({ status, contents, node }) => [
        status,
        {
          place: contractPlaceOf(node) ?? '',
          content: validatorsByMediaType(contents, tracing),
          headers: new Map(
            headersOf(node).map(([name, header]) => [name, traceValue(header, tracing)] as const),
          ),
        },
      ]),
    ),
  };
}

/** The part of an operation that the index of addresses needs. */
function routeOf(operation: Operation, tracing: Tracing): OperationContract {
  return {
    // The generated types contain the same ids, because they are generated from this contract.
    id: operation.id as OperationId,
    method: operation.method.toUpperCase(),
    server: operation.server,
    path: operation.path,
    parameters: operation.parameters
      .filter(parameter => parameter.in === 'path')
      .map(parameter => ({
        name: String(parameter.name),
        in: 'path',
        required: true,
        type: 'string',
        validate: fits(tracing(parameter.schema ?? {})),
      })),
    request: null,
    responseHeaders: {},
    responses: {},
  };
}

const fits =
  (validate: TracingValidator): Validator =>
  value =>
    validate(value).mismatches.length === 0;

/** Describes a node for a reader of the report. */
export function expectationOf(model: ContractModel, place: string | undefined): string {
  const node = place === undefined ? undefined : model.nodeAt(place);
  if (!node) return 'a value that the contract allows';
  if (typeof node.$ref === 'string') return expectationOf(model, node.$ref);
  if (Array.isArray(node.enum)) return `one of ${node.enum.length} names`;
  if (node.const !== undefined) return 'the only value that the contract lists';
  const branches = listOf(node.anyOf ?? node.oneOf);
  if (branches.length > 0)
    return [
      ...new Set(
        branches.map((_, index) =>
          expectationOf(model, `${place}/${node.anyOf ? 'anyOf' : 'oneOf'}/${index}`),
        ),
      ),
    ].join(' or ');
  const types = Array.isArray(node.type) ? node.type.map(String) : [String(node.type ?? 'any value')];
  const typeText = types.map(type => typeWords[type] ?? type).join(' or ');
  if (typeof node.format === 'string') return `${typeText}: ${node.format}`;
  return typeText;
}

const typeWords: Readonly<Record<string, string>> = { string: 'text', array: 'list' };
