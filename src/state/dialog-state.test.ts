import { expect, test } from 'vitest';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createAppState } from './app-state.ts';
import { createClosedDialog } from './dialog-state.ts';

test('[3.47] [4.39] a closed dialog has no texts except its buttons: "Confirmar", and "Cancelar", which loses nothing', () => {
  expect(filledMembersOf(createClosedDialog())).toEqual({
    type: 'warning',
    okText: 'Confirmar',
    cancelText: 'Cancelar',
    isDismissible: true,
    harmlessButton: 'cancel',
  });
  expect(createAppState().dialog).toEqual(createClosedDialog());
});
