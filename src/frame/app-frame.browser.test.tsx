import '#ui/theme/global.css';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { brandTokensOf } from '#journey/brand-tokens.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { contrastOf } from '#tests/support/contrast-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';
import { NOTCH, turnPhone } from '#tests/support/turn-phone.ts';
import { AppFrame } from './app-frame.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  delete root.dataset.theme;
  root.removeAttribute('style');
});

/** A frame with a wave header for a lender of this colour. */
function showWave(primary: string, theme: 'light' | 'dark'): void {
  const tokens = brandTokensOf({ primary, secondary: '#F6931C' }, theme);
  root.dataset.theme = theme;
  root.style.setProperty('--brand-ring', tokens.focusRing);
  root.style.setProperty('--brand-wave', tokens.wave);
  root.style.setProperty('--brand-on-wave', tokens.onWave);
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.rules = { ...app.state.rules, hasWaveHeader: true };
  render(
    <AppContext.Provider value={app}>
      <AppFrame>Texto</AppFrame>
    </AppContext.Provider>,
  );
  for (const animation of document.getAnimations()) animation.finish();
}

/** The contrast of the focus ring of an element to the wave around it. */
function ringContrastOf(element: Element): number {
  const wave = element.closest('[data-wave]');
  if (!wave) throw new Error('The element is not on a wave.');
  const { outlineColor, outlineStyle } = getComputedStyle(element);
  expect(outlineStyle).toBe('solid');
  return contrastOf(outlineColor, getComputedStyle(wave).backgroundColor);
}

for (const theme of ['light', 'dark'] as const)
  for (const primary of ['#0A1F44', '#6B1FA0', '#1BAFD8', '#FFDD00']) {
    test(`[13.1] [13.6] [2.53] in a wave header of the colour ${primary} the focus ring has 3:1 to the wave, ${theme}`, async () => {
      await page.viewport(360, 740);
      showWave(primary, theme);
      const help = page.getByRole('button', { name: 'Ajuda' });
      await userEvent.keyboard('{Tab}');
      await expect.element(help).toHaveFocus();
      expect(ringContrastOf(help.element())).toBeGreaterThanOrEqual(3);
    });

    test(`[13.1] [13.6] [2.53] the text of a wave panel of the colour ${primary} that scrolls in a low window has a focus ring of 3:1, ${theme}`, async () => {
      await page.viewport(1280, 180);
      showWave(primary, theme);
      const scrollArea = page.getByText('Sua proposta de crédito').element().parentElement;
      if (!scrollArea) throw new Error('The panel has no text.');
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(scrollArea);
      expect(ringContrastOf(scrollArea)).toBeGreaterThanOrEqual(3);
    });
  }

test.each([
  [{ kind: 'step', slug: 'step' }, 'phases'],
  [{ kind: 'sidePage', page: 'proposalStatus' }, 'plain'],
] as const)('[2.52] [2.53] at %j the wave of a product with phases is %s', async (place, look) => {
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.rules = { ...app.state.rules, hasWaveHeader: true, hasPhases: true };
  app.state.place = place;
  const { container } = render(
    <AppContext.Provider value={app}>
      <AppFrame>Texto</AppFrame>
    </AppContext.Provider>,
  );
  expect(container.querySelector('header > [data-wave]')?.getAttribute('data-wave')).toBe(look);
});

test("[15.1] on a phone on its side 'Voltar' is beside the notch", async () => {
  await turnPhone();
  const scenario = scenarioById('resume');
  const stage = setUpStage(scenario);
  onTestFinished(stage.close);
  await playWalk({ ...scenario, walk: [{ do: 'open' }] }, createDomDriver(stage.controls), stage.engine);
  const back = page.getByRole('button', { name: 'Voltar' });
  await expect.element(back).toBeVisible();
  expect(back.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(NOTCH);
});

test("[13.1] with the browser's text at 200% the icons of the header stay at least 8 px apart", async () => {
  await page.viewport(360, 740);
  root.style.fontSize = '200%';
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  render(
    <AppContext.Provider value={app}>
      <AppFrame>Texto</AppFrame>
    </AppContext.Provider>,
  );
  const icons = ['Ajuda', /^Usar tema/].map(name => {
    const icon = page.getByRole('button', { name }).element().querySelector('svg');
    return icon?.getBoundingClientRect();
  });
  expect((icons[1]?.left ?? 0) - (icons[0]?.right ?? 0)).toBeGreaterThanOrEqual(8);
});

test('[14.4] a logo that takes the place of a short or long name moves nothing in the brand panel', async () => {
  await page.viewport(1280, 800);
  const topWith = (lender: string): { named: number; withLogo: number } => {
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    app.state.config = configurationWith({
      bank: { id: '', name: lender, slug: '', image: '' },
      display: {
        images: {
          desktopBackground: '',
          home: '',
          logo: 'https://imagens.exemplo.com.br/logo.svg',
          miniLogo: '',
        },
      },
    });
    const { container, unmount } = render(
      <AppContext.Provider value={app}>
        <AppFrame>Texto</AppFrame>
      </AppContext.Provider>,
    );
    const panel = container.querySelector('aside');
    const logo = panel?.querySelector('img');
    const text = panel?.querySelector('p');
    if (!logo || !text) throw new Error('The panel has no logo or no text.');
    const named = text.getBoundingClientRect().top;
    fireEvent.load(logo);
    logo.style.height = '60px';
    const withLogo = text.getBoundingClientRect().top;
    unmount();
    return { named, withLogo };
  };
  const short = topWith('CREFAZ');
  const long = topWith('Banco Cooperativo dos Servidores Públicos Federais do Estado de Minas Gerais');
  expect([short.withLogo, long.named, long.withLogo]).toEqual([short.named, short.named, short.named]);
});
