import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { copyText } from './copy-text.ts';

/** Removes the newer API, as on pages of plain http. */
function removeClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });
}

/**
 * Copies a text by a button in an open dialog.
 * @returns the answer of `copyText`, and the text that reached the clipboard.
 */
async function copyInDialog(text: string) {
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  button.textContent = 'Copiar';
  dialog.append(button);
  document.body.append(dialog);
  dialog.showModal();
  const copiedTexts: string[] = [];
  const watch = () => copiedTexts.push(getSelectedText());
  document.addEventListener('copy', watch);
  onTestFinished(() => {
    document.removeEventListener('copy', watch);
    dialog.remove();
  });
  const answer = new Promise<boolean>(resolve => {
    button.addEventListener('click', () => resolve(copyText(text)));
  });
  await userEvent.click(button);
  return { isCopied: await answer, copiedTexts };
}

const getSelectedText = (): string => {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return '';
  return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd);
};

test('[10.7] without the newer API a text is copied out of an open dialog, too', async () => {
  removeClipboard();
  expect(await copyInDialog('https://qa.exemplo/#relato=abc')).toEqual({
    isCopied: true,
    copiedTexts: ['https://qa.exemplo/#relato=abc'],
  });
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement, 'the focus returns to the pressed button').toBeInstanceOf(HTMLButtonElement);
});

test('[10.7] a text counts as copied only if the browser has copied it', async () => {
  removeClipboard();
  const keepFocus = (event: Event) => event.target instanceof HTMLTextAreaElement && event.target.blur();
  document.addEventListener('focusin', keepFocus);
  onTestFinished(() => document.removeEventListener('focusin', keepFocus));
  expect((await copyInDialog('abc')).isCopied).toBe(false);
});
