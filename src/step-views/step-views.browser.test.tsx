import '#ui/theme/global.css';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { buildField } from '#journey/form/build-field.ts';
import { listNameOf } from '#journey/form/stored-list.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { answeredStepsOf } from '#journey/steps/review/answered-steps.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

for (const [family, type] of [
  ['benefit', 'benefit'],
  ['contracts', 'contractApi'],
  ['consent', 'lgpd'],
  ['credit', 'creditAnalysis'],
  ['review', 'review'],
] as const)
  test(`[15.4] [14.4] the picture of a finished ${family} step comes where its placeholder was`, async () => {
    await page.viewport(360, 740);
    const props = { step: stepWith({ slug: 'step', type: stepTypeWith(type) }), status: 'success' } as const;
    const { Component: View } = stepViews[family];
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    const columnOf = (content: ReactNode) => (
      <AppContext.Provider value={app}>
        <div style={{ display: 'flex', flexDirection: 'column', minHeight: 684, padding: '0 20px' }}>
          {content}
        </div>
      </AppContext.Provider>
    );
    const { container, rerender } = render(columnOf(<StepSkeleton {...props} />));
    const placeholder = container.querySelector('[data-skeleton=picture]')?.getBoundingClientRect();
    expect(placeholder?.height).toBeGreaterThan(100);
    rerender(columnOf(<View {...props} />));
    await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible();
    const picture = container.querySelector('[data-moves] > :first-child')?.getBoundingClientRect();
    expect(picture?.height).toBeCloseTo(placeholder?.height ?? 0, 0);
    // A line more or less than in the placeholder moves the picture by three sevenths of its height.
    expect(Math.abs((picture?.top ?? 0) - (placeholder?.top ?? 0))).toBeLessThanOrEqual(14);
  });

test.each([
  ['', 'Não há respostas para mostrar aqui. Você já pode continuar.'],
  ['Confira antes de enviar.', 'Não há respostas para mostrar aqui.Confira antes de enviar.'],
])(
  '[15.8] [4.7] details without answers say once what to do: with the description %j they say %j',
  async (description, text) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith('details'), description });
    const { Component: View } = stepViews.review;
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    const { container } = render(
      <AppContext.Provider value={app}>
        <View step={step} status="init" />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('heading', { name: 'Detalhes da proposta' })).toBeVisible();
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent).join('')).toBe(text);
  },
);

test('[7.19] [11.3] ticks that the device returns after the consent is shown appear in its boxes', async () => {
  const step = stepWith({ slug: 'step', type: stepTypeWith('lgpd') });
  const { Component: View } = stepViews.consent;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  render(
    <AppContext.Provider value={app}>
      <View step={step} status="init" />
    </AppContext.Provider>,
  );
  const box = page.getByRole('checkbox', { name: 'Li e concordo' });
  await expect.element(box).not.toBeChecked();
  app.flows.keepAgreed(
    'step',
    consentTermsOf(step, app.state).map(({ agreementKey }) => agreementKey),
  );
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
});

test('[4.33] [7.19] a visitor with a token does not see the hidden terms of a consent; without any term it asks for nothing', async () => {
  const fields = ['consultaCpf', 'ofertas'].map(key => buildField({ key, component: 'term', label: key }));
  const { Component: View } = stepViews.consent;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.launchParams.accessToken = 't1';
  app.state.rules = { ...app.state.rules, termsHiddenWithToken: ['consulta cpf'] };
  const viewOf = (count: number) => (
    <AppContext.Provider value={app}>
      <View
        step={stepWith({ slug: 'step', type: stepTypeWith('lgpd'), fields: fields.slice(0, count) })}
        status="init"
      />
    </AppContext.Provider>
  );
  const { rerender } = render(viewOf(2));
  await expect.element(page.getByRole('checkbox', { name: 'ofertas' })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(1);
  rerender(viewOf(1));
  await expect.element(page.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
});

test('[4.12] [3.31] in a review a placeholder stands for the code of a choice until the list with its label is loaded', async () => {
  const field = buildField({ key: 'banco', component: 'select', label: 'Banco', resource: 'banks' });
  const configuration = configurationWith({ steps: [stepWith({ slug: 'dados', fields: [field] })] });
  const proposal = proposalWith({ dados: { banco: '341' } });
  const { Component: View } = stepViews.review;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  Object.assign(app.state, { config: configuration, proposal });
  render(
    <AppContext.Provider value={app}>
      <View step={stepWith({ slug: 'step', type: stepTypeWith('review') })} status="init" />
    </AppContext.Provider>,
  );
  const answer = page.getByRole('definition');
  await expect.element(answer).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('341')).not.toBeVisible();
  const [request] = answeredStepsOf(app.state)[0]?.answers.flatMap(({ list }) => list ?? []) ?? [];
  if (!request) throw new Error('The review needs no list.');
  const bank = { value: '341', label: 'Itaú', image: '', disabled: false, children: '' };
  app.state.storedLists = { [listNameOf(request)]: [bank] };
  await expect.element(page.getByText('Itaú')).toBeVisible();
  await expect.element(answer).toHaveAttribute('aria-busy', 'false');
});

test.each([
  ['check', 'juridical', 'success', 'advance'],
  ['contracts', 'contractApi', 'init', 'chooseContract'],
] as const)(
  '[4.39] while its action runs, the button of a %s step shows that it is busy and ignores presses',
  async (family, type, status, action) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews[family];
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    const stepAction = vi.fn();
    app.flows.stepAction = stepAction;
    render(
      <AppContext.Provider value={app}>
        <View step={step} status={status} />
      </AppContext.Provider>,
    );
    const button = page.getByRole('button', { name: 'Continuar' });
    await expect.element(button).toBeEnabled();
    const press = () => act(async () => void fireEvent.click(button.element()));
    await press();
    expect(stepAction).toHaveBeenCalledTimes(1);
    app.state.busyAction = action;
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await press();
    expect(stepAction).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['Buscando', 'init', 'documentLink', 'documentLink', 'updateStep'],
  ['Receber um novo link', 'waiting', 'documentLink', 'documentLink', 'redoDocumentLinkStep'],
  ['Verificar agora', 'waiting', 'creditAnalysis', 'credit', 'updateStep'],
  ['Continuar', 'success', 'creditAnalysis', 'credit', 'createProposal'],
  ['Continuar', 'init', 'contractApi', 'contracts', 'updateStep'],
  ['Concordar e continuar', 'init', 'lgpd', 'consent', 'externalLgpd'],
  ['Concordar e continuar', 'init', 'lgpd', 'consent', 'updateStep'],
  ['Confirmar código', 'waiting', 'tokenValidation', 'token', 'validateToken'],
] as const)(
  '[4.28] %s, in the status %s of %s, shows the pause that the service wants before its call',
  async (name, status, type, family, operation) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews[family];
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status={status} />
      </AppContext.Provider>,
    );
    const button = page.getByRole('button', { name });
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    app.state.retryAt[operation] = 30_000;
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveTextContent(`${name} em 30 s`);
  },
);

test('[12.5] [15.1] a step title and description of 20,000 characters take less than a window of 360 by 740 px; buttons show all of them', async () => {
  await page.viewport(360, 740);
  const name = 'Dados muito compridos '.repeat(910).trim();
  const description = 'Uma frase que orienta quem preenche. '.repeat(541).trim();
  const { Component: View } = stepViews.form;
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const { container } = render(
    <AppContext.Provider value={app}>
      <View step={stepWith({ slug: 'step', name, description })} status="init" />
    </AppContext.Provider>,
  );
  const header = container.querySelector('header');
  await expect.element(page.getByRole('button', { name: 'Ver título completo' })).toBeVisible();
  expect(header?.getBoundingClientRect().height).toBeLessThan(740);
  await page.getByRole('button', { name: 'Ver título completo' }).click();
  await page.getByRole('button', { name: 'Ver texto completo' }).click();
  expect(header?.textContent).toBe(`${name}${description}`);
  // The pressed button is gone, and the focus is on the text.
  expect(header?.contains(document.activeElement)).toBe(true);
});
