import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LongText } from './long-text.tsx';
import { StatusScreen, type StatusScreenProps } from './status-screen.tsx';
import { StatusSkeleton } from './status-skeleton.tsx';

afterEach(cleanup);

/** The widths of the rows in which the browser sets a text, in CSS pixels. */
function measureRows(text: Node): number[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const widthAt = new Map<number, number>();
  for (const { top, width } of [...range.getClientRects()].filter(rect => rect.width > 0))
    widthAt.set(Math.round(top), (widthAt.get(Math.round(top)) ?? 0) + width);
  return [...widthAt.values()];
}

test.each([320, 360, 390])(
  '[15.3] [2.55] each line of a message on a status screen has rows of similar width, at %i px',
  async width => {
    await page.viewport(width, 740);
    const lines = [
      'Nada do que você preencheu ficou salvo aqui.',
      'Para voltar à proposta, use o link que você recebeu.',
    ];
    const { container } = render(
      <div style={{ padding: '0 20px' }}>
        <StatusScreen
          picture={null}
          title="Seus dados foram apagados"
          sentence={<LongText text={lines.join('<br/>')} />}
        />
      </div>,
    );
    await document.fonts.ready;
    for (const line of lines) {
      const element = [...container.querySelectorAll('span')].find(span => span.textContent === line);
      const widths = element ? measureRows(element) : [];
      expect(widths.length, line).toBeGreaterThan(0);
      expect(Math.min(...widths) / Math.max(...widths), line).toBeGreaterThan(0.55);
    }
  },
);

/** The column of a page under its header. */
const createColumnStyle = (height: number) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minHeight: height - 56,
  padding: '0 20px',
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
] as const)
  for (const [name, next] of [
    ['a short screen', undefined],
    ['a waiting screen', 'Mantenha esta tela aberta.'],
  ] as const)
    test(`[15.4] [14.4] the picture of ${name} comes where its placeholder was, at ${width}x${height}`, async () => {
      await page.viewport(width, height);
      const { container, rerender } = render(
        <div style={createColumnStyle(height)}>
          <StatusSkeleton content={next === undefined ? 'short' : 'waiting'} />
        </div>,
      );
      await document.fonts.ready;
      const placeholder = container.querySelector('[data-skeleton=picture]')?.getBoundingClientRect();
      rerender(
        <div style={createColumnStyle(height)}>
          <StatusScreen
            picture={<div data-testid="picture" style={{ height: '100%' }} />}
            title="Análise concluída"
            sentence="Esta etapa foi concluída, e a próxima já está pronta para você continuar."
            next={next}
            action={{ label: 'Continuar', onPress: () => undefined }}
          />
        </div>,
      );
      const picture = page.getByTestId('picture').element().getBoundingClientRect();
      expect(placeholder?.height).toBeGreaterThan(100);
      expect(picture.height).toBeCloseTo(placeholder?.height ?? 0, 0);
      expect(Math.abs(picture.top - (placeholder?.top ?? 0))).toBeLessThanOrEqual(4);
    });

/** Shows a screen, then its late sentence. @returns the place of the heading before and after it. */
async function showLateSentence(
  height: number,
  screen: Omit<StatusScreenProps, 'announcedSentence'>,
): Promise<{ before: number; after: number }> {
  const renderScreen = (announcedSentence: string) => (
    <div style={createColumnStyle(height)}>
      <StatusScreen {...screen} announcedSentence={announcedSentence} />
    </div>
  );
  const getTop = () => page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
  const { rerender } = render(renderScreen(''));
  await document.fonts.ready;
  const before = getTop();
  rerender(renderScreen('Está demorando um pouco mais. Pode deixar esta tela aberta.'));
  return { before, after: getTop() };
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`[14.4] [13.5] the sentence that comes after a minute moves nothing above it, at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    const { before, after } = await showLateSentence(height, {
      picture: null,
      title: 'Esta etapa está em andamento',
      sentence: 'Assim que esta etapa terminar, sua proposta continua.',
      next: 'Mantenha esta tela aberta.',
      action: { label: 'Verificar agora', onPress: () => undefined },
    });
    expect(after).toBe(before);
  });

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`[14.4] [13.5] on a short screen, too, the sentence that comes after a minute moves nothing, at ${width}x${height}`, async () => {
    await page.viewport(width, height);
    const { before, after } = await showLateSentence(height, {
      picture: <div style={{ height: '100%' }} />,
      title: 'Vamos analisar seu crédito',
      sentence: 'Esta tela avança sozinha.',
      action: { label: 'Iniciar agora', onPress: () => undefined },
    });
    expect(page.getByText('Está demorando').element().getBoundingClientRect().bottom).toBeLessThan(
      height - 88,
    );
    expect(after).toBe(before);
  });

test.each([
  ['with a choice', <p key="choice">Uma escolha</p>],
  ['without one', undefined],
] as const)(
  '[15.3] the card with what happens next is as wide as the column, whatever its sentence, %s',
  async (_, children) => {
    await page.viewport(1280, 800);
    const { container } = render(
      <div style={{ display: 'flex', width: 600 }}>
        <StatusScreen
          picture={null}
          title="Código enviado"
          next="Aguarde."
          link={{ label: 'Reenviar', onPress: () => undefined }}
        >
          {children}
        </StatusScreen>
      </div>,
    );
    const card = [...container.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === 'O que acontece agora',
    )?.parentElement;
    expect(card?.getBoundingClientRect().width).toBe(480);
  },
);
