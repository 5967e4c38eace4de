import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hashOf } from '#scenarios/hash-of.ts';
import { checkbox } from '#scenarios/products/building-blocks/fields.ts';
import { saqueAniversarioFgts } from '#scenarios/products/saque-aniversario-fgts.ts';
import { recordLiveRegions } from '#tests/support/live-region-recorder.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { type ScenarioStage, setUpStage } from '#tests/support/scenario-stage.ts';

let stage: ScenarioStage | undefined;
afterEach(async () => {
  stage?.close();
  stage = undefined;
  await page.viewport(1280, 800);
});

test('[5.4] [13.3] a press on the button without agreeing focuses the unchecked box, and only the description of the box has the error', async () => {
  const scenario = scenarioById('consentimento');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  const { takeBreaches: breaches, stop } = recordLiveRegions(document);
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const checkbox = page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' });
  await expect.element(checkbox).toHaveFocus();
  await expect
    .element(checkbox)
    .toHaveAccessibleDescription('Os termos devem ser aceitos antes de continuar sua proposta.');
  expect(breaches()).toEqual([]);
  stop();
  await checkbox.click();
  await expect.element(checkbox).toHaveAccessibleDescription('');
});

/** Presses the button of a consent without its term, on a phone. Returns the message that this shows. */
async function showMissingTermOnPhone() {
  await page.viewport(360, 740);
  const scenario = scenarioById('consentimento');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const message = page.getByText('Os termos devem ser aceitos antes de continuar sua proposta.');
  await expect.element(message).toBeVisible();
  return message;
}

test('[5.4] [15.1] on a phone the dock does not cover the message about a term that is not accepted', async () => {
  const message = await showMissingTermOnPhone();
  const dockTop = document.querySelector('[data-dock]')?.getBoundingClientRect().top;
  await expect.poll(() => message.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dockTop ?? 0);
  await expect.element(page.getByRole('checkbox')).toBeInViewport({ ratio: 1 });
});

test('[2.41] [12.2] a link inside the label of a consent asks before it leaves, and ticks nothing', async () => {
  const scenario = scenarioById('consentimento');
  const label = 'Li a <a href="https://banco.example.com/politica">política de dados</a>';
  const steps = saqueAniversarioFgts.steps.map(step =>
    step.slug === 'consentimento' ? { ...step, fields: [checkbox('politica', label)] } : step,
  );
  stage = setUpStage(scenario, document.body, { product: { ...saqueAniversarioFgts, steps } });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('button', { name: 'política de dados' }).click();
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent('banco.example.com');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Li a política de dados' })).not.toBeChecked();
});

test('[5.4] an optional consent does not hold the visitor up, and is sent as it was left', async () => {
  const scenario = scenarioById('consentimento');
  const offers = checkbox('ofertas', 'Quero receber ofertas por e-mail', { optional: true });
  const steps = saqueAniversarioFgts.steps.map(step =>
    step.slug === 'consentimento' ? { ...step, fields: [...step.fields, offers] } : step,
  );
  stage = setUpStage(scenario, document.body, { product: { ...saqueAniversarioFgts, steps } });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const required = page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' });
  const optional = page.getByRole('checkbox', { name: 'Quero receber ofertas por e-mail' });
  await expect.element(required).toHaveAttribute('aria-invalid', 'true');
  await expect.element(optional).not.toHaveAttribute('aria-invalid');
  await required.click();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const openStage = stage;
  await expect
    .poll(() => openStage.engine.journal.find(({ operation }) => operation === 'updateStep')?.request.body)
    .toMatchObject({ data: { lgpdConsultaFgts: true, ofertas: false } });
});

test('[7.19] [11.3] the boxes stay checked when the service rejects the consent', async () => {
  const scenario = scenarioById('consentimento');
  stage = setUpStage(scenario);
  stage.engine.breakNext('updateStep', {
    kind: 'reply',
    status: 503,
    headers: { 'retry-after': '1' },
    body: { code: 503, message: 'Muitas solicitações. Aguarde alguns segundos.' },
  });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  const checkbox = page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' });
  await checkbox.click();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const openStage = stage;
  await expect.poll(() => openStage.controls.consoleLines().join()).toContain('updateStep: 503');
  // The app opens the journey again, and renders the step again.
  await expect
    .poll(() => openStage.engine.journal.filter(({ operation }) => operation === 'getSystem').length)
    .toBe(2);
  await expect.element(page.getByRole('heading', { name: 'Seus dados, suas escolhas' })).toBeVisible();
  await expect.element(checkbox).toBeChecked();
});

test('[7.19] [15.8] while the bank checks the permission, the screen does not ask for it again', async () => {
  const scenario = scenarioById('etapa-lgpd-waiting');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect.element(page.getByRole('heading', { name: 'O que acontece agora' })).toBeVisible();
  const description = saqueAniversarioFgts.steps.find(({ slug }) => slug === 'consentimento')?.description;
  expect(description).toMatch(/permissão/);
  expect(document.querySelector('main')?.textContent).not.toContain(description);
});

test('[7.19] [4.2] a consent that the service could not store is given again, and sent again', async () => {
  const scenario = scenarioById('etapa-lgpd-failed');
  stage = setUpStage(scenario);
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await expect
    .element(page.getByRole('heading', { name: 'Não conseguimos registrar sua autorização' }))
    .toBeVisible();
  await page.getByRole('checkbox', { name: 'Autorizo a consulta do meu saldo do FGTS' }).click();
  await page.getByRole('button', { name: 'Concordar e continuar' }).click();
  const { engine } = stage;
  await expect
    .poll(() => engine.journal.find(({ operation }) => operation === 'updateStep')?.request.body)
    .toMatchObject({ data: { lgpdConsultaFgts: true } });
  expect(engine.journal.filter(({ operation }) => operation === 'externalLgpd')).toHaveLength(1);
});

test('[12.2] a link inside the terms of a consent opens only after a question that names its host', async () => {
  const scenario = scenarioById('consentimento');
  const term = '<p>Leia <a href="https://outro-site.example/x">aqui</a>.</p>';
  const steps = saqueAniversarioFgts.steps.map(step =>
    step.slug === 'consentimento'
      ? { ...step, fields: step.fields?.map(field => ({ ...field, term })) }
      : step,
  );
  stage = setUpStage(scenario, document.body, { product: { ...saqueAniversarioFgts, steps } });
  await stage.controls.open({ hash: hashOf(scenario), path: '/', query: {} });
  await page.getByRole('link', { name: 'aqui' }).click();
  await expect.element(page.getByText(/Você vai para outro-site\.example\./)).toBeVisible();
  expect(stage.platform().address.openedWindows()).toEqual([]);
});

test('[5.4] [15.1] the sign of a message of two lines is beside the first one, and its text is as strong as that of a field', async () => {
  const message = await showMissingTermOnPhone();
  const text = message.element();
  const range = document.createRange();
  range.selectNodeContents(text);
  const [firstLine, secondLine] = range.getClientRects();
  const sign = text.parentElement?.querySelector('svg')?.getBoundingClientRect();
  if (!firstLine || !secondLine || !sign) throw new Error('The message has no sign, or only one line.');
  const middleOf = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
  expect(Math.abs(middleOf(sign) - middleOf(firstLine))).toBeLessThanOrEqual(1.5);
  expect(getComputedStyle(text).fontWeight).toBe('500');
});
