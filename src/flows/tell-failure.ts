import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Next } from '#journey/model/next.ts';
import type { Context } from './context.ts';

const catalogue = () => import('./report-failure.ts');

/**
 * `reportFailure` for what comes with the start: most journeys never fail, so the catalogue of errors comes when it is
 * needed, or when the browser is idle (14.1). A catalogue that cannot be fetched is itself a broken connection (8.2, 8.3).
 */
export async function tellFailure(
  context: Context,
  failure: Failure,
  origin: Origin,
  load = catalogue,
): Promise<Next> {
  const part = await load().catch(() => undefined);
  return part ? part.reportFailure(context, failure, origin) : unreachable(context, failure, origin);
}

function unreachable({ platform }: Context, failure: Failure, origin: Origin): Next {
  const operation = failure.kind === 'journey' ? 'journey' : failure.operation;
  platform.log.report(`[proposta] ${operation}: ${failure.kind}`);
  if (failure.kind === 'cancelled') return { kind: 'stay' };
  const online = platform.connectivity.online();
  const overForm = origin === 'submit' || origin === 'token' || origin === 'options';
  return {
    kind: 'ask',
    question: {
      picture: 'connection',
      type: 'error',
      title: online ? 'A conexão falhou' : 'Você está sem internet',
      text: online
        ? 'Por favor, tente novamente recarregando a página.'
        : 'Verifique sua conexão com a internet.',
      okText: 'Tentar novamente',
      cancelText: overForm ? 'Voltar' : '',
      onOk: origin === 'submit' ? 'resubmit' : overForm ? 'stay' : 'reopen',
      // Nothing but a loading screen stands behind it: to dismiss it is to try again.
      onCancel: overForm ? 'stay' : 'reopen',
      technical: '',
    },
  };
}
