import type { Context } from './context.ts';

/** A write that has no answer for this long is told of. Milliseconds. */
const SLOW = 15_000;

/** 8.44. */
const UNSTABLE = 'A conexão parece instável';

/** Tells of a write that takes long, once (assumption 8.44). An upload shows how far it has got instead. Answers how to stop. */
export function warnOfSlowWrite({ platform, state, toast }: Context): () => void {
  const answered = new AbortController();
  platform.clock.sleep(SLOW, answered.signal).then(
    () => {
      if (state.form.uploading) return;
      toast('warning', UNSTABLE, 'Seus dados ainda estão sendo enviados. Deixe esta tela aberta.');
    },
    () => undefined,
  );
  return () => answered.abort();
}

/** Tells that what seemed lost has arrived: the service was asked, and has it (11.2). */
export const showWriteArrived = ({ toast }: Context): void =>
  toast('warning', UNSTABLE, 'Conferimos: seus dados chegaram.');
