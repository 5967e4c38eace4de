import { linkOf } from '#journey/link-of.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { type Result, succeed } from '#shared/result.ts';
import { isListedHost, parseSafeUrl } from '#shared/safety/url.ts';
import { confirmLeaving } from '../confirm-leaving.ts';
import type { Context } from '../context.ts';
import { handleFailure } from '../handle-failure.ts';
import { showAddress } from '../show-address.ts';
import { storeStepLink } from '../step-details.ts';

/** The link of the step; empty if it has none. Requests an unknown one, because the step may contain it by now. */
async function findLink(context: Context, step: Step, signal: AbortSignal): Promise<Result<string, Failure>> {
  const knownLink = linkOf(context.state, step);
  if (knownLink !== '') return succeed(knownLink);
  const answer = await context.api.showStep(context.state.hashId, step.slug, signal);
  if (!answer.ok) return answer;
  if (!signal.aborted) storeStepLink(context, step.slug, answer.value.link);
  return succeed(answer.value.link);
}

/**
 * Opens the address that the service gave (2.26, 2.28). It must be https; for a host that is not listed the visitor is
 * asked first (assumption 12.2). Polling continues meanwhile; when the visitor comes back, the next poll follows at
 * once (11.9).
 */
export async function openLink(context: Context, step: Step): Promise<NextAction> {
  const { placeScope, platform } = context;
  const signal = placeScope.current();
  const answer = await findLink(context, step, signal);
  // The link of a step does not interrupt the next one, whose buttons wait for no answer about it.
  if (signal.aborted) return stay;
  if (!answer.ok) return handleFailure(context, answer.problem, 'poll', { isPress: true });
  const link = answer.value;
  if (link === '') {
    context.toast('info', 'O link ainda não chegou', 'Confira as mensagens do seu celular daqui a pouco.');
    return stay;
  }
  const url = parseSafeUrl(link);
  if (url === undefined) {
    platform.log.report('[proposta] openLink: the address of the step is refused', step.slug);
    context.toast('error', 'Este link não pode ser aberto', 'Peça um novo link e tente de novo.');
    return stay;
  }
  const leavingText = `Você vai continuar em ${new URL(url).host}. Quando terminar, volte a esta tela: ela avança sozinha.`;
  if (!isListedHost(url, context.allowedHosts ?? []) && !(await confirmLeaving(context, leavingText)))
    return stay;
  return platform.address.openBeside(url) ? stay : showAddress(context, url);
}
