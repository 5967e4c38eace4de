import type { Failure } from '../model/failure.ts';

/** Whether the access has expired. The specification does not say how such an error is recognised (assumption 4.23). */
export const isExpiredAccess = (failure: Failure): boolean =>
  failure.kind === 'service' &&
  (failure.name === 'TokenExpiredError' || failure.original.matches(/TokenExpiredError|jwt expired/i));
