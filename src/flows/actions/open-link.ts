import { linkOf } from '#journey/link-of.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { isListedHost, parseSafeUrl } from '#shared/safety/url.ts';
import { confirmLeaving } from '../confirm-leaving.ts';
import type { Context } from '../context.ts';
import { storeStepLink } from '../step-details.ts';

/** Requests the step again, because it may contain a link by now. Empty if it still has none. */
async function fetchLink(context: Context, step: Step, signal: AbortSignal): Promise<string> {
  const answer = await context.api.showStep(context.state.hashId, step.slug, signal);
  if (signal.aborted || !answer.ok) return '';
  storeStepLink(context, step.slug, answer.value.link);
  return answer.value.link;
}

/**
 * Opens the address that the service gave (2.26, 2.28). It must be https; for a host that is not listed the visitor is
 * asked first (assumption 12.2). Polling continues meanwhile; when the visitor comes back, the next poll follows at once (11.9).
 */
export async function openLink(context: Context, step: Step): Promise<NextAction> {
  const { placeScope, platform, state } = context;
  const signal = placeScope.current();
  const link = linkOf(state, step) || (await fetchLink(context, step, signal));
  // The link of a step does not interrupt the next one, whose buttons wait for no answer about it.
  if (signal.aborted) return stay;
  if (link === '') {
    context.toast('info', 'O link ainda não chegou', 'Confira as mensagens do seu celular em instantes.');
    return stay;
  }
  const url = parseSafeUrl(link);
  if (url === undefined) {
    platform.log.report('[proposta] openLink: the address of the step is refused', step.slug);
    context.toast('error', 'Este link não pode ser aberto', 'Peça um novo link e tente de novo.');
    return stay;
  }
  const leavingText = `Você vai continuar em ${new URL(url).host}. Esta tela fica aberta e avança sozinha quando você terminar.`;
  if (!isListedHost(url, context.allowedHosts ?? []) && !(await confirmLeaving(context, leavingText)))
    return stay;
  platform.address.openBeside(url);
  return stay;
}
