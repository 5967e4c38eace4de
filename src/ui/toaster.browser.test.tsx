import './theme/global.css';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Button } from './button.tsx';
import { Dock } from './dock.tsx';
import { Drawer } from './drawer.tsx';
import type { MessageKind } from './message-kind.ts';
import { Toaster, type ToastMessage } from './toaster.tsx';

beforeEach(async () => {
  // An earlier test may have left the pointer where the toast appears, and a toast under the pointer stays.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(...messages: readonly ToastMessage[]) {
  const onGone = vi.fn();
  const { rerender } = render(<Toaster messages={messages} onGone={onGone} />);
  return {
    onGone,
    change: (...next: readonly ToastMessage[]) => rerender(<Toaster messages={next} onGone={onGone} />),
  };
}

const getToast = () => document.querySelector<HTMLElement>('[data-toast]');
const isShown = () => getToast()?.dataset.state === 'open';
const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('[3.44] [9.5] in a low window a toast is below the bar of an embedding app and below the header', async () => {
  await page.viewport(1280, 390);
  onTestFinished(() => page.viewport(1280, 800));
  const { style } = document.documentElement;
  style.setProperty('--inset-top', '96px');
  onTestFinished(() => void style.removeProperty('--inset-top'));
  show({ id: '1', kind: 'error', text: 'Falhou.' });
  for (const animation of document.getAnimations()) animation.finish();
  expect(getToast()?.getBoundingClientRect().top).toBe(96 + 56 + 8);
});

test.each([
  [360, 740, ''],
  [360, 740, 'summary'],
  [1280, 800, ''],
  [1280, 800, 'summary'],
  [1280, 940, ''],
  [1280, 940, 'summary'],
])(
  '[9.5] [15.1] at %i x %i a toast stands above the dock, not over the title or the way back: dock %j',
  async (width, height, summary) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    render(
      // As the column of the frame, which ends at 50rem in a tall desktop window.
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: width > 1000 ? 'min(100dvh, 50rem)' : '100dvh',
        }}
      >
        <div style={{ flexGrow: 1 }} />
        <Dock summary={summary && 'Parcela de R$ 384,35'}>
          <Button>Continuar</Button>
        </Dock>
      </div>,
    );
    show({ id: '1', kind: 'error', text: 'Falhou.' });
    for (const animation of document.getAnimations()) animation.finish();
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
    const { left = 0, right = 0 } = getToast()?.getBoundingClientRect() ?? {};
    // On a desktop in the middle of the column beside the brand panel.
    expect((left + right) / 2).toBeCloseTo(width > 1000 ? 1280 - (1280 * (14 / 24)) / 2 : 180, 0);
    const space = (dock?.top ?? 0) - (getToast()?.getBoundingClientRect().bottom ?? 0);
    expect(space).toBeGreaterThanOrEqual(8);
    expect(space).toBeLessThanOrEqual(12);
  },
);

test.each([320, 360])(
  '[9.5] [15.2] on a phone of %i px a toast is as wide as the button below it',
  async width => {
    await page.viewport(width, 740);
    onTestFinished(() => page.viewport(1280, 800));
    render(
      // The column of the frame, with the margin of the page.
      <div style={{ paddingInline: 20 }}>
        <Dock>
          <Button isWide>Continuar</Button>
        </Dock>
      </div>,
    );
    show({ id: '1', kind: 'error', text: 'Falhou.' });
    for (const animation of document.getAnimations()) animation.finish();
    const button = page.getByRole('button', { name: 'Continuar' }).element().getBoundingClientRect();
    const { left, right } = getToast()?.getBoundingClientRect() ?? {};
    expect([left, right]).toEqual([button.left, button.right]);
  },
);

test('[9.5] [15.8] a toast does not break the name of a file at its hyphen', async () => {
  await page.viewport(320, 740);
  onTestFinished(() => page.viewport(1280, 800));
  show({ id: '1', kind: 'warning', title: 'O arquivo comprovante-2026.pdf não foi anexado', text: '' });
  const name = page.getByText('comprovante-2026.pdf', { exact: true }).element();
  expect(name.getBoundingClientRect().height).toBeLessThan(30);
});

test.each([780, 1500])(
  '[9.5] [15.1] in a tall desktop window a toast stands above the dock of a form of %i px, not over its fields',
  async height => {
    await page.viewport(1280, 940);
    onTestFinished(() => page.viewport(1280, 800));
    render(
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ height }} />
        <Dock>
          <Button>Continuar</Button>
        </Dock>
      </div>,
    );
    show({ id: '1', kind: 'error', text: 'Falhou.' });
    for (const animation of document.getAnimations()) animation.finish();
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
    const space = (dock?.top ?? 0) - (getToast()?.getBoundingClientRect().bottom ?? 0);
    expect(space).toBeGreaterThanOrEqual(8);
    expect(space).toBeLessThanOrEqual(12);
  },
);

test('[9.5] [15.1] in a tall desktop window a toast stays above the dock while the form and the summary under it grow and shrink', async () => {
  await page.viewport(1280, 940);
  onTestFinished(() => page.viewport(1280, 800));
  const renderForm = (height: number, summaryLines: number) => (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <div style={{ height }} />
      <Dock summary={<p>{'Parcela de R$ 384,35. '.repeat(5 * summaryLines)}</p>}>
        <Button>Continuar</Button>
      </Dock>
    </div>
  );
  const { rerender } = render(renderForm(640, 1));
  show({ id: '1', kind: 'error', text: 'Falhou.' });
  for (const animation of document.getAnimations()) animation.finish();
  for (const [height, summaryLines] of [
    [640, 1],
    [740, 1],
    [560, 1],
    [560, 4],
    [560, 1],
  ] as const) {
    rerender(renderForm(height, summaryLines));
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
    const space = (dock?.top ?? 0) - (getToast()?.getBoundingClientRect().bottom ?? 0);
    expect(space).toBeGreaterThanOrEqual(8);
    expect(space).toBeLessThanOrEqual(12);
  }
});

test.each([
  [1280, 940, 640, 1],
  [1280, 940, 1500, 1],
  [1280, 940, 560, 4],
  [360, 740, 300, 4],
])(
  '[9.5] [15.1] without anchors in CSS, too, a toast at %i x %i stands above the dock of a form of %i px, with %i times its summary',
  async (width, height, formHeight, summaryLines) => {
    vi.spyOn(CSS, 'supports').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const renderForm = (lines: number) => (
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ height: formHeight }} />
        <Dock summary={<p>{'Parcela de R$ 384,35. '.repeat(5 * lines)}</p>}>
          <Button>Continuar</Button>
        </Dock>
      </div>
    );
    const { rerender } = render(renderForm(summaryLines));
    show({ id: '1', kind: 'error', text: 'Falhou.' });
    for (const animation of document.getAnimations()) animation.finish();
    const getSpace = () =>
      (document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0) -
      (getToast()?.getBoundingClientRect().bottom ?? 0);
    expect(getSpace()).toBeCloseTo(8, 0);
    expect(
      document.querySelector<HTMLElement>('[aria-label=Avisos]')?.style.getPropertyValue('--above-dock'),
    ).not.toBe('');
    rerender(renderForm(2));
    await after(50);
    expect(getSpace()).toBeCloseTo(8, 0);
  },
);

test('[9.5] [13.1] on a phone a toast that is too high for the space above the dock begins below the header, with its button', async () => {
  await page.viewport(360, 640);
  const { style } = document.documentElement;
  style.fontSize = '200%';
  onTestFinished(async () => {
    style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  show({
    id: '1',
    kind: 'warning',
    title: 'Um arquivo já enviado não está mais',
    text: 'Anexe de novo. '.repeat(15),
  });
  for (const animation of document.getAnimations()) animation.finish();
  expect(getToast()?.getBoundingClientRect().top).toBe(112 + 8);
});

test.each([
  ['on a desktop', 1280, 800],
  ['on a small desktop', 1024, 768],
  ['on a tablet', 768, 1024],
  ['on a phone', 360, 740],
])(
  '[2.60] over an open drawer %s a toast is at the upper edge, clear of its title and its buttons',
  async (_, width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    render(
      <>
        <Dock summary="Parcela de R$ 384,35">
          <Button>Continuar</Button>
        </Dock>
        <Drawer open onClose={() => undefined} title="Ajuda" footer={<Button>Entendi</Button>}>
          <p>Fale com o atendimento.</p>
        </Drawer>
      </>,
    );
    show({ id: '1', kind: 'error', text: 'A busca de empresas está fora do ar. Tente mais tarde.' });
    for (const animation of document.getAnimations()) animation.finish();
    const toast = getToast()?.getBoundingClientRect();
    const drawer = page.getByRole('dialog', { name: 'Ajuda' }).element().getBoundingClientRect();
    expect(toast).toMatchObject({ top: 16 });
    expect(toast?.left).toBeGreaterThanOrEqual(16);
    if (width < 768) expect(toast?.bottom).toBeLessThan(drawer.top);
    else expect(toast?.right).toBe(drawer.left - 16);
  },
);

test.each<[MessageKind, number]>([
  ['info', 3000],
  ['success', 3000],
  ['done', 3000],
  ['warning', 3000],
  ['error', 6000],
])(
  '[4.38] [9.5a] [9.5b] a toast of the kind %s stays for %d ms, fades for 1000 ms, and is cleared',
  async (kind, shown) => {
    const { onGone } = show({ id: kind, kind, text: 'Link copiado.' });
    await after(20);
    expect(isShown()).toBe(true);
    await after(shown - 120);
    expect(isShown()).toBe(true);
    await after(200);
    expect(isShown()).toBe(false);
    await after(800);
    expect(getToast()).not.toBeNull();
    expect(onGone).not.toHaveBeenCalled();
    await after(300);
    expect(getToast()).toBeNull();
    expect(onGone).toHaveBeenCalledExactlyOnceWith(kind);
  },
);

test('[13.1] [9.5] a long toast stays until a slow reader has read it', async () => {
  const text =
    'Você pode fechar esta página: o pedido continua sendo analisado, e avisamos por SMS quando houver resposta.';
  show({ id: 'a', kind: 'info', text });
  await after(1500 + text.length * 100 - 200);
  expect(isShown()).toBe(true);
  await after(400);
  expect(isShown()).toBe(false);
});

test('[13.2] a toast that is closed by keyboard gives the focus back to the element that had it before', async () => {
  render(<button type="button">Continuar</button>);
  show({ id: 'a', kind: 'info', text: 'Link copiado.' });
  await after(20);
  const button = page.getByRole('button', { name: 'Continuar' }).element();
  act(() => button.focus());
  const closeButton = getToast()?.querySelector('button');
  act(() => closeButton?.focus());
  act(() => closeButton?.click());
  expect(document.activeElement).toBe(button);
});

test('[9.5] the time of a toast stops while the pointer is over it', async () => {
  show({ id: 'a', kind: 'info', text: 'Link copiado.' });
  await after(1000);
  fireEvent.mouseMove(getToast() as HTMLElement);
  await after(20_000);
  expect(isShown()).toBe(true);
  fireEvent.mouseLeave(getToast()?.parentElement as HTMLElement);
  await after(1900);
  expect(isShown()).toBe(true);
  await after(300);
  expect(isShown()).toBe(false);
});

test('[9.5] the time of a toast stops while it has the focus', async () => {
  show({ id: 'a', kind: 'info', text: 'Link copiado.' });
  await after(1000);
  const closeButton = getToast()?.querySelector('button');
  act(() => closeButton?.focus());
  await after(20_000);
  expect(isShown()).toBe(true);
  act(() => closeButton?.blur());
  await after(2200);
  expect(isShown()).toBe(false);
});

test('[2.61] simultaneous messages are shown together, each for its own time', async () => {
  const first: ToastMessage = { id: 'a', kind: 'info', text: 'Link copiado.' };
  const second: ToastMessage = { id: 'b', kind: 'error', text: 'Falha no pagamento' };
  const { change, onGone } = show(first);
  await after(500);
  change(first, second);
  await after(100);
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(2);
  await after(3600);
  expect(onGone).toHaveBeenCalledExactlyOnceWith('a');
  expect(getToast()?.textContent).toContain('Falha no pagamento');
});

test('[3.48a] a message with a time stays for that time', async () => {
  show({ id: 'a', kind: 'done', text: 'Proposta apagada.', time: 9000 });
  await after(8900);
  expect(isShown()).toBe(true);
  await after(200);
  expect(isShown()).toBe(false);
});

test('[3.48b] a message has a title and a text, and the colour of its kind', async () => {
  show({ id: 'a', kind: 'warning', title: 'Atenção', text: 'Confira o número.' });
  await after(100);
  expect(getToast()?.textContent).toContain('Atenção');
  expect(getToast()?.textContent).toContain('Confira o número.');
  const colorOf = (): string => getComputedStyle(getToast()?.querySelector('svg') ?? document.body).color;
  const warning = colorOf();
  cleanup();
  show({ id: 'b', kind: 'success', title: 'Pronto', text: 'Confira o número.' });
  await after(100);
  expect(colorOf()).not.toBe(warning);
});

test('[4.38] the fade of a toast takes one second', async () => {
  show({ id: 'a', kind: 'info', text: 'Link copiado.' });
  await after(3100);
  const element = getToast();
  expect(element && getComputedStyle(element).transitionDuration).toBe('1s');
});

test('[2.61] [13.3] toasts are announced once, in a region called Avisos', async () => {
  show({ id: 'a', kind: 'error', title: 'Atenção!', text: 'Falha no pagamento' });
  await after(20);
  const region = page.getByRole('region', { name: /Avisos/ });
  await expect.element(region).toHaveTextContent('Atenção!Falha no pagamento');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  expect(region.element().querySelectorAll('[aria-live], [role=status], [role=alert]')).toHaveLength(0);
});

test.each<[MessageKind, string]>([
  ['error', 'rgb(179, 38, 30)'],
  ['warning', 'rgb(138, 90, 0)'],
  ['info', 'rgb(11, 98, 153)'],
  ['done', 'rgb(27, 127, 75)'],
  ['success', 'rgb(27, 127, 75)'],
])('[8.38] a message of the kind %s has an icon in the colour of the kind', async (kind, colour) => {
  show({ id: kind, kind, text: 'Aviso' });
  await after(20);
  const icon = getToast()?.querySelector('svg');
  expect(icon && getComputedStyle(icon).color).toBe(colour);
});

test('[9.5] [11.9] a toast does not disappear while the page is hidden, and then stays for its whole time', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  const setHidden = (value: boolean) =>
    act(() => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  show({ id: '1', kind: 'error', text: 'Falhou.' });
  await after(5_000);
  await setHidden(true);
  await after(60_000);
  expect(isShown()).toBe(true);
  await setHidden(false);
  await after(5_900);
  expect(isShown()).toBe(true);
  await after(200);
  expect(isShown()).toBe(false);
});
