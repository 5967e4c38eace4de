import type { Question } from '#journey/model/next.ts';
import type { AppState } from '#state/app-state.ts';

export type Choice = 'ok' | 'cancel';

/**
 * Asks the visitor by the dialog and waits for the answer. One question at a time: a newer one withdraws the older.
 * `withdrawn`: nobody answered, and nothing follows from it.
 */
export interface Ask {
  question(asked: Question): Promise<Choice | 'withdrawn'>;
  /** What the dialog reports. An answer to a question that is no longer asked does nothing. */
  answer(id: number, choice: Choice): void;
  /** Takes an open question back: the visitor is somewhere else now. */
  withdraw(): void;
}

export function createAsk(state: AppState): Ask {
  const resolvers = new Map<number, (choice: Choice | 'withdrawn') => void>();
  let last = 0;

  const settle = (id: number, choice: Choice | 'withdrawn'): void => {
    const resolve = resolvers.get(id);
    if (!resolve) return;
    resolvers.delete(id);
    if (state.dialog.id === id) state.dialog.open = false;
    resolve(choice);
  };

  const withdraw = (): void => {
    for (const id of [...resolvers.keys()]) settle(id, 'withdrawn');
  };

  return {
    question(asked) {
      withdraw();
      last += 1;
      const id = last;
      state.dialog = {
        open: true,
        id,
        type: asked.type,
        picture: asked.picture,
        title: asked.title,
        text: asked.text,
        okText: asked.okText,
        cancelText: asked.cancelText,
        technical: asked.technical,
      };
      return new Promise(resolve => resolvers.set(id, resolve));
    },
    answer: settle,
    withdraw,
  };
}
