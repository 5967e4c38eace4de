import { isJourneyOver } from '#journey/destination-after.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import { isListedHost, parseSafeUrl } from '#shared/safety/url.ts';
import { confirmLeaving } from './confirm-leaving.ts';
import type { Context } from './context.ts';
import { lazyFlow } from './lazy-flow.ts';
import { showPressLoading } from './show-loading.ts';

/** Whether a link opens at the press itself, without a question. Browsers open a tab only during the press. */
export const opensAtOnce = ({ allowedHosts = [] }: Context, address: string): boolean => {
  const url = parseSafeUrl(address);
  return url === undefined || isListedHost(url, allowedHosts);
};

const showAddress = lazyFlow(
  'options',
  async () => (await import('./show-address.ts')).showAddress,
  showPressLoading,
);

/** Opens an address from a field: https only, and a host that is not listed needs a confirmation (12.2). */
export async function openFieldLink(context: Context, address: string): Promise<NextAction> {
  const { platform, state } = context;
  const url = parseSafeUrl(address);
  if (url === undefined) return stay;
  const wayBack = isJourneyOver(state) ? '' : ' Para continuar sua proposta, volte a esta tela.';
  const leavingText = `Você vai para ${new URL(url).host}.${wayBack}`;
  if (!opensAtOnce(context, address) && !(await confirmLeaving(context, leavingText))) return stay;
  return platform.address.openBeside(url) ? stay : showAddress(context, url);
}
