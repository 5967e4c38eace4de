import '#ui/theme/global.css';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { consentTermsOf } from '#journey/steps/consent-terms.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { answeredStepsOf, listNameOf } from '#journey/steps/review/answered-steps.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
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
  app.state.reviewLists = { [listNameOf(request)]: [bank] };
  await expect.element(page.getByText('Itaú')).toBeVisible();
  await expect.element(answer).toHaveAttribute('aria-busy', 'false');
});

test("[11.3] [4.24] a list of loans that opens again shows the visitor's mark; without a listed mark, the first loan", async () => {
  const loanOf = (id: string, bankName: string): LoanContract => ({
    id,
    bankName,
    number: '',
    balance: undefined,
    installmentValue: undefined,
    paidInstallments: undefined,
    totalInstallments: undefined,
  });
  const contracts = [loanOf('c1', 'Banco Aurora'), loanOf('c2', 'Banco Horizonte')];
  const app = createStaticApp({ slug: 'step', details: {}, contracts, returnableStep: '' });
  const step = stepWith({ slug: 'step', type: stepTypeWith('contractApi') });
  const { Component: View } = stepViews.contracts;
  const open = () =>
    render(
      <AppContext.Provider value={app}>
        <View step={step} status="init" />
      </AppContext.Provider>,
    );
  const loan = (name: string) => page.getByRole('radio', { name });
  const { unmount } = open();
  await expect.element(loan('Banco Aurora')).toBeChecked();
  await loan('Banco Horizonte').click();
  await expect.element(loan('Banco Horizonte')).toBeChecked();
  unmount();
  open();
  await expect.element(loan('Banco Horizonte')).toBeChecked();
  app.state.markedContracts.step = 'no longer listed';
  await expect.element(loan('Banco Aurora')).toBeChecked();
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
    render(
      <AppContext.Provider value={app}>
        <View step={step} status={status} />
      </AppContext.Provider>,
    );
    const button = page.getByRole('button', { name: 'Continuar' });
    await expect.element(button).toBeEnabled();
    app.state.busyAction = action;
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
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

test.each([
  ['', 'failed', 'A consulta de benefícios falhou', 'A consulta não foi concluída', true],
  ['processingFailed', 'failed', 'A consulta de benefícios falhou', 'Não foi possível concluir', true],
  ['noBenefits', 'failed', 'Não há benefício para esta contratação', 'Não encontramos benefícios', false],
  ['invalidBenefits', 'failed', 'Não há benefício para esta contratação', 'não permitem esta', false],
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
    app.state.busyAction = status === 'remake' ? 'redo' : 'retry';
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

test('[15.8] [7.14] the mark of a loan is centred beside the name of its bank, the first line', async () => {
  const loan = { id: 'c1', bankName: 'Banco Aurora', number: '12345' };
  const figures = { balance: 100_000, installmentValue: 9_900, paidInstallments: 3, totalInstallments: 12 };
  const contracts = [{ ...loan, ...figures }];
  const app = createStaticApp({ slug: 'step', details: {}, contracts, returnableStep: '' });
  const step = stepWith({ slug: 'step', type: stepTypeWith('contractApi') });
  const { Component: View } = stepViews.contracts;
  render(
    <AppContext.Provider value={app}>
      <View step={step} status="init" />
    </AppContext.Provider>,
  );
  const radio = page.getByRole('radio', { name: 'Banco Aurora' });
  await expect.element(radio).toBeVisible();
  const mark = radio.element().getBoundingClientRect();
  const bank = page.getByText('Banco Aurora', { exact: true }).element().getBoundingClientRect();
  expect(Math.abs((mark.top + mark.bottom - bank.top - bank.bottom) / 2)).toBeLessThanOrEqual(1);
});

const LINK = 'https://assinatura.exemplo.com.br/contrato';

test.each([
  ['contract', 'Leia o contrato com calma antes de assinar.', 'Abrir contrato'],
  ['clickSign', 'Você também pode abrir por aqui.', 'Abrir contrato'],
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

test.each([
  ['juridico', 'Mantenha esta tela aberta.'],
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

test('[8.26] [15.8] after a minute in which every poll was refused, a wait shows the reason and no longer promises to go on', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const step = stepWith({ slug: 'step', type: stepTypeWith('creditAnalysis') });
  const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
  app.state.currentWait = {
    slug: 'step',
    since: 0,
    hasShownFailure: true,
    failure: { since: 0, text: 'Esta proposta expirou.' },
  };
  render(
    <AppContext.Provider value={app}>
      <StepStatusScreen step={step} status="waiting" />
    </AppContext.Provider>,
  );
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
