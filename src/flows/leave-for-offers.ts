import { go, type NextAction, type Question, stay } from '#journey/model/next-action.ts';
import { parseSafeUrl } from '#shared/safety/url.ts';
import type { Context } from './context.ts';
import { saveDraftsNow } from './drafts.ts';
import { showAddress } from './show-address.ts';

/** The question of 2.43. Its text is the app's own and names the host that 'Voltar às Ofertas' opens (12.2). */
const createLeavingQuestion = (address: string | undefined, isStored: boolean): Question => ({
  picture: undefined,
  type: 'info',
  title: 'Voltar às Ofertas?',
  text: [
    // First, because the dialog shows only the beginning of a long text, and a host may have 253 characters.
    ...(address === undefined ? [] : [`Você vai para ${new URL(address).hostname}.`]),
    ...(isStored ? ['O que você já preencheu fica salvo. Para continuar, use o mesmo link.'] : []),
    // The landing page belongs to the app, which keeps the values in memory.
    ...(!isStored && address !== undefined ? ['O que você preencheu e ainda não enviou será perdido.'] : []),
  ].join('<br/>'),
  okText: 'Voltar às Ofertas',
  cancelText: 'Continuar aqui',
  onOk: 'stay',
  onCancel: 'stay',
  technical: '',
});

/**
 * 'Voltar às Ofertas': asks, then opens the lender's offers, or the landing page without them (2.43, assumption 2.43).
 */
export async function leaveForOffers(context: Context): Promise<NextAction> {
  const { state, platform, ask } = context;
  const address = parseSafeUrl(state.config?.display.homePage.offersUrl ?? '');
  const isStored = platform.secureStorage.health() === 'lasting';
  if ((await ask.question(createLeavingQuestion(address, isStored))) !== 'ok') return stay;
  saveDraftsNow(context);
  if (address === undefined) return go({ kind: 'landing', variant: state.rules.landing });
  return platform.address.leave(address) ? stay : showAddress(context, address);
}
