import type { OperationId } from '#scenarios/wire.ts';
import type { OperationContract } from './operation-contract.ts';

/** Where the HTTP host and tests lay the external services: `/__external/viacep.com.br/ws/...`. */
export const externalPrefix = '/__external/';

/**
 * Two routes of one method that can match the same address, the narrow one first: it wins.
 * An overlap that does not stand here is refused, so that nobody adds one without noticing.
 */
export const declaredOverlaps: readonly (readonly [narrow: string, wide: string])[] = [];

export type Match =
  | { kind: 'operation'; operation: OperationContract; path: Record<string, string> }
  /** An address of our service that the contract does not know. */
  | { kind: 'unknown'; reason: string }
  /** Nothing to do with the contract: a page, a script, another site. */
  | { kind: 'foreign' };

export interface OperationIndex {
  match(method: string, url: URL): Match;
  find(id: string): OperationContract | undefined;
  ids(): readonly OperationId[];
}

interface Route {
  operation: OperationContract;
  segments: readonly string[];
}

const isParameter = (segment: string | undefined): boolean => segment?.startsWith('{') ?? false;

/** @throws when two routes clash and the clash is not declared. */
export function createOperationIndex(operations: readonly OperationContract[]): OperationIndex {
  const routes = operations
    .map(operation => ({ operation, segments: operation.path.split('/').slice(1) }))
    .sort(bySpecificity);
  refuseUndeclaredOverlaps(routes);
  const servicePaths = [...new Set(operations.map(o => o.server).filter(server => server.startsWith('/')))];
  const origins = [...new Set(operations.map(o => o.server).filter(server => !server.startsWith('/')))];

  /** Which server an address belongs to, and the path under it. */
  const locate = (url: URL): { server: string; rest: string } | undefined => {
    for (const server of servicePaths) {
      const start = `${url.pathname}/`.indexOf(`${server}/`);
      if (start >= 0) return { server, rest: url.pathname.slice(start + server.length) || '/' };
    }
    const aliased = url.pathname.startsWith(externalPrefix)
      ? new URL(`https://${url.pathname.slice(externalPrefix.length)}`)
      : url;
    const server = origins.find(origin => new URL(origin).origin === aliased.origin);
    return server ? { server, rest: aliased.pathname } : undefined;
  };

  return {
    match(method, url) {
      const place = locate(url);
      if (!place) return { kind: 'foreign' };
      const segments = place.rest.split('/').slice(1);
      for (const route of routes) {
        const { operation } = route;
        if (operation.server !== place.server || operation.method !== method) continue;
        const path = read(route.segments, segments);
        if (path) return { kind: 'operation', operation, path };
      }
      return {
        kind: 'unknown',
        reason: `The contract knows no ${method} ${place.rest} under ${place.server}.`,
      };
    },
    find: id => operations.find(operation => operation.id === id),
    ids: () => operations.map(operation => operation.id),
  };
}

function read(template: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const path: Record<string, string> = {};
  for (const [index, expected] of template.entries()) {
    const found = segments[index] ?? '';
    if (!isParameter(expected)) {
      if (expected !== found) return undefined;
    } else if (found === '') return undefined;
    else path[expected.slice(1, -1)] = decode(found);
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

/** Words before parameters, from the left. */
function bySpecificity(left: Route, right: Route): number {
  for (const [index, segment] of left.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(right.segments[index]));
    if (difference !== 0) return difference;
  }
  return 0;
}

function refuseUndeclaredOverlaps(routes: readonly Route[]): void {
  for (const [index, first] of routes.entries()) {
    for (const second of routes.slice(index + 1)) {
      const [a, b] = [first.operation, second.operation];
      if (a.method !== b.method || a.server !== b.server || !overlap(first, second)) continue;
      const twins = bySpecificity(first, second) === 0;
      const declared = declaredOverlaps.some(([narrow, wide]) => narrow === a.id && wide === b.id);
      if (twins || !declared)
        throw new Error(
          `${a.method} ${a.path} (${a.id}) and ${b.path} (${b.id}) match the same addresses. ${
            twins ? 'Make them one operation.' : 'Declare it in declaredOverlaps if the first shall win.'
          }`,
        );
    }
  }
}

const overlap = (first: Route, second: Route): boolean =>
  first.segments.length === second.segments.length &&
  first.segments.every((segment, index) => {
    const other = second.segments[index];
    return segment === other || isParameter(segment) || isParameter(other);
  });
