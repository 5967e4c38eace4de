import { cdp } from 'vitest/browser';

/** Pastes into the focused input as a browser does: the text is inserted unless the page has handled the event. */
export async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (document.activeElement?.dispatchEvent(event)) await cdp().send('Input.insertText', { text });
}
