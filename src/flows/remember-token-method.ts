import type { TokenMethod } from '#journey/model/step.ts';
import type { Context } from './context.ts';

/**
 * Remembers how a code was sent (3.46), to offer the same method first the next time. The choice at `slug` is sent and
 * no longer kept.
 */
export function rememberTokenMethod(
  { state, scheduleSave }: Pick<Context, 'state' | 'scheduleSave'>,
  slug: string,
  { method, target }: TokenMethod,
): void {
  state.deviceSettings.token = { verificacao: target, tipoVerificacao: method };
  if (state.pickedMethods[slug] === undefined) return;
  delete state.pickedMethods[slug];
  scheduleSave();
}
