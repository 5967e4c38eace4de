import type { Context } from './context.ts';

/** Asks before the app opens an address whose host is not listed (12.2). */
export async function confirmLeaving({ ask }: Pick<Context, 'ask'>, text: string): Promise<boolean> {
  const choice = await ask.question({
    picture: undefined,
    type: 'info',
    title: 'Abrir outra página?',
    text,
    okText: 'Abrir link',
    cancelText: 'Cancelar',
    onOk: 'stay',
    onCancel: 'stay',
    technical: '',
  });
  return choice === 'ok';
}
