import { stepBySlug } from '#journey/current-step.ts';
import { go, type Next, stay } from '#journey/model/next.ts';
import type { Context } from './context.ts';
import { openJourney } from './open-journey.ts';
import { reportFailure } from './report-failure.ts';
import { tokenSlug } from './token-methods.ts';

/** Statuses with which the service takes a code (2.23). */
const ACCEPTED = 'success';
const REFUSED_TEXT = 'Código inválido ou expirado. Confira e tente novamente.';

/** Asks for a confirmation code (2.23, 7.20). */
export async function requestToken(context: Context, method: string): Promise<Next> {
  const { api, state } = context;
  if (state.token.status === 'sending' || state.token.status === 'checking') return stay;
  state.token = { status: 'sending', method, target: '', error: '' };
  const answer = await api.validateToken(state.hashId, tokenSlug(context), { method });
  if (!answer.ok) {
    state.token.status = 'idle';
    return reportFailure(context, answer.problem, 'token');
  }
  state.token = { status: 'sent', method, target: answer.value.target, error: '' };
  return stay;
}

/** Checks the code; with the right one the visitor is back where they were, with what was typed (4.24). */
export async function enterToken(context: Context, code: string): Promise<Next> {
  const { api, platform, state } = context;
  if (state.token.status === 'checking') return stay;
  state.token.status = 'checking';
  state.token.error = '';
  const answer = await api.validateToken(state.hashId, tokenSlug(context), { token: code });
  if (!answer.ok) {
    state.token.status = 'sent';
    const { problem } = answer;
    if (problem.kind === 'service' && problem.status < 500) {
      state.token.error = problem.message || REFUSED_TEXT;
      return stay;
    }
    return reportFailure(context, problem, 'token');
  }
  if (answer.value.status !== ACCEPTED) {
    state.token.status = 'sent';
    state.token.error = REFUSED_TEXT;
    return stay;
  }
  if (answer.value.accessToken !== '') {
    state.entry = { ...state.entry, accessToken: answer.value.accessToken };
    platform.cookies.write('cookiesAccessToken', answer.value.accessToken);
  }
  state.token = { status: 'idle', method: '', target: '', error: '' };
  const { slug } = state.form;
  return slug !== '' && state.config && stepBySlug(state.config, slug)
    ? go({ kind: 'step', slug })
    : openJourney(context);
}
