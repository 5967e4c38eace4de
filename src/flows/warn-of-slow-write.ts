import type { Context } from './context.ts';

/** A write without an answer for this long is reported. Milliseconds. */
const SLOW_AFTER = 15_000;

/** The message about a slow write (8.44). */
const UNSTABLE = 'A conexão parece instável';

const IS_SENDING = 'Seus dados ainda estão sendo enviados. Deixe esta tela aberta.';

/**
 * Shows one message about a slow write (assumption 8.44). An upload shows its progress instead. Returns a function
 * that stops watching the write and removes the message, which is no longer true.
 */
export function warnOfSlowWrite({ platform, state, toast }: Context): () => void {
  const controller = new AbortController();
  platform.clock.sleep(SLOW_AFTER, controller.signal).then(
    () => {
      if (state.form.uploadProgress) return;
      toast('warning', UNSTABLE, IS_SENDING);
    },
    () => undefined,
  );
  return () => {
    controller.abort();
    if (state.toasts.some(({ text }) => text === IS_SENDING))
      state.toasts = state.toasts.filter(({ text }) => text !== IS_SENDING);
  };
}

/** Shows that a write that seemed lost has arrived: the service confirmed it (11.2). */
export const showWriteArrived = ({ toast }: Context): void =>
  toast('warning', UNSTABLE, 'Conferimos: seus dados chegaram.');
