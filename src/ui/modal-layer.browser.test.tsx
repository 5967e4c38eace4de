import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Toaster } from './toaster.tsx';

// An open layer takes the focus from the elements of the next test.
afterEach(cleanup);

interface OpenLayers {
  drawer: boolean;
  dialog: boolean;
}

/** A page with a button, a drawer, a dialog and a short message. */
function show(openLayers: OpenLayers) {
  cleanup();
  const onClose = vi.fn();
  const onDismiss = vi.fn();
  const renderView = ({ drawer, dialog }: OpenLayers) => (
    <>
      <button type="button">Na página</button>
      <Drawer open={drawer} onClose={onClose} title="Termos">
        <button type="button">Ler mais</button>
      </Drawer>
      <Dialog open={dialog} title="Abrir outra página?" onOk={() => undefined} onDismiss={onDismiss} />
      <Toaster messages={[{ id: 'a', kind: 'info', text: 'Link copiado.' }]} onGone={() => undefined} />
    </>
  );
  const { rerender } = render(renderView({ drawer: false, dialog: false }));
  const change = (next: OpenLayers) => rerender(renderView(next));
  (page.getByRole('button', { name: 'Na página' }).element() as HTMLElement).focus();
  change(openLayers);
  return { onClose, onDismiss, change };
}

const isHidden = (text: string) =>
  [...document.querySelectorAll('button')]
    .find(element => element.textContent === text || element.ariaLabel === text)
    ?.closest('[aria-hidden=true]') !== null;

test('[13.8] a question above a drawer takes the focus and handles Escape; afterwards the drawer does', async () => {
  const { onClose, onDismiss, change } = show({ drawer: true, dialog: false });
  const readMore = page.getByRole('button', { name: 'Ler mais' });
  await expect.element(page.getByRole('dialog', { name: 'Termos' })).toBeVisible();
  (readMore.element() as HTMLElement).focus();
  change({ drawer: true, dialog: true });
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect([isHidden('Ler mais'), isHidden('Na página'), isHidden('Fechar aviso')]).toEqual([
    true,
    true,
    false,
  ]);
  await userEvent.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  change({ drawer: true, dialog: false });
  await expect.element(readMore).toHaveFocus();
  expect([isHidden('Ler mais'), isHidden('Na página')]).toEqual([false, true]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('[13.8] a drawer that closes under a question leaves the page hidden and unscrollable until the question is answered', async () => {
  const { change } = show({ drawer: true, dialog: false });
  const overflow = () => document.documentElement.style.overflow;
  await eventually(() => expect(overflow()).toBe('hidden'));
  change({ drawer: true, dialog: true });
  change({ drawer: false, dialog: true });
  expect([isHidden('Na página'), overflow()]).toEqual([true, 'hidden']);
  await expect.element(page.getByRole('dialog', { name: 'Termos' })).not.toBeInTheDocument();
  change({ drawer: false, dialog: false });
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  expect([isHidden('Na página'), overflow()]).toEqual([false, '']);
});

test('[13.8] a focus that a script moves to the page returns into the open layer, but not from a short message', async () => {
  show({ drawer: true, dialog: false });
  await expect.element(page.getByRole('heading', { name: 'Termos' })).toHaveFocus();
  const closeButton = page.getByRole('button', { name: 'Fechar aviso' });
  (closeButton.element() as HTMLElement).focus();
  await expect.element(closeButton).toHaveFocus();
  (document.querySelector('button') as HTMLElement).focus();
  await expect.element(page.getByRole('heading', { name: 'Termos' })).toHaveFocus();
});

test('[13.8] a layer that a press has opened returns the focus to the pressed button, although Safari did not focus it', async () => {
  const { change } = show({ drawer: false, dialog: false });
  const button = page.getByRole('button', { name: 'Na página' });
  // As in Safari: a press takes the focus from where it is, and gives it to no button.
  button.element().addEventListener('mousedown', event => {
    event.preventDefault();
    (document.activeElement as HTMLElement).blur(); // an element of this page
  });
  await userEvent.click(button);
  expect(document.activeElement).toBe(document.body);
  change({ drawer: true, dialog: false });
  await expect.element(page.getByRole('heading', { name: 'Termos' })).toHaveFocus();
  change({ drawer: false, dialog: false });
  await expect.element(button).toHaveFocus();
});

interface CloseWatcher extends EventTarget {
  requestClose(): void;
  destroy(): void;
}

/** A phone with a back button. The browser gives a press to the newest close watcher that is active. */
function usePhone() {
  const active = new Set<CloseWatcher>();
  // Chromium has it, TypeScript's library does not.
  const { CloseWatcher } = window as unknown as { CloseWatcher: new () => CloseWatcher };
  class Watcher extends CloseWatcher {
    constructor() {
      super();
      active.add(this);
      this.addEventListener('close', () => active.delete(this));
    }
    override destroy() {
      active.delete(this);
      super.destroy();
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(pointer: coarse)' ? { matches: true } : matchMedia(query),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    /** Returns whether the press stays in the page. */
    pressBack: () => {
      const watcher = [...active].at(-1);
      watcher?.requestClose();
      return watcher !== undefined;
    },
  };
}

test('[13.8] the back button of an Android phone closes the top layer, again and again if the layer stays open', async () => {
  const { pressBack } = usePhone();
  const { onClose, onDismiss, change } = show({ drawer: true, dialog: false });
  const calls = () => ({ dismissed: onDismiss.mock.calls.length, closed: onClose.mock.calls.length });
  change({ drawer: true, dialog: true });
  expect(pressBack()).toBe(true);
  expect(calls()).toEqual({ dismissed: 1, closed: 0 });
  expect(pressBack()).toBe(true);
  expect(calls()).toEqual({ dismissed: 2, closed: 0 });
  change({ drawer: true, dialog: false });
  expect(pressBack()).toBe(true);
  expect(calls()).toEqual({ dismissed: 2, closed: 1 });
  change({ drawer: false, dialog: false });
  expect(pressBack()).toBe(false);
});

test('[13.8] on a phone with a keyboard Escape closes the top layer only', async () => {
  const { pressBack } = usePhone();
  const { onClose, onDismiss, change } = show({ drawer: true, dialog: false });
  change({ drawer: true, dialog: true });
  onDismiss.mockImplementation(() => change({ drawer: true, dialog: false }));
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect([onDismiss.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  pressBack();
  expect(onClose).toHaveBeenCalledOnce();
});
