import '#ui/theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

test('[2.23] another code of a step that names no way is requested by SMS', async () => {
  const step = stepWith({ slug: 'step', type: stepTypeWith('tokenValidation'), tokenMethods: [] });
  const { Component: View } = stepViews.token;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.deviceSettings.token = { tipoVerificacao: 'whatsapp', verificacao: '' };
  const stepAction = vi.fn();
  app.flows.stepAction = stepAction;
  render(
    <AppContext.Provider value={app}>
      <View step={step} status="waiting" />
    </AppContext.Provider>,
  );
  await page.getByRole('button', { name: 'Receber outro código' }).click();
  expect(stepAction.mock.calls).toEqual([['requestToken', 'sms']]);
});

test('[2.23] a code requested after a failure can be entered, although the visitor had opened the choice of the method before', async () => {
  const tokenMethods = ['sms', 'email'].map(method => ({ method, target: '' }));
  const step = stepWith({ slug: 'step', type: stepTypeWith('tokenValidation'), tokenMethods });
  const { Component: View } = stepViews.token;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const viewAt = (status: 'waiting' | 'failed') => (
    <AppContext.Provider value={app}>
      <View step={step} status={status} />
    </AppContext.Provider>
  );
  const { rerender } = render(viewAt('waiting'));
  await page.getByRole('button', { name: 'Receber de outra forma' }).click();
  await expect.element(page.getByRole('button', { name: 'Solicitar Token' })).toBeVisible();
  rerender(viewAt('failed'));
  await expect.element(page.getByRole('radio', { name: 'E-mail' })).toBeVisible();
  rerender(viewAt('waiting'));
  await expect.element(page.getByRole('button', { name: 'Confirmar código' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Código' }).elements()).toHaveLength(6);
});

test('[2.23] a visitor at a step who has asked for another way can return to the code that is still valid', async () => {
  const tokenMethods = ['sms', 'email'].map(method => ({ method, target: '' }));
  const step = stepWith({ slug: 'step', type: stepTypeWith('tokenValidation'), tokenMethods });
  const { Component: View } = stepViews.token;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const viewAt = (status: 'waiting' | 'init') => (
    <AppContext.Provider value={app}>
      <View step={step} status={status} />
    </AppContext.Provider>
  );
  const { rerender } = render(viewAt('init'));
  const link = page.getByRole('button', { name: 'Já tenho o código' });
  await expect.element(page.getByRole('radio', { name: 'E-mail' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  rerender(viewAt('waiting'));
  await page.getByRole('button', { name: 'Receber de outra forma' }).click();
  await link.click();
  await expect.element(page.getByRole('button', { name: 'Confirmar código' })).toBeVisible();
});
