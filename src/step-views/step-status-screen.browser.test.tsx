import '#ui/theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { buildField } from '#journey/form/build-field.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import { stepViews } from './step-views.ts';

afterEach(cleanup);

test.each([
  ['', 'failed', 'A consulta de benefícios falhou', 'A consulta não foi concluída', true],
  ['processingFailed', 'failed', 'A consulta de benefícios falhou', 'Não foi possível concluir', true],
  ['noBenefits', 'failed', 'Não há benefício para esta contratação', 'Não encontramos benefícios', false],
  ['invalidBenefits', 'failed', 'Não há benefício para esta contratação', 'não permitem esta', false],
  ['processingFailed', 'remake', 'Confira os dados da consulta', 'fale com quem enviou o link', false],
  ['noBenefits', 'remake', 'Confira os dados da consulta', 'Não encontramos benefícios', false],
] as const)(
  '[4.37] [15.3] a consultation in the phase %j and the status %s has the heading %s',
  async (benefitPhase, status, heading, sentence, isPrimary) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith('benefit') });
    const { Component: View } = stepViews.benefit;
    const app = createStaticApp({
      slug: 'step',
      details: { benefitPhase },
      contracts: [],
      returnableStep: '',
    });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status={status} />
      </AppContext.Provider>,
    );
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeVisible();
    const button = page.getByRole('button', { name: status === 'remake' ? 'Refazer' : 'Tentar novamente' });
    await expect.element(button).toBeVisible();
    await act(async () => {
      app.state.busyAction = status === 'remake' ? 'redo' : 'retry';
    });
    // Only a primary button shows that it is busy.
    if (isPrimary) await expect.element(button).toHaveAttribute('aria-busy', 'true');
    else await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  },
);

test.each([
  ['payment', 'propostaEmPagamento', 'Revisar conta'],
  ['benefit', 'benefit', 'Revisar dados'],
  ['check', 'analiseDeDados', 'Revisar dados'],
  ['carEquity', 'c6CarEquityInsertion', 'Revisar dados'],
  ['approval', 'proposalAnalysis', 'Revisar dados'],
  ['approval', 'criacaoValidacaoEmpresaFuncionario', 'Revisar dados'],
] as const)(
  '[15.3] after a refusal of answers by a step of the family %s, %s, the primary button is %s; without an open form nothing asks to review',
  async (family, type, label) => {
    for (const cannotReturnFromHere of [false, true]) {
      const conta = buildField({ key: 'conta', label: 'Conta', component: 'text' });
      const form = stepWith({ slug: 'banco', order: 0, fields: [conta], type: stepTypeWith('form') });
      const step = stepWith({ slug: 'step', order: 1, cannotReturnFromHere, type: stepTypeWith(type) });
      const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
      app.state.config = configurationWith({ steps: [form, step] });
      app.state.proposal = { ...proposalWith({}), currentStep: 'step' };
      const stepAction = vi.fn();
      Object.assign(app.flows, { stepAction });
      const { Component: View } = stepViews[family];
      const { unmount } = render(
        <AppContext.Provider value={app}>
          <View step={step} status="remake" />
        </AppContext.Provider>,
      );
      await expect.element(page.getByRole('button', { name: 'Refazer' })).toBeVisible();
      const correction = page.getByRole('button', { name: label });
      expect(correction.elements()).toHaveLength(cannotReturnFromHere ? 0 : 1);
      expect(page.getByText(/revise/i).elements()).toHaveLength(cannotReturnFromHere ? 0 : 1);
      expect(page.getByText('Para corrigir, fale com quem enviou o link.').elements()).toHaveLength(
        cannotReturnFromHere ? 1 : 0,
      );
      if (!cannotReturnFromHere) await correction.click();
      expect(stepAction.mock.calls).toEqual(cannotReturnFromHere ? [] : [['editStep', 'banco']]);
      unmount();
    }
  },
);

test.each([
  ['signature', 'unicoSign', 'waiting', 'Solicitar reenvio', true],
  ['signature', 'unicoSignWithLiveness', 'remake', 'Receber um novo SMS', true],
  ['kyc', 'rodobensKyc', 'waiting', 'Receber um novo SMS', true],
  ['documentLink', 'documentLink', 'waiting', 'Receber um novo link', true],
  // A new attempt.
  ['documentLink', 'documentLink', 'failed', 'Tentar novamente', false],
  ['documentLink', 'documentLink', 'remake', 'Refazer', false],
] as const)(
  '[2.31] after a request for an SMS %s %s %s: %s shows the pause before the next one: %j',
  async (family, type, status, name, hasPause) => {
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const { Component: View } = stepViews[family];
    const details = { link: '', benefitPhase: '', message: '' };
    const app = createStaticApp({ slug: 'step', details, contracts: [], returnableStep: '' });
    render(
      <AppContext.Provider value={app}>
        <View step={step} status={status} />
      </AppContext.Provider>,
    );
    const button = page.getByRole('button', { name });
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    app.state.stepDetails.step = { ...details, resendAt: 30_000, message: 'Nova mensagem.' };
    if (status !== 'waiting') await expect.element(page.getByText('Nova mensagem.')).toBeVisible();
    if (hasPause) await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    else await expect.element(button).not.toHaveAttribute('aria-disabled');
    await expect.element(button).toHaveTextContent(hasPause ? `${name} em 30 s` : name);
  },
);

test.each([
  ['documentApi', 'Mantenha esta tela aberta.'],
  ['tipoNovo', 'Não conseguimos mostrar os detalhes desta etapa.'],
  ['averbacao', 'Pode deixar esta tela aberta.'],
  ['proposalAnalysis', 'Pode deixar esta tela aberta.'],
  ['acompanhamento', 'Pode deixar esta tela aberta.'],
])(
  '[13.5] after a minute of waiting, a step of the type %s does not also say "%s"',
  async (type, contrary) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    app.state.currentWait = { slug: 'step', since: 0, hasShownFailure: false };
    render(
      <AppContext.Provider value={app}>
        <StepStatusScreen step={step} status="waiting" />
      </AppContext.Provider>,
    );
    const note = () => page.getByRole('status').element().parentElement?.textContent;
    expect(note()).not.toContain('Está demorando um pouco mais.');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(note()).toContain('Está demorando um pouco mais.');
    expect(note()).toMatch(/sair|fechar/);
    expect(note()).not.toContain(contrary);
  },
);

/** Shows a waiting step. Since its first moment every poll of the step with this slug has failed. */
function showFailingWait(slug: string, type = 'creditAnalysis') {
  const step = stepWith({ slug: 'step', type: stepTypeWith(type) });
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  const failure = { since: 0, text: 'Esta proposta expirou.' };
  app.state.currentWait = { slug, since: 0, hasShownFailure: true, failure };
  render(
    <AppContext.Provider value={app}>
      <StepStatusScreen step={step} status="waiting" />
    </AppContext.Provider>,
  );
  return app;
}

test('[8.26] [15.8] after a minute in which every poll was refused, a wait shows the reason and no longer promises to go on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = showFailingWait('step');
  const shownText = () => document.body.textContent;
  expect(shownText()).toContain('avança sozinha');
  expect(shownText()).not.toContain('Esta proposta expirou.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shownText()).toContain('Esta proposta expirou.');
  expect(shownText()).toContain('Não estamos conseguindo consultar o andamento.');
  expect(shownText()).not.toMatch(/avança sozinha|Pode deixar esta tela aberta/);
  await act(async () => {
    delete app.state.currentWait?.failure;
  });
  expect(shownText()).toContain('avança sozinha');
  expect(shownText()).not.toContain('Esta proposta expirou.');
});

test('[8.26] a wait does not show why the polls of another step failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showFailingWait('another-step');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(document.body.textContent).toContain('Está demorando um pouco mais.');
  expect(document.body.textContent).toContain('avança sozinha');
  expect(document.body.textContent).not.toContain('Esta proposta expirou.');
});

test('[13.5] [8.26] a wait that begins again at the same step is not a long one, nor are its failures', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const app = showFailingWait('step');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(document.body.textContent).toContain('Esta proposta expirou.');
  const failure = { since: 60_000, text: 'Esta proposta expirou.' };
  await act(async () => {
    app.state.currentWait = { slug: 'step', since: 60_000, hasShownFailure: true, failure };
  });
  expect(document.body.textContent).toContain('avança sozinha');
  expect(document.body.textContent).not.toMatch(/Esta proposta expirou|Está demorando/);
});

test('[8.26] [15.8] a wait whose polls have failed for a minute says nothing about this screen that may be wrong', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showFailingWait('step', 'documentApi');
  expect(document.body.textContent).toContain('Mantenha esta tela aberta.');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(document.body.textContent).toContain('Se preferir, volte mais tarde pelo mesmo link.');
  expect(document.body.textContent).not.toMatch(/tela aberta|sair|fechar/);
});
