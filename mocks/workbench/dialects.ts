import { findDialect, nearestDialects } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';

/** Query parameter for the dialect of the service (16.2). */
export const dialectTweak = 'mock_dialect';

/** Id of a dialect other than the plain one, or empty. */
export function changedDialect(id: string | null): string {
  const dialect = findDialect(id);
  return dialect && dialect !== plain ? dialect.id : '';
}

/** An id in the address that belongs to no dialect. */
export function unknownDialectIn(query: URLSearchParams): string | undefined {
  const id = query.get(dialectTweak);
  return id !== null && id !== '' && !findDialect(id) ? id : undefined;
}

/** The notice about an unknown dialect in the address; empty when there is none. */
export function noticeOfUnknownDialect(query: URLSearchParams): string {
  const id = unknownDialectIn(query);
  if (id === undefined) return '';
  const nearest = nearestDialects(id);
  return `Nenhum dialeto se chama "${id}".${nearest.length > 0 ? ` Você quis dizer ${nearest.join(' ou ')}?` : ''}`;
}
