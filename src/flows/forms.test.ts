import { subscribe } from 'valtio/vanilla';
import { afterEach, expect, test, vi } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { createOption } from '#journey/form/testing/create-option.ts';
import type { WebviewProps } from '#platform/webview.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { withFirstStepFields } from '#tests/flows/with-configuration.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

async function open(options: Parameters<typeof setUpFlows>[0]): Promise<FlowStage> {
  stage?.close();
  stage = setUpFlows(options);
  await stage.open();
  return stage;
}

test('[4.33] a payroll worker with a token is not asked for the consent to consult the CPF', async () => {
  const asksForConsent = async (query: Record<string, string>) => {
    const world = { proposal: { currentStep: 'consentimento', answers: {} } };
    const { state } = await open({ product: 'consignado-privado', world, query });
    expect(state.form.slug).toBe('consentimento');
    return state.form.fields.consultaCpf?.isVisible;
  };
  expect(await asksForConsent({})).toBe(true);
  expect(await asksForConsent({ token: 't1' })).toBe(false);
});

/**
 * The first step, with a text field that completes itself and a field that is hidden once the service has its value.
 */
const wrap = withFirstStepFields(() => [
  buildField({ key: 'empresa', component: 'textWithAutoComplete', hidden: true }),
  buildField({ key: 'email', hiddenOnFilled: true }),
]);

test.each([
  ['the query', { autocomplete: '1' }, true],
  ['nothing', {}, false],
  ['a query that says no', { autocomplete: '0' }, false],
])(
  '[4.31a, 4.31b] %s switches the autocomplete setting of the device: the hidden text is shown: %s',
  async (_, query, isShown) => {
    const visit = await open({ wrap, query });
    expect(visit.state.form.fields.empresa?.isVisible).toBe(isShown);
  },
);

test('[4.31b] a confirmed code does not switch the autocomplete setting on', async () => {
  const visit = await open({ wrap });
  visit.state.deviceSettings.token.verificacao = '(11) *****-4321';
  visit.flows.editField('email', 'ana@uol.com.br');
  await visit.flows.open();
  expect(visit.state.form.fields.empresa?.isVisible).toBe(false);
});

test('[4.31] [3.44] the web view switches the setting on and off while the form is open', async () => {
  const listeners = new Set<(props: WebviewProps) => void>();
  const { webview } = createMemoryPlatform();
  const subscribe = (listener: (props: WebviewProps) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const visit = await open({ wrap, platform: { webview: { ...webview, subscribe } } });
  const setAutocomplete = (autocomplete: boolean) => {
    for (const listener of listeners) listener({ ...webview.props(), autocomplete });
    return visit.state.form.fields.empresa?.isVisible;
  };
  expect([setAutocomplete(true), setAutocomplete(false)]).toEqual([true, false]);
});

test('[4.32a] a field that the service has filled is hidden when the step opens, a field with a typed value is not', async () => {
  const visit = await open({ wrap });
  visit.flows.editField('email', 'ana@uol.com.br');
  expect(visit.state.form.fields.email?.isVisible).toBe(true);
  const answers = { 'dados-pessoais': { email: 'ana@uol.com.br' } };
  const secondVisit = await open({ wrap, world: { proposal: { currentStep: 'dados-pessoais', answers } } });
  expect(secondVisit.state.form.fields.email?.isVisible).toBe(false);
});

test('[14.2b] a typed letter notifies its field and nothing else of the state', async () => {
  const { state, flows } = await open({ wrap });
  const [onStateChange, onFieldChange] = [vi.fn(), vi.fn()];
  const email = state.form.fields.email;
  if (!email) throw new Error('The step has no e-mail.');
  subscribe(state, onStateChange, true);
  subscribe(email, onFieldChange, true);
  flows.editField('email', 'a');
  flows.editField('email', 'an');
  expect(email.value).toBe('an');
  expect(state.drafts[state.form.slug]?.values.email).toBe('an');
  expect(onFieldChange).toHaveBeenCalledTimes(2);
  expect(onStateChange).not.toHaveBeenCalled();
});

test('[16.9] [12.10] [5.20b] a stored amount that cannot be read is reported without its value; the other spellings are read', async () => {
  const fields = () =>
    ['renda', 'patrimonio', 'aluguel', 'outra', 'semValor'].map(key =>
      buildField({ key, component: 'money' }),
    );
  const otherAnswers = {
    'dados-pessoais': {
      renda: '12,500.50',
      patrimonio: 'R$ 12.500,50',
      aluguel: '12,500',
      outra: { $numberDecimal: '7.5' },
      semValor: '',
    },
  };
  const { platform, state } = await open({
    wrap: withFirstStepFields(fields),
    world: { proposal: { currentStep: 'dados-pessoais', answers: {}, otherAnswers } },
  });
  const values = Object.fromEntries(
    Object.entries(state.form.fields).map(([key, { value }]) => [key, value]),
  );
  expect(values).toEqual({
    renda: 12_500_50,
    patrimonio: 12_500_50,
    aluguel: null,
    outra: 7_50,
    semValor: null,
  });
  expect(platform.logLines).toEqual([['[proposta] form: unreadable value', 'aluguel']]);
  expect(platform.failures.take()).toEqual([{ operation: 'form', code: 'unreadable value', count: 1 }]);
});

test('[16.9] an amount of an answer that cannot be read is reported by its operation', async () => {
  const { flows, platform, state } = await open({
    world: { proposal: { currentStep: 'analise-de-credito', answers: {} } },
    plan: {
      proposalDetails: {
        kind: 'offContract',
        reason: 'an amount in another spelling',
        status: 200,
        body: { data: { _id: 'p', situation: 'x', value: '12,500' } },
      },
    },
  });
  await flows.openSidePage('proposalStatus');
  await flows.loadDetails();
  expect(state.proposalDetails.proposal?.amount).toBeUndefined();
  expect(platform.logLines).toEqual([['[proposta] proposalDetails: unreadable value', 'value']]);
});

test('[14.3] [4.36] while the visitor types, a key changes the session only; the line in the dock follows in a pause', async () => {
  const { flows, state, platform } = await open({
    wrap: withFirstStepFields(() => ['nome', 'cidade'].map(key => buildField({ key, required: true }))),
  });
  expect(state.form.shownProgress.filledCount).toBe(0);
  for (const [key, text] of [
    ['nome', 'A'],
    ['cidade', 'B'],
    ['nome', 'An'],
  ] as const) {
    flows.editField(key, text);
    await platform.clock.advance(200);
    expect(state.form.shownProgress.filledCount).toBe(0);
  }
  await platform.clock.advance(600);
  expect(state.form.shownProgress).toEqual({ filledCount: 2, requiredCount: 2, share: 1 });
});

test('[4.32] [7.24] a field of the price table without dependencies waits for the one before it, and no longer once that is filled', async () => {
  const visit = await open({
    wrap: withFirstStepFields(() => [
      buildField({ key: 'marcaVeiculo', component: 'select', options: [createOption('21', 'Fiat')] }),
      buildField({ key: 'modeloVeiculo', component: 'modeloVeiculo' }),
      buildField({ key: 'chassi', readOnly: true, dependencies: ['marcaVeiculo'] }),
    ]),
  });
  const fields = visit.state.form.fields;
  const isWaiting = () => [fields.modeloVeiculo?.isWaiting, fields.chassi?.isWaiting];
  expect(isWaiting()).toEqual([true, false]);
  visit.flows.editField('marcaVeiculo', { value: '21', label: 'Fiat' });
  expect(isWaiting()).toEqual([false, false]);
});
