import type { StateContext } from './context.ts';

/** Removes the errors about the last request and the last code: a new one begins, or the visitor changes the code. */
export function clearTokenErrors({ state }: StateContext): void {
  Object.assign(state.token, { requestError: '', codeError: '' });
}
