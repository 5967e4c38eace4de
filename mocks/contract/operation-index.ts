import type { OperationId } from '#scenarios/wire.ts';
import type { OperationContract } from './operation-contract.ts';

/**
 * Path prefix under which the HTTP host and tests serve external services:
 * `/__external/viacep.com.br/ws/...`.
 */
export const externalPrefix = '/__external/';

/** Operations that read a file of the app. Every host serves the file by itself. */
const operationsServedByHosts: readonly string[] = ['getPixelConfiguration'];

/** The end of the address of a file that only looks like one of an operation: the app's own list of its pixels. */
const OTHER_HOST_FILE = '/pixels/index.json';

export type Match =
  | { kind: 'operation'; operation: OperationContract; pathParameters: Record<string, string> }
  /** An address of our service that the contract does not declare, or declares only for `methods`. */
  | { kind: 'undeclared'; reason: string; methods: readonly string[] }
  /** Outside the contract: a page, a script, another site. */
  | { kind: 'outsideContract' };

export interface OperationIndex {
  match(method: string, url: URL, options?: { includeHostFiles: boolean }): Match;
  /** Whether an address belongs to our service or an external one, whatever the method. */
  isServiceAddress(url: URL): boolean;
  find(id: string): OperationContract | undefined;
  ids(): readonly OperationId[];
  /**
   * Whether an operation reads a file that every host serves by itself. `match` finds such operations only on request.
   */
  isServedByHost(id: string): boolean;
}

interface Route {
  operation: OperationContract;
  segments: readonly string[];
}

const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;
const isServedByHost = (id: string): boolean => operationsServedByHosts.includes(id);

/** @throws when two routes conflict: both match the same address. */
export function createOperationIndex(operations: readonly OperationContract[]): OperationIndex {
  const allRoutes = operations
    .map(operation => ({ operation, segments: operation.path.split('/').slice(1) }))
    .sort(bySpecificity);
  const routes = allRoutes.filter(route => !isServedByHost(route.operation.id));
  const hostFiles = allRoutes.filter(route => isServedByHost(route.operation.id));
  assertNoConflicts(routes);
  const servers = [...new Set(routes.map(route => route.operation.server))];
  const methods = [...new Set(routes.map(route => route.operation.method))];
  const prefixes = servers.filter(server => server.startsWith('/') && server !== '/');
  const origins = servers.filter(server => !server.startsWith('/'));

  const findRoute = (
    server: string,
    method: string,
    path: string,
    candidates = routes,
  ): Match | undefined => {
    const segments = path.split('/').slice(1);
    for (const { operation, segments: template } of candidates) {
      if (operation.server !== server || operation.method !== method) continue;
      const pathParameters = parametersOf(template, segments);
      if (pathParameters) return { kind: 'operation', operation, pathParameters };
    }
    return undefined;
  };

  /**
   * Finds an operation that the service serves at its origin, without the prefix. Tries every suffix of the path,
   * because the app may have a base path.
   */
  const findAtOrigin = (method: string, pathname: string, candidates = routes): Match | undefined => {
    const slashPositions = [...pathname.matchAll(/\//g)].map(({ index }) => index);
    return slashPositions
      .map(start => findRoute('/', method, pathname.slice(start), candidates))
      .find(Boolean);
  };

  const matchAtOrigin = (method: string, pathname: string): Match => {
    const match = findAtOrigin(method, pathname);
    if (match) return match;
    const otherMethods = methods.filter(otherMethod => findAtOrigin(otherMethod, pathname));
    const reason = `The contract does not declare ${method} ${pathname}.`;
    return otherMethods.length > 0
      ? { kind: 'undeclared', reason, methods: otherMethods }
      : { kind: 'outsideContract' };
  };

  const locatePath = (url: URL): { server: string; path: string } | undefined => {
    for (const server of prefixes) {
      const start = `${url.pathname}/`.indexOf(`${server}/`);
      if (start >= 0) return { server, path: url.pathname.slice(start + server.length) || '/' };
    }
    const prefixStart = url.pathname.indexOf(externalPrefix);
    const externalUrl =
      prefixStart < 0 ? url : new URL(`https://${url.pathname.slice(prefixStart + externalPrefix.length)}`);
    const server = origins.find(origin => new URL(origin).origin === externalUrl.origin);
    return server ? { server, path: externalUrl.pathname } : undefined;
  };

  return {
    match(method, url, options) {
      const file =
        options?.includeHostFiles &&
        !url.pathname.endsWith(OTHER_HOST_FILE) &&
        findAtOrigin(method, url.pathname, hostFiles);
      if (file) return file;
      const located = locatePath(url);
      if (!located) return matchAtOrigin(method, url.pathname);
      const reason = `The contract does not declare ${method} ${located.path} under ${located.server}.`;
      const match = findRoute(located.server, method, located.path);
      if (match) return match;
      const otherMethods = methods.filter(otherMethod =>
        findRoute(located.server, otherMethod, located.path),
      );
      return { kind: 'undeclared', reason, methods: otherMethods };
    },
    isServiceAddress: url => {
      if (locatePath(url)) return true;
      return methods.some(method => findAtOrigin(method, url.pathname) !== undefined);
    },
    find: id => operations.find(operation => operation.id === id),
    ids: () => operations.map(operation => operation.id),
    isServedByHost,
  };
}

function parametersOf(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const segment = segments[index] ?? '';
    // A parameter may be followed by a file extension: `{name}.json`.
    const { name, ending: extension = '' } = /^\{(?<name>\w+)\}(?<ending>.*)$/.exec(expected)?.groups ?? {};
    if (name === undefined) {
      if (expected !== segment) return undefined;
    } else if (!segment.endsWith(extension) || segment.length === extension.length) return undefined;
    else path[name] = decode(segment.slice(0, segment.length - extension.length));
  }
  return path;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Compares two routes for sorting: segments from the left, fixed ones before parameters. */
function bySpecificity(left: Route, right: Route): number {
  for (const [index, segment] of left.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(right.segments[index]));
    if (difference !== 0) return difference;
  }
  return 0;
}

function assertNoConflicts(routes: readonly Route[]): void {
  for (const [index, first] of routes.entries()) {
    for (const second of routes.slice(index + 1)) {
      if (!canConflict(first, second)) continue;
      const [a, b] = [first.operation, second.operation];
      throw new Error(
        `${a.method} ${a.path} (${a.id}) and ${b.path} (${b.id}) match the same addresses. ` +
          'Make them one operation, or let the parameter schema of one reject the fixed segments of the other.',
      );
    }
  }
}

/**
 * Whether one address can match both. A fixed segment and a parameter conflict only if the parameter's schema
 * accepts the segment.
 */
function canConflict(first: Route, second: Route): boolean {
  const [a, b] = [first.operation, second.operation];
  if (a.method !== b.method || a.server !== b.server || first.segments.length !== second.segments.length)
    return false;
  return first.segments.every((segment, index) => {
    const secondSegment = second.segments[index] ?? '';
    if (isParameter(segment)) return isParameter(secondSegment) || accepts(a, segment, secondSegment);
    return isParameter(secondSegment) ? accepts(b, secondSegment, segment) : segment === secondSegment;
  });
}

const accepts = (operation: OperationContract, template: string, segment: string): boolean =>
  operation.parameters
    .filter(parameter => parameter.in === 'path' && parameter.name === template.slice(1, -1))
    .every(parameter => parameter.validate(segment));
