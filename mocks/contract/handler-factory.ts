import {
  HttpHandler,
  type HttpHandlerMethod,
  type HttpResponseResolver,
  passthrough,
  type RequestHandlerOptions,
} from 'msw';
import type { operations } from '#openapi/schema.gen.ts';
import type { Answer } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type Engine, operationIndex } from '../engine.ts';
import type { Match } from './operation-index.ts';

/** What answers where no override does. */
export type AnswerSource = Pick<Engine, 'handle'>;

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, string>;

type ContentOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content
  : Record<never, unknown>;

/** The parts of a form by name: texts as they came, JSON parsed, a file as `[name, type, n bytes]`. */
export type FormParts = Readonly<Record<string, unknown>>;

type BodyOf<Id extends OperationId> =
  | {
      [Media in keyof ContentOf<Id>]: {
        contentType: Media;
        body: Media extends 'multipart/form-data' ? FormParts : ContentOf<Id>[Media];
      };
    }[keyof ContentOf<Id>]
  | (operations[Id] extends { requestBody: unknown } ? never : { contentType: ''; body: undefined });

/**
 * A call as the contract declares it; `contentType` tells which body it carries. A call that differs from the contract
 * is not held back: the engine records the violation.
 */
export type OperationCall<Id extends OperationId> = BodyOf<Id> & {
  path: PathOf<Id>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The request itself, its body unread. */
  request: Request;
};

/** Answers a call with what the contract knows for the operation, or with a fault. `{ kind: 'world' }` lets the world answer. */
export type OperationResolver<Id extends OperationId> = (
  call: OperationCall<Id>,
) => Answer<Id> | Promise<Answer<Id>>;

export type HandlerFactory<Id extends OperationId> = (
  answer?: Answer<Id> | OperationResolver<Id>,
  options?: RequestHandlerOptions,
) => IndexedHandler;

/** Which parameters of the path a request has; undefined when the handler is not for it. */
type Matcher = (request: Request) => Readonly<Record<string, string>> | undefined;

/** A handler that is found by our own rule instead of by the pattern of a path. */
export class IndexedHandler extends HttpHandler {
  readonly #matches: Matcher;

  constructor(
    method: HttpHandlerMethod,
    address: string,
    matches: Matcher,
    resolver: HttpResponseResolver,
    options?: RequestHandlerOptions,
  ) {
    super(method, address, resolver, options);
    this.#matches = matches;
  }

  /** Leaves cookies out: msw would write those of the page into the headers, once per handler. */
  override async parse({ request }: { request: Request }) {
    const params = this.#matches(request);
    return { match: { matches: params !== undefined, params: { ...params } }, cookies: {} };
  }
}

/** The handlers of one operation. */
export function handlerFactory<Id extends OperationId>(
  source: AnswerSource,
  id: Id,
  method: HttpHandlerMethod,
  address: string,
): HandlerFactory<Id> {
  const matches: Matcher = request => {
    const match = matchOf(request);
    return match.kind === 'operation' && match.operation.id === id ? match.path : undefined;
  };
  return (answer, options) =>
    new IndexedHandler(
      method,
      address,
      matches,
      ({ request }) => {
        if (answer === undefined)
          return operationIndex.isServedByHost(id) ? passthrough() : source.handle(request);
        const resolver = typeof answer === 'function' ? answer : () => answer;
        // The engine reads any operation's call; this handler only ever sees those of its own.
        return source.handle(request, { answer: call => resolver(call as unknown as OperationCall<Id>) });
      },
      options,
    );
}

/** All handlers look up the same request: the index is asked once. */
const matched = new WeakMap<Request, Match>();

function matchOf(request: Request): Match {
  const known =
    matched.get(request) ?? operationIndex.match(request.method, new URL(request.url), { files: true });
  matched.set(request, known);
  return known;
}
