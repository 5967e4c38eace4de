import type { Platform } from '#platform/platform.ts';

/**
 * Reports values of the service that the app could not read: one console line, and one count of the operator's report
 * (16.9). Only outside production the line has the names of fields or members, and never their values (12.10).
 */
export const reportUnreadable =
  ({ log, failures }: Pick<Platform, 'log' | 'failures'>) =>
  (operation: string, names: readonly string[]): void => {
    log.report(`[proposta] ${operation}: unreadable value`, names.join(', '));
    failures.count(operation, 'unreadable value');
  };
