import { expect, test } from 'vitest';
import { createEmptyForm } from './form-state.ts';

test('[3.1] the form of no step is empty: no values, no error, no message, and no write is running', () => {
  expect(createEmptyForm()).toEqual({
    slug: '',
    fields: {},
    session: { current: undefined },
    filledShare: 0,
    isSubmitting: false,
    isSending: false,
    uploadProgress: undefined,
    notice: '',
    summary: [],
    announced: '',
    summaryFocusRequests: 0,
    focusedKey: '',
  });
});
