import { findDialect, nearestDialects } from '#scenarios/dialects/index.ts';
import { plain } from '#scenarios/dialects/plain.ts';

/** Under this name an address says in which dialect the service speaks (16.2). */
export const dialectTweak = 'mock_dialect';

/** Id of a dialect other than the plain one; empty where there is none. */
export function changedDialect(id: string | null): string {
  const dialect = findDialect(id);
  return dialect && dialect !== plain ? dialect.id : '';
}

/** The id in an address that no dialect has. */
export function unknownDialectIn(query: URLSearchParams): string | undefined {
  const id = query.get(dialectTweak);
  return id !== null && id !== '' && !findDialect(id) ? id : undefined;
}

/** What the workbench says of an address with a dialect that nobody speaks; empty when all is well. */
export function noticeOfUnknownDialect(query: URLSearchParams): string {
  const id = unknownDialectIn(query);
  if (id === undefined) return '';
  const nearest = nearestDialects(id);
  return `Nenhum dialeto se chama "${id}".${nearest.length > 0 ? ` Você quis dizer ${nearest.join(' ou ')}?` : ''}`;
}
