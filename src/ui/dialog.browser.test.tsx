import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

// A dialog that stays open takes the focus from the elements of the next test.
afterEach(cleanup);

function show(props: Partial<DialogProps> = {}) {
  cleanup();
  const onOk = vi.fn();
  const onDismiss = vi.fn();
  const allProps = { open: true, title: 'Atenção', text: 'Continuar assim?', onOk, onDismiss, ...props };
  const { rerender } = render(<Dialog {...allProps} />);
  return {
    onOk,
    onDismiss,
    change: (next: Partial<DialogProps>) => rerender(<Dialog {...allProps} {...next} />),
  };
}

const getDialog = () => page.getByRole('alertdialog', { name: 'Atenção' });
const getRect = () => getDialog().element().getBoundingClientRect();
const showOnPhone = () => page.viewport(360, 740);
const showOnDesktop = () => page.viewport(1280, 800);
/** Waits until the dialog's opening animation has ended. */
const atRest = () =>
  eventually(() =>
    expect(
      getDialog()
        .element()
        .getAnimations()
        .every(animation => animation.playState === 'finished'),
    ).toBe(true),
  );
const pressOutside = () => userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true });

test('[2.58a] a confirmation has title, text and the default answers', async () => {
  show();
  await expect.element(getDialog()).toHaveAccessibleDescription('Continuar assim?');
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirmar' })).toBeVisible();
});

test('[2.58b] a dialog shows the icon of its kind above the title, unless it has an icon of its own', async () => {
  show({ kind: 'warning' });
  await expect.element(getDialog()).toBeVisible();
  expect(getDialog().element().querySelectorAll('svg')).toHaveLength(1);
  show({ kind: 'warning', icon: <img src="data:," alt="Retrato" /> });
  await expect.element(getDialog().getByRole('img', { name: 'Retrato' })).toBeInTheDocument();
  expect(getDialog().element().querySelectorAll('svg')).toHaveLength(0);
  show();
  await expect.element(getDialog()).toBeVisible();
  expect(getDialog().element().querySelectorAll('svg')).toHaveLength(0);
});

test('[2.58c] a dialog is a bottom sheet on a phone', async () => {
  await showOnPhone();
  show();
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  expect(getRect().bottom).toBe(740);
  expect(getRect().width).toBe(360);
  expect(getComputedStyle(getDialog().element()).borderBottomLeftRadius).toBe('0px');
});

test('[2.58c] a dialog is a centred modal on a desktop', async () => {
  await showOnDesktop();
  show();
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  const { left, right, top, bottom } = getRect();
  expect(left).toBeCloseTo(1280 - right, 0);
  expect(top).toBeCloseTo(800 - bottom, 0);
  expect(left).toBeGreaterThan(300);
});

test('[2.58d] for some lenders a dialog is a centred modal on a phone too', async () => {
  await showOnPhone();
  show({ isAlwaysModal: true });
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  expect(getRect().top).toBeCloseTo(740 - getRect().bottom, 0);
  expect(getRect().left).toBeGreaterThan(0);
  expect(getComputedStyle(getDialog().element()).borderBottomLeftRadius).not.toBe('0px');
});

test('[2.59] a press outside the dialog does nothing if cancelling has an effect', async () => {
  await showOnDesktop();
  const onCancel = vi.fn();
  const { onDismiss } = show({ onCancel });
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  await pressOutside();
  await userEvent.keyboard('{Tab}');
  expect(onCancel).not.toHaveBeenCalled();
  expect(onDismiss).not.toHaveBeenCalled();
});

test('[2.59] without a cancel handler a press outside closes the dialog', async () => {
  await showOnDesktop();
  const { onDismiss } = show();
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  await pressOutside();
  await eventually(() => expect(onDismiss).toHaveBeenCalledOnce());
});

test.each([
  ['phone', showOnPhone, ['Continuar', 'Sair']],
  ['desktop', showOnDesktop, ['Sair', 'Continuar']],
] as const)(
  '[13.8] on a %s focus and Escape lead to the harmless answer, and the tab order is the visual order',
  async (_, setViewport, order) => {
    await setViewport();
    const onCancel = vi.fn();
    const { onOk } = show({
      onCancel,
      harmlessButton: 'ok',
      okText: 'Continuar',
      cancelText: 'Sair',
    });
    await expect.element(page.getByRole('button', { name: 'Continuar' })).toHaveFocus();
    await atRest();
    const buttons = [...getDialog().element().querySelectorAll('button')];
    expect(buttons.map(button => button.textContent)).toEqual(order);
    const [first, second] = buttons.map(button => button.getBoundingClientRect());
    if (!first || !second) throw new Error('The dialog has no two answers.');
    expect(first.top + first.left).toBeLessThan(second.top + second.left);
    await userEvent.keyboard('{Escape}');
    expect(onOk).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  },
);

test('[13.8] [15.1] on a desktop two answers that do not fit in one row are stacked like those of a phone: the confirming one is first, seen and in the tab order', async () => {
  await showOnDesktop();
  const onCancel = vi.fn();
  const answers = { okText: 'Inserir outro comprovante', cancelText: 'Refazer com outro CPF' };
  const { onOk, change } = show({ ...answers, onCancel, harmlessButton: 'ok' });
  await expect.element(page.getByRole('button', { name: answers.okText })).toHaveFocus();
  await atRest();
  const readButtons = () => [...getDialog().element().querySelectorAll('button')];
  const [first, second] = readButtons();
  expect([first?.textContent, second?.textContent]).toEqual([answers.okText, answers.cancelText]);
  expect(second?.getBoundingClientRect().top).toBeGreaterThan(first?.getBoundingClientRect().bottom ?? 0);
  await userEvent.keyboard('{Escape}');
  expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  // Shorter answers fit in one row again. The focus stays where it is.
  change({ okText: 'Enviar', cancelText: 'Sair', onCancel, harmlessButton: 'ok' });
  await eventually(() => expect(readButtons().map(button => button.textContent)).toEqual(['Sair', 'Enviar']));
  await expect.element(page.getByRole('button', { name: 'Enviar' })).toHaveFocus();
  // A harmless cancel button keeps the focus when it goes to the second place.
  show({ ...answers, onCancel });
  await expect.element(page.getByRole('button', { name: answers.cancelText })).toHaveFocus();
  expect(readButtons().map(button => button.textContent)).toEqual([answers.okText, answers.cancelText]);
});

test('[13.8] a dialog measures its buttons while it opens, and not a second time in the frame after it', async () => {
  await showOnDesktop();
  const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop') ?? {};
  const measured: string[] = [];
  const spy = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    measured.push(this.textContent);
    return get?.call(this) as number; // the browser's own getter
  });
  onTestFinished(() => spy.mockRestore());
  show();
  expect([...new Set(measured)].toSorted()).toEqual(['Cancelar', 'Confirmar']);
  measured.length = 0;
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(measured).toEqual([]);
});

test('[13.8b] Escape cancels', async () => {
  const onCancel = vi.fn();
  const { onDismiss } = show({ onCancel });
  await expect.element(getDialog()).toBeVisible();
  await atRest();
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(onCancel).toHaveBeenCalledOnce());
  expect(onDismiss).not.toHaveBeenCalled();
});

test.each(['ok', 'cancel'] as const)(
  '[4.39] while the action of the button "%s" runs, the dialog stays open and no button works',
  async busy => {
    const onCancel = vi.fn();
    const { onOk } = show({ onCancel, busyButton: busy });
    await expect.element(getDialog()).toBeVisible();
    await atRest();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Confirmar' }), { force: true });
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }), { force: true });
    const working = page.getByRole('button', { name: busy === 'ok' ? 'Confirmar' : 'Cancelar' });
    await expect.element(working).toHaveAttribute('aria-busy', 'true');
    expect(onCancel).not.toHaveBeenCalled();
    expect(onOk).not.toHaveBeenCalled();
  },
);

test.each([
  ['a phone', showOnPhone, false],
  ['a desktop', showOnDesktop, false],
  ['a phone, in the middle', showOnPhone, true],
] as const)(
  '[9.7] on %s the texts stay during the closing animation of 200 ms, although the state is cleared',
  async (_, setViewport, isAlwaysModal) => {
    await setViewport();
    const { change } = show({ isAlwaysModal });
    await expect.element(getDialog()).toBeVisible();
    await atRest();
    const shown = getDialog().element();
    // The animation is paused at its start, because a busy machine would miss it.
    const animationStarted = new Promise<Animation | undefined>(resolve => {
      const hold = (): void => {
        const [animation] = shown.getAnimations();
        animation?.pause();
        resolve(animation);
      };
      shown.addEventListener('animationstart', hold, { once: true });
    });
    change({ open: false, title: '', text: '' });
    const closingAnimation = await animationStarted;
    expect(closingAnimation?.effect?.getTiming().duration).toBe(200);
    expect(document.body.textContent).toContain('Continuar assim?');
    closingAnimation?.finish();
    await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull());
  },
);

test('[13.8a] the focus stays inside the dialog, and returns to the opener when the dialog closes', async () => {
  const opener = document.createElement('button');
  opener.textContent = 'Abrir';
  document.body.prepend(opener);
  opener.focus();
  const { change } = show();
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.keyboard('{Tab}');
    expect(getDialog().element().contains(document.activeElement)).toBe(true);
  }
  change({ open: false });
  await expect.element(opener).toHaveFocus();
  opener.remove();
});

test('[9.18a] a dialog is above everything else, with the z-index 9', async () => {
  show();
  await expect.element(getDialog()).toBeVisible();
  const positioner = getDialog().element().parentElement;
  expect(positioner && getComputedStyle(positioner).zIndex).toBe('9');
});

test('[2.59] a parent page that takes the focus does not close the dialog', async () => {
  const { onDismiss } = show();
  await atRest();
  const surroundingButton = document.createElement('button');
  document.body.append(surroundingButton);
  surroundingButton.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(onDismiss).not.toHaveBeenCalled();
  surroundingButton.remove();
});

test('[4.28] while its confirm button is paused, a dialog with one answer cannot be closed; a dialog with two answers can', async () => {
  const okPause = { text: 'em 12 s', description: 'Disponível a partir das 14h32.' };
  const only = show({ okText: 'Tentar novamente', hasOnlyOk: true, okPause });
  await expect.element(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await pressOutside();
  expect([only.onOk.mock.calls.length, only.onDismiss.mock.calls.length]).toEqual([0, 0]);
  const two = show({ okText: 'Tentar novamente', okPause });
  await expect.element(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(two.onDismiss).toHaveBeenCalledOnce();
});

test('[13.8] after a refused Escape the focus stays inside, and goes back to the opener once the dialog is answered', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  onTestFinished(() => opener.remove());
  opener.focus();
  const okPause = { text: 'em 12 s', description: 'Disponível a partir das 14h32.' };
  const { change } = show({ okText: 'Tentar novamente', hasOnlyOk: true, okPause });
  const only = page.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(only).toHaveFocus();
  for (let presses = 0; presses < 3; presses += 1) await userEvent.keyboard('{Escape}');
  await expect.element(only).toHaveFocus();
  change({ okText: 'Tentar novamente', hasOnlyOk: true, okPause: undefined, busyButton: 'ok' });
  await userEvent.keyboard('{Escape}');
  await expect.element(only).toHaveFocus();
  change({ open: false });
  await expect.element(getDialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(opener);
});

test('[13.2] [13.8] a dialog whose opener is gone gives the focus to the heading of the screen', async () => {
  const screen = document.createElement('main');
  screen.innerHTML = '<h1 tabindex="-1">Dados pessoais</h1><button>Remover</button>';
  document.body.append(screen);
  onTestFinished(() => screen.remove());
  screen.querySelector('button')?.focus();
  const { change } = show();
  await atRest();
  screen.querySelector('button')?.remove();
  change({ open: false });
  await expect.element(getDialog()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(screen.querySelector('h1'));
});

for (const [width, height] of [
  [320, 256],
  [740, 360],
] as const)
  test(`[13.2] [13.1] at ${width} by ${height} px a dialog opens with its title and the answer that has the focus in view`, async () => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    show({
      icon: <div style={{ height: '112px', flexShrink: 0 }} />,
      text: 'Sua simulação vale por mais um pouco.',
      okText: 'Continuar preenchendo',
      cancelText: 'Recomeçar',
      harmlessButton: 'ok',
    });
    await atRest();
    // The picture may load after the focus has moved, so scrolling to the focused button does not help.
    getDialog().element().scrollTop = 0;
    for (const element of [
      getDialog().getByRole('heading').element(),
      getDialog().getByRole('button', { name: 'Continuar preenchendo' }).element(),
    ]) {
      const { top, bottom } = element.getBoundingClientRect();
      expect([top >= 0, bottom <= height], element.textContent).toEqual([true, true]);
    }
  });

test('[9.7] a dialog whose closing animation never ends disappears anyway', async () => {
  const { change } = show();
  await atRest();
  // A browser that draws no frame for a while.
  const noAnimation = document.createElement('style');
  noAnimation.textContent = '* { animation-play-state: paused !important }';
  document.head.append(noAnimation);
  onTestFinished(() => noAnimation.remove());
  change({ open: false });
  await expect.element(getDialog()).not.toBeInTheDocument();
  change({ open: true });
  await expect.element(getDialog()).toBeVisible();
});
