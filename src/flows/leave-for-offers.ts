import { go, type NextAction, type Question, stay } from '#journey/model/next-action.ts';
import { safeUrl } from '#shared/safety/url.ts';
import type { Context } from './context.ts';
import { saveDraftsNow } from './drafts.ts';

/** 2.43. The question's text is ours; it names the host that it leads to (12.2). */
const leavingQuestion = (address: string | undefined): Question => ({
  picture: undefined,
  type: 'info',
  title: 'Voltar às Ofertas?',
  text: [
    'O que já preencheu fica salvo e pode ser retomado pelo mesmo link.',
    ...(address === undefined ? [] : [`Você vai para ${new URL(address).hostname}.`]),
  ].join('<br/>'),
  okText: 'Voltar às Ofertas',
  cancelText: 'Continuar aqui',
  onOk: 'stay',
  onCancel: 'stay',
  technical: '',
});

/** 'Voltar às Ofertas': after a yes to the lender's offers, otherwise to the landing page (2.43, assumption 2.43). */
export async function leaveForOffers(context: Context): Promise<NextAction> {
  const { state, platform, ask } = context;
  const address = safeUrl(state.config?.display.homePage.offersUrl ?? '');
  if ((await ask.question(leavingQuestion(address))) !== 'ok') return stay;
  saveDraftsNow(context);
  if (address !== undefined && platform.address.leave(address)) return stay;
  return go({ kind: 'landing', variant: state.rules.landing });
}
