import { cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import './theme/global.css';
import { css } from '#styled/css/index.js';
import { Button } from './button.tsx';
import { Dock, DockPartsContext } from './dock.tsx';
import { StatusScreen } from './status-screen.tsx';

const initialViewport = { width: window.innerWidth, height: window.innerHeight };
afterEach(() => {
  cleanup();
  document.documentElement.style.removeProperty('--keyboard');
});
afterAll(() => page.viewport(initialViewport.width, initialViewport.height));

/** The column of the frame. */
const column = css({ display: 'flex', flexDirection: 'column', minHeight: 'screen', paddingInline: 'page' });

/** Renders a screen with content of this height (CSS pixels) above its dock. */
function showScreen(contentHeight: number): void {
  render(
    <DockPartsContext
      value={{
        back: <button type="button">Voltar</button>,
        options: <button type="button">Recomeçar</button>,
      }}
    >
      <div className={column}>
        <div style={{ flex: `1 0 ${contentHeight}px` }} />
        <Dock summary="3 parcelas" link={<a href="/ajuda">Ajuda</a>}>
          <Button isWide>Continuar</Button>
        </Dock>
      </div>
    </DockPartsContext>,
  );
}

const edgesOf = (name: string): { top: number; bottom: number } =>
  page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();

for (const contentHeight of [100, 2000])
  test(`[15.6a] [15.1c] the primary button rests 20 px above the lower edge, also above the keyboard, with ${contentHeight} px of content; no button is below it`, async () => {
    await page.viewport(360, 740);
    showScreen(contentHeight);
    expect(edgesOf('Continuar').bottom).toBe(720);
    document.documentElement.style.setProperty('--keyboard', '300px');
    expect(edgesOf('Continuar').bottom).toBe(420);
    document.documentElement.style.removeProperty('--keyboard');
    window.scrollTo(0, document.documentElement.scrollHeight);
    expect(edgesOf('Continuar').bottom).toBe(720);
    expect(edgesOf('Recomeçar').bottom).toBeLessThan(edgesOf('Continuar').top);
  });

test('[13.2] the dock covers no part of the focus ring of a link directly above it', async () => {
  await page.viewport(360, 740);
  showScreen(100);
  const button = page.getByRole('button', { name: 'Recomeçar' }).element();
  if (!(button instanceof HTMLElement)) throw new Error('The button is not on the page.');
  await userEvent.tab();
  button.focus();
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
  expect(outlineStyle).toBe('solid');
  const ringBottom =
    button.getBoundingClientRect().bottom +
    Number.parseFloat(outlineWidth) +
    Number.parseFloat(outlineOffset);
  const dockTop = document.querySelector('[data-dock]')?.getBoundingClientRect().top;
  expect(ringBottom).toBeLessThanOrEqual(dockTop ?? 0);
});

test('[13.1] [15.6] in a window of less than 400 px the dock scrolls with the content', async () => {
  await page.viewport(320, 256);
  showScreen(600);
  const { bottom } = edgesOf('Continuar');
  expect(bottom).toBeGreaterThan(256);
  document.documentElement.style.setProperty('--keyboard', '100px');
  expect(edgesOf('Continuar').bottom).toBe(bottom);
  document.documentElement.style.removeProperty('--keyboard');
  await page.viewport(320, 420);
  expect(edgesOf('Continuar').bottom).toBe(400);
});

test("[13.1] [15.6] with the browser's text size at 200% the dock scrolls with the content of a small phone", async () => {
  const setTextSize = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard } });
  onTestFinished(async () => void (await setTextSize(16)));
  await page.viewport(320, 568);
  showScreen(1200);
  expect(edgesOf('Continuar').bottom).toBe(548);
  await setTextSize(32);
  await expect.poll(() => edgesOf('Continuar').bottom).toBeGreaterThan(568);
});

test('[15.3] [15.6] a status screen without a main action shows the secondary action as a button of full width in the same place', async () => {
  await page.viewport(360, 740);
  render(
    <div className={column}>
      <StatusScreen
        picture={null}
        title="Nenhuma oferta"
        link={{ label: 'Ver outras propostas', onPress: () => undefined }}
      />
    </div>,
  );
  const { bottom, width, height } = page
    .getByRole('button', { name: 'Ver outras propostas' })
    .element()
    .getBoundingClientRect();
  expect([bottom, width, height]).toEqual([720, 320, 56]);
});

test('[13.5c] [15.6] the sentence about a long wait appears in "O que acontece agora", visible, and moves no button', async () => {
  await page.viewport(360, 740);
  const renderScreen = (sentence: string) => (
    <div className={column}>
      <StatusScreen
        picture={null}
        title="Estamos analisando seu crédito"
        sentence="Consultamos os órgãos de proteção ao crédito e as regras do banco. Esta tela avança sozinha."
        next="Mantenha esta tela aberta. Se precisar sair, volte pelo mesmo link: nada se perde."
        announcedSentence={sentence}
        action={{ label: 'Solicitar reenvio', onPress: () => undefined }}
        link={{ label: 'Verificar agora', onPress: () => undefined }}
      >
        <p>Estamos consultando a melhor oferta para você.</p>
      </StatusScreen>
    </div>
  );
  const { rerender } = render(renderScreen(''));
  const status = page.getByRole('status').element();
  const readPlaces = () => [
    edgesOf('Solicitar reenvio').bottom,
    page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top,
  ];
  const placesBefore = readPlaces();
  rerender(renderScreen('Está demorando um pouco mais. Pode deixar esta tela aberta.'));
  expect(page.getByRole('status').element()).toBe(status);
  expect(readPlaces()).toEqual(placesBefore);
  expect(status.parentElement).toHaveTextContent(/^O que acontece agora/);
  const dock = document.querySelector('[data-dock]')?.getBoundingClientRect();
  expect(status.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock?.top ?? 0);
});

for (const summary of ['', 'Parcela de R$ 100,00\u00a0em 12 vezes, total de R$ 1.200,00'])
  test(`[13.1] an element that is scrolled into view stays clear of the dock, ${summary ? 'with' : 'without'} a summary`, async () => {
    await page.viewport(360, 740);
    render(
      <div className={column}>
        <div style={{ height: 1000 }} />
        <button type="button">Entenda o custo</button>
        <div style={{ height: 1000 }} />
        <Dock summary={summary}>
          <Button isWide>Continuar</Button>
        </Dock>
      </div>,
    );
    page.getByRole('button', { name: 'Entenda o custo' }).element().scrollIntoView({ block: 'end' });
    const dockTop = document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? 0;
    expect(edgesOf('Entenda o custo').bottom).toBeLessThanOrEqual(dockTop - 8);
  });

test.each([
  [360, 740],
  [740, 360],
])(
  '[4.36] [15.1] the line on the edge of the dock is at its upper edge in a window of %i x %i px',
  async (width, height) => {
    await page.viewport(width, height);
    render(
      <div className={column}>
        <div style={{ flex: '1 0 2000px' }} />
        <Dock
          edge={
            <div data-testid="line" className={css({ position: 'absolute', top: '0', insetInline: '0' })} />
          }
        >
          <Button isWide>Continuar</Button>
        </Dock>
      </div>,
    );
    window.scrollTo(0, document.documentElement.scrollHeight);
    const [line, dock] = ['[data-testid=line]', '[data-dock]'].map(selector =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    expect([line?.top, line?.left, line?.width]).toEqual([dock?.top, dock?.left, dock?.width]);
  },
);
