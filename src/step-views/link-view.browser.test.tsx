import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

test.each([
  [1280, 'https://identidade.exemplo.com.br/kyc', /QR\u00a0Code/],
  [1280, '', /^Abra o link que enviamos por SMS ou toque em Abrir link\.$/],
  [
    360,
    'https://identidade.exemplo.com.br/kyc',
    /^Abra o link que enviamos por SMS ou toque em Abrir link\.$/,
  ],
] as const)(
  '[2.28] at a width of %i with the link %j, the wait of rodobensKyc says what the page has to continue with',
  async (width, link, sentence) => {
    await page.viewport(width, 740);
    const step = stepWith({ slug: 'step', type: stepTypeWith('rodobensKyc') });
    const { Component: View } = stepViews.kyc;
    const app = createStaticApp({ slug: 'step', details: { link }, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="waiting" />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('button', { name: 'Abrir link' })).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(page.getByText('Aponte a câmera').elements()).toHaveLength(
      page.getByRole('img', { name: /QR Code/ }).elements().length,
    );
  },
);

test.each([
  ['identity', 'facematch', 1280, 1],
  ['documentLink', 'documentLink', 1280, 1],
  ['kyc', 'rodobensKyc', 1280, 1],
  ['signature', 'clickSign', 1280, 0],
  ['identity', 'facematch', 360, 0],
] as const)(
  '[2.28] the wait of the family %s, such as %s, has at a width of %i so many QR codes with its link: %i',
  async (family, type, width, count) => {
    await page.viewport(width, 740);
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews[family];
    const details = { link: 'https://identidade.exemplo.com.br/passo' };
    const app = createStaticApp({ slug: 'step', details, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="waiting" />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('img', { name: /QR Code/ }).elements()).toHaveLength(count);
  },
);

test.each([
  ['kyc', 'rodobensKyc', 1],
  ['documentLink', 'documentLink', 1],
  ['identity', 'facematch', 0],
  ['signature', 'clickSign', 0],
] as const)(
  '[2.26] [2.28] as long as the service names no link, the wait of the family %s, such as %s, has so many buttons that open one: %i',
  async (family, type, count) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews[family];
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="waiting" />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { button } = statusTextsOf(step, 'waiting');
    expect(button?.action).toBe('openLink');
    expect(page.getByRole('button', { name: button?.label ?? '' }).elements()).toHaveLength(count);
  },
);

test.each([
  ['contract', '', 'Seu contrato está a caminho', /Estamos gerando o contrato/],
  ['contrato', '', 'Seu contrato está a caminho', /Estamos gerando o contrato/],
  ['contract', 'https://assinatura.exemplo.com.br/c', 'Seu contrato está pronto', /Leia e assine/],
  ['contrato', 'https://assinatura.exemplo.com.br/c', 'Seu contrato está pronto', /Leia e assine/],
] as const)(
  '[2.27] [15.3] the wait of %s with the link %j has the heading %s',
  async (type, link, heading, sentence) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews.signature;
    const app = createStaticApp({ slug: 'step', details: { link }, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="waiting" />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(page.getByRole('button', { name: 'Abrir contrato' }).elements()).toHaveLength(link === '' ? 0 : 1);
  },
);

const LINK = 'https://assinatura.exemplo.com.br/contrato';

test.each([
  ['contract', 'Leia o contrato com calma antes de assinar.', 'Abrir contrato'],
  ['clickSign', 'Você também pode abri-lo por aqui.', 'Abrir contrato'],
  ['waiting', 'Leia o contrato com calma antes de assinar.', 'Abrir contrato'],
  ['facematch', 'Quando terminar a verificação, volte para esta tela', 'Abrir verificação'],
  ['liveness', 'Siga as instruções da página da verificação', 'Abrir verificação'],
  ['selfieCaptura', 'centralize o rosto na moldura', 'Abrir verificação'],
  ['verifyIdentity', 'Abra a verificação', 'Abrir verificação'],
] as const)(
  '[2.27] [15.3] a waiting %s step without a link asks for nothing that needs one',
  async (type, instruction, button) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { family } = stepTypeOf(step);
    const { Component: View } = stepViews[family];
    const show = (details: { link: string }) => {
      cleanup();
      const app = createStaticApp({ slug: 'step', details, contracts: [], returnableStep: '' });
      render(
        <AppContext.Provider value={app}>
          <View step={step} status="waiting" />
        </AppContext.Provider>,
      );
    };
    show({ link: LINK });
    await expect.element(page.getByRole('button', { name: button })).toBeVisible();
    await expect.element(page.getByText(instruction)).toBeVisible();
    show({ link: '' });
    await expect.element(page.getByRole('button', { name: 'Verificar agora' })).toBeVisible();
    expect(page.getByRole('button', { name: button }).elements()).toHaveLength(0);
    expect(page.getByText(instruction).elements()).toHaveLength(0);
  },
);
