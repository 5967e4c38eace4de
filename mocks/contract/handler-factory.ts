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

/** Answers the calls that no test overrides. */
export type AnswerSource = Pick<Engine, 'handle'>;

type PathOf<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : Record<never, string>;

type ContentOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content
  : Record<never, unknown>;

/** The parts of a form by name: texts unchanged, JSON parsed, a file as `[name, type, n bytes]`. */
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
 * A call as the contract declares it; `contentType` decides the type of the body. The resolver also gets a call
 * that breaks the contract; the engine records the violation.
 */
export type OperationCall<Id extends OperationId> = BodyOf<Id> & {
  path: PathOf<Id>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The request itself; its body has not been read. */
  request: Request;
};

/**
 * Answers a call with an answer of the contract, or with a fault. `{ kind: 'world' }` leaves the answer to
 * the world.
 */
export type OperationResolver<Id extends OperationId> = (
  call: OperationCall<Id>,
) => Answer<Id> | Promise<Answer<Id>>;

export type HandlerFactory<Id extends OperationId> = (
  answer?: Answer<Id> | OperationResolver<Id>,
  options?: RequestHandlerOptions,
) => IndexedHandler;

/** The path parameters of a request; undefined when the handler is not for it. */
type PathMatcher = (request: Request) => Readonly<Record<string, string>> | undefined;

/** A handler that matches requests by the operation index instead of a path pattern. */
export class IndexedHandler extends HttpHandler {
  readonly #matchPath: PathMatcher;

  constructor(
    method: HttpHandlerMethod,
    address: string,
    matchPath: PathMatcher,
    resolver: HttpResponseResolver,
    options?: RequestHandlerOptions,
  ) {
    super(method, address, resolver, options);
    this.#matchPath = matchPath;
  }

  /** Leaves out cookies, because msw would write those of the page into the headers, once per handler. */
  override async parse({ request }: { request: Request }) {
    const pathParameters = this.#matchPath(request);
    return { match: { matches: pathParameters !== undefined, params: { ...pathParameters } }, cookies: {} };
  }
}

/** The handlers of one operation. */
export function createHandlerFactory<Id extends OperationId>(
  source: AnswerSource,
  id: Id,
  method: HttpHandlerMethod,
  address: string,
): HandlerFactory<Id> {
  const matchPath: PathMatcher = request => {
    const match = matchOf(request);
    return match.kind === 'operation' && match.operation.id === id ? match.pathParameters : undefined;
  };
  return (answer, options) =>
    new IndexedHandler(
      method,
      address,
      matchPath,
      ({ request }) => {
        if (answer === undefined)
          return operationIndex.isServedByHost(id) ? passthrough() : source.handle(request);
        const resolver = typeof answer === 'function' ? answer : () => answer;
        // The engine takes calls of any operation, and `matchPath` lets only those of this one through.
        return source.handle(request, { answer: call => resolver(call as unknown as OperationCall<Id>) });
      },
      options,
    );
}

/** All handlers look up the same request, so its match is cached. */
const matchByRequest = new WeakMap<Request, Match>();

function matchOf(request: Request): Match {
  const match =
    matchByRequest.get(request) ??
    operationIndex.match(request.method, new URL(request.url), { includeHostFiles: true });
  matchByRequest.set(request, match);
  return match;
}
