import { expect, test, vi } from 'vitest';
import type { Question } from '#journey/model/next-action.ts';
import { createAppState } from '#state/app-state.ts';
import { createClosedDialog } from '#state/dialog-state.ts';
import { createAsk } from './ask.ts';

const question: Question = {
  picture: 'search',
  type: 'warning',
  title: 'Atenção',
  text: 'Continuar assim?',
  okText: 'Seguir',
  cancelText: 'Ficar',
  onOk: 'reopen',
  onCancel: 'stay',
  technical: 'updateStep 409',
};

function setUp() {
  const state = createAppState();
  const report = vi.fn();
  return {
    state,
    report,
    ask: createAsk(state, { log: { report, showsDetails: true, note: () => undefined } }),
  };
}

/** A promise and the function that resolves it. */
function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>(resolvePromise => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

test('[4.39a] [3.47] an answer closes the dialog and resets its state', async () => {
  const { ask, state } = setUp();
  const answer = ask.question(question);
  const { picture, type, title, text, okText, cancelText, technical } = question;
  expect(state.dialog).toMatchObject({
    picture,
    type,
    title,
    text,
    okText,
    cancelText,
    technical,
    isOpen: true,
  });
  ask.answer(state.dialog.id, 'ok');
  expect(await answer).toBe('ok');
  expect(state.dialog).toEqual(createClosedDialog());
  const defaults = { isOpen: false, title: '', text: '', okText: 'Confirmar', cancelText: 'Cancelar' };
  expect(state.dialog).toMatchObject(defaults);
});

test('[4.39b] the dialog stays open and busy until the action of its answer has ended', async () => {
  const { ask, state } = setUp();
  const { promise, resolve } = createDeferred();
  const runChoice = vi.fn(() => promise);
  const answer = ask.question(question, runChoice);
  const { id } = state.dialog;
  ask.answer(id, 'cancel');
  ask.answer(id, 'ok');
  expect(state.dialog).toMatchObject({ isOpen: true, busy: 'cancel' });
  resolve();
  expect(await answer).toBe('cancel');
  expect(state.dialog.isOpen).toBe(false);
  expect(runChoice).toHaveBeenCalledExactlyOnceWith('cancel');
});

test('[4.39c] a failed answer is only logged: the dialog stays open and can be answered again', async () => {
  const { ask, state, report } = setUp();
  const runChoice = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(undefined);
  const answer = ask.question(question, runChoice);
  const { id } = state.dialog;
  ask.answer(id, 'ok');
  await vi.waitFor(() => expect(state.dialog).toMatchObject({ isOpen: true, id, busy: '' }));
  expect(report).toHaveBeenCalledExactlyOnceWith('[proposta] dialog: the answer failed', expect.any(Error));
  ask.answer(id, 'ok');
  expect(await answer).toBe('ok');
  expect(state.dialog.isOpen).toBe(false);
});

test('[4.39] the action of an answer continues although another dialog has opened', async () => {
  const { ask, state } = setUp();
  const { promise, resolve } = createDeferred();
  const first = ask.question(question, () => promise);
  ask.answer(state.dialog.id, 'ok');
  const second = ask.question({ ...question, title: 'Outra' });
  expect(state.dialog).toMatchObject({ isOpen: true, title: 'Outra', busy: '' });
  resolve();
  expect(await first).toBe('ok');
  expect(state.dialog).toMatchObject({ isOpen: true, title: 'Outra' });
  ask.withdraw();
  expect(await second).toBe('withdrawn');
});

test('a newer dialog replaces the older one, and a late answer to the older one does nothing', async () => {
  const { ask, state } = setUp();
  const first = ask.question(question);
  const { id } = state.dialog;
  void ask.question({ ...question, title: 'Outra' });
  expect(await first).toBe('withdrawn');
  ask.answer(id, 'ok');
  expect(state.dialog).toMatchObject({ isOpen: true, title: 'Outra' });
});

test.each([
  ['stay', true],
  ['reopen', false],
] as const)(
  '[2.59] a press outside closes a dialog whose cancel means "%s": %s',
  (onCancel, isDismissible) => {
    const { ask, state } = setUp();
    void ask.question({ ...question, onCancel });
    expect(state.dialog.isDismissible).toBe(isDismissible);
  },
);
