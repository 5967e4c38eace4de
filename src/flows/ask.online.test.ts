import { expect, test } from 'vitest';
import type { Question } from '#journey/model/next-action.ts';
import { createAppState } from '#state/app-state.ts';
import { createAsk } from './ask.ts';

const question: Question = {
  picture: undefined,
  type: 'warning',
  title: 'Sem conexão',
  text: 'Verifique sua conexão.',
  okText: 'Tentar novamente',
  cancelText: 'Voltar',
  onOk: 'reopen',
  onCancel: 'stay',
  technical: '',
};

function setUp() {
  const state = createAppState();
  const lines: unknown[][] = [];
  const report = (...line: unknown[]) => void lines.push(line);
  return {
    state,
    lines,
    ask: createAsk(state, { log: { report, showsDetails: true, note: () => undefined } }),
  };
}

test('[8.2] a question that only reported a missing connection answers itself when the connection is back', async () => {
  const { ask, state } = setUp();
  const answer = ask.question({ ...question, whenOnline: 'ok' });
  ask.resumeOnline();
  expect(await answer).toBe('ok');
  expect(state.dialog.isOpen).toBe(false);
});

test('[8.2] a question over a form closes without an answer when the connection is back, unless its choice is carried out', async () => {
  const { ask, state } = setUp();
  const answer = ask.question({ ...question, whenOnline: 'close' });
  ask.resumeOnline();
  expect(await answer).toBe('withdrawn');
  let finish = (): void => undefined;
  const running = ask.question(
    { ...question, whenOnline: 'close' },
    () =>
      new Promise<void>(resolve => {
        finish = resolve;
      }),
  );
  ask.answer(state.dialog.id, 'ok');
  ask.resumeOnline();
  expect(state.dialog.isOpen).toBe(true);
  finish();
  expect(await running).toBe('ok');
});

test('[8.3] a question about something else stays when the connection is back', async () => {
  const { ask, state } = setUp();
  const answer = ask.question(question);
  ask.resumeOnline();
  expect(state.dialog.isOpen).toBe(true);
  ask.answer(state.dialog.id, 'cancel');
  expect(await answer).toBe('cancel');
});

test('[4.39] a choice that fails after its dialog was withdrawn ends as withdrawn, and is logged', async () => {
  const { ask, state, lines } = setUp();
  let reject = (_: Error): void => undefined;
  const answer = ask.question(
    question,
    () =>
      new Promise<void>((_, rejectChoice) => {
        reject = rejectChoice;
      }),
  );
  ask.answer(state.dialog.id, 'ok');
  expect(state.dialog.busy).toBe('ok');
  ask.withdraw();
  expect(state.dialog.isOpen).toBe(false);
  const mistake = new Error('x');
  reject(mistake);
  expect(await answer).toBe('withdrawn');
  expect(lines).toEqual([['[proposta] dialog: the answer failed', mistake]]);
});

test('[4.39] [2.59] the dialog shows each part of its question', () => {
  const { ask, state } = setUp();
  void ask.question({
    ...question,
    harmlessButton: 'ok',
    repeatedOperation: 'getSystem',
    onCancel: 'reopen',
  });
  expect(state.dialog).toMatchObject({
    isOpen: true,
    busy: '',
    harmlessButton: 'ok',
    repeatedOperation: 'getSystem',
    isDismissible: false,
  });
  void ask.question(question);
  expect(state.dialog).toMatchObject({
    harmlessButton: 'cancel',
    repeatedOperation: '',
    isDismissible: true,
  });
});
