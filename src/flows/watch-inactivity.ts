import type { Question } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

const createPresenceQuestion = (message: string): Question => ({
  picture: 'waiting',
  type: 'info',
  title: 'Você ainda está aí?',
  text: message || 'Você ficou um tempo sem usar esta tela. O que você preencheu continua aqui.',
  okText: 'Continuar preenchendo',
  cancelText: 'Recomeçar',
  harmlessButton: 'ok',
  onOk: 'stay',
  onCancel: 'stay',
  technical: '',
});

/** Follows 'Recomeçar' in the first dialog, so that no single press loses what was typed. */
const restartQuestion: Question = {
  picture: undefined,
  type: 'warning',
  title: 'Recomeçar a proposta?',
  text: 'O que você preencheu até aqui será apagado.',
  okText: 'Recomeçar',
  cancelText: 'Continuar preenchendo',
  onOk: 'restart',
  onCancel: 'stay',
  technical: '',
};

/**
 * The inactivity timer (3.8, assumption 3.8): after this many seconds without input on the form, asks whether to
 * continue or to restart. It pauses while something is being sent or asked, and ends with the place.
 */
export async function watchInactivity(context: Context, signal: AbortSignal): Promise<void> {
  const { ask, platform, state } = context;
  const timer = state.config?.inactivity;
  if (!timer) return;
  const { clock } = platform;
  const limit = timer.seconds * 1000;
  let lastActivity = clock.steadyNow();
  const stop = platform.activity.subscribe(() => {
    const now = clock.steadyNow();
    // On a page that was suspended the visitor may be faster than the timer.
    if (now - lastActivity < limit) lastActivity = now;
  });
  try {
    for (;;) {
      await clock.sleep(Math.max(0, lastActivity + limit - clock.steadyNow()), signal);
      if (signal.aborted) return;
      if (state.form.isSubmitting || state.dialog.isOpen || state.terms.isOpen)
        lastActivity = clock.steadyNow();
      if (clock.steadyNow() - lastActivity < limit) continue;
      const choice = await ask.question(createPresenceQuestion(timer.message));
      if (signal.aborted) return;
      // An open question pauses the timer, and a restart ends the place.
      if (choice === 'cancel') context.dispatch({ kind: 'ask', question: restartQuestion });
      lastActivity = clock.steadyNow();
    }
  } catch {
    // The visitor left the place during the sleep.
  } finally {
    stop();
  }
}
