import { afterEach, expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { firstStepWith } from '#tests/flows/with-configuration.ts';

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
  const asks = async (query: Record<string, string>) => {
    const world = { proposal: { currentStep: 'consentimento', answers: {} } };
    const { state } = await open({ product: 'consignado-privado', world, query });
    expect(state.form.slug).toBe('consentimento');
    return state.form.fields.consultaCpfDataprev?.visible;
  };
  expect(await asks({})).toBe(true);
  expect(await asks({ token: 't1' })).toBe(false);
});

/** The first step, with a text field that completes itself and a field that is hidden once the service has its value. */
const wrap = firstStepWith(() => [
  buildField({ key: 'empresa', component: 'textWithAutoComplete', hidden: true }),
  buildField({ key: 'email', hiddenOnFilled: true }),
]);

test('[4.31] the setting of the device shows a text with autocomplete, although it is hidden', async () => {
  const made = await open({ wrap });
  expect(made.state.form.fields.empresa?.visible).toBe(false);
  made.state.deviceSettings.token.verificacao = '(11) *****-4321';
  made.flows.editField('email', 'ana@uol.com.br');
  await made.flows.open();
  expect(made.state.form.fields.empresa?.visible).toBe(true);
});

test('[4.32] a field that the service has filled is hidden when the step opens, a field with a typed value is not', async () => {
  const made = await open({ wrap });
  made.flows.editField('email', 'ana@uol.com.br');
  expect(made.state.form.fields.email?.visible).toBe(true);
  const answers = { 'dados-pessoais': { email: 'ana@uol.com.br' } };
  const again = await open({ wrap, world: { proposal: { currentStep: 'dados-pessoais', answers } } });
  expect(again.state.form.fields.email?.visible).toBe(false);
});
