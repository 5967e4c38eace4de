import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '#tests/support/eventually.ts';
import { NOTCH, turnPhone } from '#tests/support/turn-phone.ts';
import { Dialog } from './dialog.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';
import { Sheet } from './sheet.tsx';

// An open layer takes the focus from the elements of the next test.
afterEach(cleanup);

function show(props: Partial<DrawerProps> = {}) {
  cleanup();
  const onClose = vi.fn();
  const drawer = (open: boolean) => (
    <Drawer open={open} onClose={onClose} title="Termos" {...props}>
      {props.children ?? <p>Texto</p>}
    </Drawer>
  );
  const { rerender } = render(drawer(true));
  return { onClose, setOpen: (open: boolean) => rerender(drawer(open)) };
}

const getDrawer = () => page.getByRole('dialog', { name: 'Termos' });
const getRect = () => getDrawer().element().getBoundingClientRect();
const longContent = Array.from({ length: 80 }, (_, index) => `Cláusula ${index}`).map(clause => (
  <p key={clause}>{clause}</p>
));
const pressBeside = () => userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true });
/** Waits until the drawer's opening animation has ended. */
const atRest = () =>
  eventually(() => {
    expect(
      getDrawer()
        .element()
        .getAnimations()
        .every(animation => animation.playState === 'finished'),
    ).toBe(true);
    expect(getRect().top).toBeLessThan(innerHeight);
  });

test.each([
  ['scrolls is', longContent, '0'],
  ['does not scroll is not', <p key="text">Texto</p>, null],
])('[13.2] the text of a drawer that %s a stop of the Tab key', async (_, children, tabIndex) => {
  await page.viewport(360, 740);
  show({ children });
  await atRest();
  const text = getDrawer().getByRole('region', { name: 'Termos' });
  await eventually(() => expect(text.element().getAttribute('tabindex')).toBe(tabIndex));
});

test('[13.2] the text of a drawer that scrolls is a stop of the Tab key each time the drawer opens', async () => {
  await page.viewport(360, 740);
  const { setOpen } = show({ children: longContent });
  for (const _ of [1, 2]) {
    setOpen(false);
    await expect.element(getDrawer()).not.toBeInTheDocument();
    setOpen(true);
    await atRest();
    await expect
      .element(getDrawer().getByRole('region', { name: 'Termos' }))
      .toHaveAttribute('tabindex', '0');
  }
});

test('[13.2] the focus ring around the text of a drawer is clear of its first line', async () => {
  await page.viewport(360, 740);
  show({ children: longContent });
  await atRest();
  const text = getDrawer().getByRole('region', { name: 'Termos' }).element();
  const firstLine = text.querySelector('p')?.getBoundingClientRect();
  expect((firstLine?.top ?? 0) - text.getBoundingClientRect().top).toBeGreaterThanOrEqual(8);
});

test('[2.60a] a drawer is at the right edge on a desktop', async () => {
  await page.viewport(1280, 800);
  show();
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  expect(getRect().right).toBe(1280);
  expect(getRect().height).toBe(800);
  expect(getRect().width).toBeLessThan(640);
});

test('[2.60a] [9.17a] on a phone a long drawer is a bottom sheet of 85% with a visible footer', async () => {
  await page.viewport(360, 800);
  show({ children: longContent, footer: <button type="button">Concordar</button> });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  await eventually(() => expect(getRect().top).toBeCloseTo(800 * 0.15, 0));
  const footer = page.getByRole('button', { name: 'Concordar' }).element().getBoundingClientRect();
  expect(footer.bottom).toBeLessThanOrEqual(800);
});

test('[9.37b] [15.1] at night whatever covers the page has one background, #161F29: dialog, drawer with its footer, and the sheet of a list', async () => {
  document.documentElement.dataset.theme = 'dark';
  onTestFinished(() => {
    delete document.documentElement.dataset.theme;
  });
  cleanup();
  const close = (): void => undefined;
  render(
    <>
      <Dialog open title="Atenção" text="Continuar?" onOk={close} onDismiss={close} />
      <Drawer open onClose={close} title="Termos" footer={<button type="button">Concordar</button>}>
        Texto
      </Drawer>
      <Sheet
        open
        isPrepared={false}
        openerRef={{ current: null }}
        onClose={close}
        title="Bancos"
        titleId="banks"
        header={null}
      >
        Texto
      </Sheet>
    </>,
  );
  await expect.element(page.getByText('Concordar')).toBeVisible();
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const footer = page.getByText('Concordar').element().parentElement;
  expect(layers).toHaveLength(3);
  for (const layer of [...layers, footer])
    expect(layer && getComputedStyle(layer).backgroundColor).toBe('rgb(22, 31, 41)');
});

/** Sets what covers the window: the bar of an embedding app, or the keyboard of an iPhone. CSS pixels. */
function cover(name: '--inset-top' | '--inset-bottom' | '--keyboard', pixels: number): void {
  const { style } = document.documentElement;
  style.setProperty(name, `${pixels}px`);
  onTestFinished(() => void style.removeProperty(name));
}

test.each([
  [820, 1100],
  [360, 740],
])(
  '[3.44] below the bar of an embedding app a drawer shows its close button, also when pulled up (%i by %i)',
  async (width, height) => {
    await page.viewport(width, height);
    cover('--inset-top', 96);
    show({ children: longContent });
    await expect.element(getDrawer()).toBeVisible();
    await atRest();
    pull(-100);
    await eventually(() => expect(getRect().top).toBeCloseTo(96, 0));
    const close = page.getByRole('button', { name: 'Fechar' }).element();
    expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(96);
  },
);

test('[3.44] a long dialog is below the bar of an embedding app', async () => {
  await page.viewport(360, 740);
  cover('--inset-top', 96);
  cleanup();
  const close = (): void => undefined;
  render(
    <Dialog open title="Termos" onOk={close} onDismiss={close}>
      {longContent}
    </Dialog>,
  );
  const dialog = page.getByRole('alertdialog').element();
  await eventually(() => expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(740, 0));
  expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(96);
});

test('[15.1] a drawer ends above a keyboard that covers the page, and its text scrolls to the end', async () => {
  await page.viewport(390, 740);
  cover('--keyboard', 300);
  show({ children: longContent, header: <input aria-label="Nome da empresa" /> });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  await eventually(() => expect(getRect().bottom).toBeCloseTo(440, 0));
  expect(getRect().top).toBeGreaterThanOrEqual(0);
  const lastClause = page.getByText('Cláusula 79').element();
  lastClause.scrollIntoView();
  const { top, bottom } = lastClause.getBoundingClientRect();
  const { bottom: headerBottom } = page.getByRole('textbox').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(headerBottom);
  expect(bottom).toBeLessThanOrEqual(440);
});

test.each([
  [320, 180, '100%'],
  [640, 360, '200%'],
  [844, 390, '100%'],
])(
  '[13.1] at %i by %i px with text of %s all text of a drawer and its button scroll into view',
  async (width, height, textSize) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = textSize;
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    show({
      header: <input aria-label="Nome da empresa" style={{ height: '3.5rem' }} />,
      children: longContent,
      footer: <button type="button">Concordar</button>,
    });
    await expect.element(getDrawer()).toBeVisible();
    await atRest();
    const clauses = ['Cláusula 0', 'Cláusula 40', 'Cláusula 79'].map(text =>
      page.getByText(text, { exact: true }),
    );
    for (const part of [...clauses, page.getByRole('button', { name: 'Concordar' })]) {
      part.element().scrollIntoView({ block: 'center' });
      // Its overflow is hidden: only a script scrolls it.
      expect(getDrawer().element().parentElement?.scrollTop).toBe(0);
      const { top, bottom, left } = part.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).toBe(part.element());
    }
  },
);

test('[15.1] on a phone on its side the text of a drawer, its buttons and its footer are beside the notch', async () => {
  await turnPhone();
  show({
    children: <p>{'Cláusula '.repeat(80)}</p>,
    footer: <button type="button">Concordar</button>,
  });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  const { parentElement: footer } = page.getByRole('button', { name: 'Concordar' }).element();
  const parts = [
    page.getByText('Cláusula').element(),
    page.getByRole('button', { name: 'Fechar' }).element(),
    footer,
  ];
  for (const part of parts) expect(part?.getBoundingClientRect().right).toBeLessThanOrEqual(844 - NOTCH);
  expect(getRect().right).toBe(844);
});

test('[9.17] a sheet that a pull closes moves on from where the finger left it, and opens in its own place again', async () => {
  await page.viewport(360, 800);
  const { onClose, setOpen } = show({ children: longContent });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  pull(300);
  expect(onClose).toHaveBeenCalledOnce();
  await eventually(() =>
    expect(getComputedStyle(getDrawer().element()).getPropertyValue('--drawer-translate-y')).toBe('300px'),
  );
  setOpen(false);
  setOpen(true);
  await atRest();
  await eventually(() => expect(getRect().top).toBeCloseTo(800 * 0.15, 0));
});

/** Pulls the handle of the open sheet by so many CSS pixels. */
function pull(distance: number) {
  const handle = getDrawer().element().firstElementChild;
  if (!handle) throw new Error('The drawer has no handle.');
  handle.setPointerCapture = () => undefined;
  for (const [type, clientY] of [
    ['pointerdown', 400],
    ['pointermove', 400 + distance],
    ['pointerup', 400 + distance],
  ] as const)
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY, button: 0 }));
}

test('[9.17b] a drawer that is pulled up takes the height of its content, pulled down it returns to 85%, then closes', async () => {
  await page.viewport(360, 800);
  const { onClose } = show({ children: longContent });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  pull(-100);
  await eventually(() => expect(getRect().top).toBeCloseTo(0, 0));
  pull(100);
  await eventually(() => expect(getRect().top).toBeCloseTo(800 * 0.15, 0));
  expect(onClose).not.toHaveBeenCalled();
  pull(300);
  expect(onClose).toHaveBeenCalledOnce();
});

for (const [width, height] of [
  [360, 800],
  [1280, 800],
] as const)
  test(`[2.60] [15.6] an opening drawer stands still under a pointer, so that a press reaches its row, at ${width} px`, async () => {
    await page.viewport(width, height);
    const onPress = vi.fn();
    show({
      children: (
        <button type="button" onClick={onPress}>
          Seu cartão
        </button>
      ),
    });
    const row = page.getByRole('button', { name: 'Seu cartão' }).element();
    const placeOfRow = (): number[] => [row.getBoundingClientRect().top, row.getBoundingClientRect().left];
    const [opening] = getDrawer().element().getAnimations();
    if (opening) opening.currentTime = 60;
    const pressed = placeOfRow();
    row.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, button: 0 }));
    await new Promise(resolve => setTimeout(resolve, 120));
    expect(placeOfRow().map(Math.round)).toEqual(pressed.map(Math.round));
    row.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1, button: 0 }));
    await userEvent.click(row);
    expect(onPress).toHaveBeenCalledOnce();
    await atRest();
  });

test('[9.17] a short drawer is as high as its content', async () => {
  await page.viewport(360, 800);
  show();
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  expect(getRect().bottom).toBeCloseTo(800, 0);
  expect(getRect().height).toBeLessThan(300);
});

test('[2.60] without a footer a press on the backdrop closes a drawer', async () => {
  await page.viewport(1280, 800);
  const { onClose } = show();
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  await pressBeside();
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
});

test('[2.60c] with a footer a press on the backdrop does not close a drawer', async () => {
  await page.viewport(1280, 800);
  const { onClose } = show({ footer: <button type="button">Concordar</button> });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  await pressBeside();
  await userEvent.keyboard('{Tab}');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  [414, 896],
  [1280, 800],
])(
  '[2.60] an open drawer stays fully visible when the screen is rotated (from %i by %i)',
  async (width, height) => {
    await page.viewport(width, height);
    const { onClose } = show({ children: longContent, footer: <button type="button">Concordar</button> });
    await expect.element(getDrawer()).toBeVisible();
    await atRest();
    const drawer = getDrawer().element();
    await page.viewport(height, width);
    await atRest();
    expect(getDrawer().element()).toBe(drawer);
    for (const name of ['Fechar', 'Concordar']) {
      const readBounds = () => page.getByRole('button', { name }).element().getBoundingClientRect();
      await eventually(() => expect(readBounds().bottom).toBeLessThanOrEqual(width));
      expect(readBounds().top).toBeGreaterThanOrEqual(0);
    }
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('[2.60b] Escape closes a drawer', async () => {
  const { onClose } = show({ footer: <button type="button">Concordar</button> });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each(['{Enter}', ' '])(
  '[2.60b] [13.8c] the key "%s" closes a drawer only on the close button',
  async key => {
    await page.viewport(1280, 800);
    const { onClose } = show({ children: <button type="button">Ler mais</button> });
    await expect.element(page.getByRole('heading', { name: 'Termos' })).toHaveFocus();
    const inside = page.getByRole('button', { name: 'Ler mais' });
    (inside.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    expect(onClose).not.toHaveBeenCalled();
    (page.getByRole('button', { name: 'Fechar' }).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await eventually(() => expect(onClose).toHaveBeenCalledOnce());
  },
);

test('[13.8] an open drawer has the focus on its title: no ring is drawn, and Tab and Shift+Tab stay inside', async () => {
  await page.viewport(1280, 800);
  show({ footer: <button type="button">Concordar</button> });
  const title = page.getByRole('heading', { name: 'Termos' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Concordar' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Fechar' })).toHaveFocus();
  (title.element() as HTMLElement).focus();
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none');
});

test('[9.18b] a drawer has the z-index 4', async () => {
  show();
  await expect.element(getDrawer()).toBeVisible();
  const positioner = getDrawer().element().parentElement;
  expect(positioner && getComputedStyle(positioner).zIndex).toBe('4');
});

test('[9.17] a drawer whose closing animation never ends disappears anyway, and reports it once', async () => {
  const onClosed = vi.fn();
  const drawerWith = (open: boolean) => (
    <Drawer open={open} onClose={() => undefined} onClosed={onClosed} title="Termos">
      <p>Texto</p>
    </Drawer>
  );
  cleanup();
  const { rerender } = render(drawerWith(true));
  await atRest();
  // A browser that draws no frame for a while.
  const noAnimation = document.createElement('style');
  noAnimation.textContent = '* { animation-play-state: paused !important }';
  document.head.append(noAnimation);
  onTestFinished(() => noAnimation.remove());
  rerender(drawerWith(false));
  await expect.element(getDrawer()).not.toBeInTheDocument();
  await eventually(() => expect(onClosed).toHaveBeenCalledTimes(1));
  rerender(drawerWith(false));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('[3.44] [15.1] the end of a drawer without a footer can be scrolled above the lower bar of an embedding app', async () => {
  await page.viewport(360, 640);
  cover('--inset-bottom', 80);
  show({
    children: (
      <>
        {longContent}
        <button type="button">A última</button>
      </>
    ),
  });
  await expect.element(getDrawer()).toBeVisible();
  await atRest();
  const last = page.getByRole('button', { name: 'A última' }).element();
  last.closest('section')?.scrollTo(0, 1e6);
  await eventually(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(640 - 80));
});

test.each([true, false])(
  '[3.44] [15.1] the answers of a dialog are above the lower bar of an embedding app (always in the middle: %s)',
  async isAlwaysModal => {
    await page.viewport(360, 480);
    cover('--inset-bottom', 120);
    cleanup();
    const close = (): void => undefined;
    render(
      <Dialog
        open
        isAlwaysModal={isAlwaysModal}
        title="Apagar?"
        cancelText="Cancelar"
        onOk={close}
        onDismiss={close}
      >
        {longContent}
      </Dialog>,
    );
    const dialog = page.getByRole('alertdialog').element();
    const cancel = page.getByRole('button', { name: 'Cancelar' }).element();
    await eventually(() => {
      dialog.scrollTo(0, 1e6);
      expect(cancel.getBoundingClientRect().bottom).toBeLessThanOrEqual(480 - 120);
    });
  },
);
