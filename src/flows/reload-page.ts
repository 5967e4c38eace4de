import { connectionTextsOf } from '#journey/errors/connection.ts';
import { createQuestionAction } from '#journey/errors/create-error-page.ts';
import type { Origin } from '#journey/errors/error-declaration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, type Question, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { handleFailure } from './handle-failure.ts';
import { loadNewVersion, type ReloadOutcome } from './load-new-version.ts';

/** The texts of the dialog after a file is missing, by whether a reload keeps what was typed. */
const MISSING = {
  title: 'Uma parte da página não carregou',
  text: 'Tente novamente: a página será recarregada, e sua proposta continua de onde parou.',
  okText: 'Tentar novamente',
} as const;
const MISSING_UNSAVED = {
  title: MISSING.title,
  text: 'Para tentar novamente, a página precisa ser recarregada. O que você digitou nesta tela será perdido.',
  okText: 'Recarregar a página',
} as const;

/** A file of the app that cannot be loaded counts as a connection failure. */
const createMissingFileFailure = (isOffline: boolean): Failure => ({
  kind: 'network',
  operation: 'app',
  isWrite: false,
  isOffline,
});

/** A dialog that offers the reload. `mayStay`: it can be closed, because something can be done behind it. */
const askToReload = (texts: Pick<Question, 'title' | 'text' | 'okText'>, mayStay: boolean): NextAction =>
  createQuestionAction({
    picture: 'connection',
    type: 'error',
    ...texts,
    cancelText: mayStay ? 'Voltar' : '',
    onOk: 'reloadPage',
    onCancel: mayStay ? 'stay' : 'reloadPage',
  });

/**
 * The action after a file of the app could not be loaded. `outcome`: why the page has not been reloaded. A dialog
 * offers the reload, because in some browsers a page never requests a file again that has failed once (4.41). Without a
 * connection, and where the failure is shown beside its field, the error catalogue decides.
 */
export function afterMissingFile(
  context: Context,
  outcome: ReloadOutcome,
  origin: Origin,
  mayStay = origin !== 'opening',
): NextAction {
  const isOffline = !context.platform.connectivity.isOnline();
  const nextAction = handleFailure(context, createMissingFileFailure(isOffline), origin);
  if (nextAction.kind === 'stay' || outcome === 'unreachable') return nextAction;
  return askToReload(outcome === 'unsaved' ? MISSING_UNSAVED : MISSING, mayStay);
}

/**
 * Shows a page in place of a screen whose file could not be loaded without a connection. It leaves when the connection
 * is back, and the screen is loaded again (8.2). `false`: the device has a connection.
 */
export function showOffline(context: Context): boolean {
  if (context.platform.connectivity.isOnline()) return false;
  context.dispatch(afterMissingFile(context, 'unreachable', 'render'));
  return true;
}

/**
 * Reloads the page because the visitor asks for it; the dialog has said so if typed values will be lost. As long as the
 * host does not answer, the dialog returns.
 */
export async function reloadPage(context: Context): Promise<NextAction> {
  if ((await loadNewVersion(context, 'confirmed')) === 'reloading') return stay;
  const isOffline = !context.platform.connectivity.isOnline();
  const texts = connectionTextsOf(createMissingFileFailure(isOffline));
  return askToReload({ ...texts, okText: MISSING.okText }, context.form.current() !== undefined);
}
