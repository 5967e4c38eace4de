import type { Failure } from '../model/failure.ts';

/** Whether the access has expired. How an expiry error is told from other errors is not shown (assumption 4.23). */
export const isExpiredAccess = (failure: Failure): boolean =>
  failure.kind === 'service' &&
  (failure.name === 'TokenExpiredError' || /TokenExpiredError|jwt expired/i.test(failure.message));
