import type { Question } from '#journey/model/next-action.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState } from '#state/app-state.ts';
import { createClosedDialog } from '#state/dialog-state.ts';

export type DialogChoice = 'ok' | 'cancel';

/**
 * Asks the visitor in a dialog and waits for the answer. Only one question is open at a time: a new one withdraws the
 * previous one. `withdrawn` means that nobody answered; the caller does nothing then.
 */
export interface Ask {
  /**
   * `runChoice` carries the choice out; the dialog is busy meanwhile and closes afterwards. If it throws, the error is
   * only logged and the dialog stays open (4.39).
   */
  question(
    question: Question,
    runChoice?: (choice: DialogChoice) => Promise<void>,
  ): Promise<DialogChoice | 'withdrawn'>;
  /** Called by the dialog. An answer to a question that is no longer open is ignored. */
  answer(id: number, choice: DialogChoice): void;
  /** To call when the connection is back: closes or answers a question that only reported that it was missing (8.2). */
  resumeOnline(): void;
  /**
   * Withdraws an open question because the visitor has moved on. If its choice is already being carried out, that
   * continues.
   */
  withdraw(): void;
  /** Resolves when no question is open. */
  closed(): Promise<void>;
}

interface PendingQuestion {
  resolve: (choice: DialogChoice | 'withdrawn') => void;
  runChoice: ((choice: DialogChoice) => Promise<void>) | undefined;
  whenOnline: Question['whenOnline'];
  isRunning: boolean;
}

export function createAsk(state: AppState, { log }: Pick<Platform, 'log'>): Ask {
  const pendingQuestions = new Map<number, PendingQuestion>();
  let lastId = 0;
  let lastAnswer: Promise<unknown> = Promise.resolve();

  const isShown = (id: number): boolean => state.dialog.id === id && state.dialog.isOpen;

  /** Resets the dialog's state (4.39). The component keeps the text until its closing animation ends (9.7). */
  const close = (id: number): void => {
    if (isShown(id)) state.dialog = createClosedDialog();
  };

  const settle = (id: number, choice: DialogChoice | 'withdrawn'): void => {
    const pending = pendingQuestions.get(id);
    pendingQuestions.delete(id);
    close(id);
    pending?.resolve(choice);
  };

  const runPending = async (id: number, pending: PendingQuestion, choice: DialogChoice): Promise<void> => {
    pending.isRunning = true;
    if (isShown(id)) state.dialog.busy = choice;
    try {
      await pending.runChoice?.(choice);
    } catch (mistake) {
      log.report('[proposta] dialog: the answer failed', mistake);
      pending.isRunning = false;
      if (isShown(id)) state.dialog.busy = '';
      else settle(id, 'withdrawn');
      return;
    }
    settle(id, choice);
  };

  const withdraw = (): void => {
    for (const [id, { isRunning }] of [...pendingQuestions]) {
      if (isRunning) close(id);
      else settle(id, 'withdrawn');
    }
  };

  const answer = (id: number, choice: DialogChoice): void => {
    const pending = pendingQuestions.get(id);
    if (!pending || pending.isRunning) return;
    if (pending.runChoice) void runPending(id, pending, choice);
    else settle(id, choice);
  };

  return {
    question(question, runChoice) {
      withdraw();
      lastId += 1;
      const id = lastId;
      state.dialog = {
        isOpen: true,
        id,
        busy: '',
        type: question.type,
        picture: question.picture,
        title: question.title,
        text: question.text,
        address: question.address ?? '',
        okText: question.okText,
        cancelText: question.cancelText,
        technical: question.technical,
        repeatedOperation: question.repeatedOperation ?? '',
        harmlessButton: question.harmlessButton ?? 'cancel',
        isDismissible: question.onCancel === 'stay',
      };
      const answered = new Promise<DialogChoice | 'withdrawn'>(resolve =>
        pendingQuestions.set(id, { resolve, runChoice, whenOnline: question.whenOnline, isRunning: false }),
      );
      lastAnswer = answered;
      return answered;
    },
    answer,
    resumeOnline() {
      for (const [id, { whenOnline, isRunning }] of [...pendingQuestions]) {
        if (whenOnline === 'ok') answer(id, 'ok');
        else if (whenOnline === 'close' && !isRunning) settle(id, 'withdrawn');
      }
    },
    withdraw,
    async closed() {
      // One question may follow another.
      while (pendingQuestions.size > 0) await lastAnswer;
    },
  };
}
