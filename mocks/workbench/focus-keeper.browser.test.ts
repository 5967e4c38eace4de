import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFocusKeeper } from './focus-keeper.ts';

/** A workbench with a button, and a frame with a heading and an input. Shortcuts count the key P. */
async function openWorkbench() {
  document.body.innerHTML = '<button>Passo</button><iframe title="App"></iframe>';
  const [button, frame] = [document.querySelector('button'), document.querySelector('iframe')];
  const appWindow = frame?.contentWindow;
  if (!button || !appWindow) throw new Error('The page has no button or no frame.');
  appWindow.document.body.innerHTML = '<h1 tabindex="-1">Termos</h1><input aria-label="Nome">';
  const heading = appWindow.document.querySelector('h1');
  const appKeys = vi.fn();
  const shortcut = vi.fn((event: KeyboardEvent) => event.key === 'p' && event.preventDefault());
  document.addEventListener('keydown', shortcut);
  const keeper = createFocusKeeper(() => false);
  keeper.watchPage(appWindow);
  appWindow.addEventListener('keydown', event => appKeys(event.key));
  onTestFinished(() => {
    keeper.stop();
    document.removeEventListener('keydown', shortcut);
    document.body.replaceChildren();
  });
  await userEvent.click(button);
  return {
    button,
    heading,
    appKeys,
    shortcut,
    appInput: page.frameLocator(page.getByTitle('App')).getByRole('textbox'),
  };
}

/** The app takes the focus, and the workbench is too busy to take it back. */
function takeFocus(heading: HTMLElement | null): void {
  const { setTimeout: schedule } = window;
  const busy = vi.spyOn(window, 'setTimeout');
  busy.mockImplementation(((...args: Parameters<typeof setTimeout>) =>
    args.length === 1 ? 0 : schedule(...args)) as typeof setTimeout);
  onTestFinished(() => busy.mockRestore());
  heading?.focus();
}

test('[10.7] a shortcut that is pressed just after the app has taken the focus works, and the focus goes back', async () => {
  const { button, heading, appKeys, shortcut } = await openWorkbench();
  takeFocus(heading);
  expect(document.activeElement?.tagName).toBe('IFRAME');
  await userEvent.keyboard('p');
  expect(shortcut).toHaveBeenCalledOnce();
  expect(appKeys).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('[10.7] any other key goes to the app', async () => {
  const { heading, appKeys } = await openWorkbench();
  takeFocus(heading);
  await userEvent.keyboard('x');
  expect(appKeys).toHaveBeenCalledWith('x');
});

test('[10.7] keys of a person who has gone into the app are no shortcuts', async () => {
  const { appInput, appKeys, shortcut } = await openWorkbench();
  await appInput.click();
  // From here on the click no longer explains where the focus is.
  await new Promise(resolve => setTimeout(resolve, 700));
  await userEvent.keyboard('p');
  expect(shortcut).not.toHaveBeenCalled();
  expect(appKeys).toHaveBeenCalledWith('p');
});
