import { stay } from '../model/next-action.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** 7.4: a cancelled call has no effect. */
export const cancelled: ErrorDeclaration = {
  name: 'cancelled',
  leadsTo: failure => (failure.kind === 'cancelled' ? stay : undefined),
};
