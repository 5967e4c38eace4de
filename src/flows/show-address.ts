import { type NextAction, type Question, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

const createQuestion = (
  texts: Pick<Question, 'title' | 'text' | 'address' | 'okText' | 'cancelText'>,
): Question => ({
  picture: undefined,
  type: 'info',
  ...texts,
  onOk: 'stay',
  onCancel: 'stay',
  technical: '',
});

/**
 * Shows an address that a partner's frame does not open (1.6), and copies it at a press: a frame needs the partner's
 * permission for tabs and for the clipboard (deploy/README.md).
 */
export async function showAddress({ ask, platform, toast }: Context, url: string): Promise<NextAction> {
  const question = createQuestion({
    title: 'Abra este endereço em outra aba',
    text: 'Sua proposta continua aberta aqui.',
    address: url,
    okText: 'Copiar endereço',
    cancelText: 'Fechar',
  });
  if ((await ask.question(question)) !== 'ok') return stay;
  if (await platform.sharing.copy(url)) {
    toast('success', 'Endereço copiado', 'Cole em outra aba do navegador.');
    return stay;
  }
  const refused = createQuestion({
    title: 'O endereço não foi copiado',
    text: 'Selecione o endereço e abra em outra aba do navegador.',
    address: url,
    okText: 'Fechar',
    cancelText: '',
  });
  await ask.question(refused);
  return stay;
}
