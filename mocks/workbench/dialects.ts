import { findDialect } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';

/** Query parameter for the dialect of the service (16.2). */
export const dialectTweak = 'mock_dialect';

/** Id of a dialect other than the plain one, or empty. */
export function nonPlainDialectId(id: string | null): string {
  const dialect = findDialect(id);
  return dialect && dialect !== plain ? dialect.id : '';
}

/** An id in the address that belongs to no dialect. */
export function unknownDialectIn(query: URLSearchParams): string | undefined {
  const id = query.get(dialectTweak);
  return id !== null && id !== '' && !findDialect(id) ? id : undefined;
}
