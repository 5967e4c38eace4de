import { expect, test } from 'vitest';
import { createAppState } from './app-state.ts';
import { createClosedDialog } from './dialog-state.ts';

test('[3.47] [4.39] a closed dialog has no texts except its buttons: "Confirmar", and "Cancelar", which loses nothing', () => {
  expect(createClosedDialog()).toEqual({
    isOpen: false,
    id: 0,
    type: 'warning',
    picture: undefined,
    title: '',
    text: '',
    okText: 'Confirmar',
    cancelText: 'Cancelar',
    technical: '',
    busy: '',
    isDismissible: true,
    harmlessButton: 'cancel',
    repeatedOperation: '',
  });
  expect(createAppState().dialog).toEqual(createClosedDialog());
});
