import { expect, test } from 'vitest';
import { buildField } from '#journey/form/build-field.ts';
import type { Field } from '#journey/model/field.ts';
import { answeredStepsOf } from '#journey/steps/review/answered-steps.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { createListAnswer, queriesOf, setUpLookupStage } from '#tests/flows/lookup-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';
import { READ_TIME_LIMIT } from './read-with-time-limit.ts';

/** The list of an earlier form: the values are '#Sim' and '#Não'. */
const yesOrNo = createListAnswer('Sim', 'Não');

const trabalha: Partial<Field> & { key: string } = {
  key: 'trabalha',
  id: 'campo-1',
  component: 'radio',
  resource: 'situacoes',
  formatSend: 'selectOnlyLabel',
};

/** A proposal at its second form, which has a required field that the answer to the field `trabalha` shows. */
function setUpSecondForm(
  plan: Plan,
  {
    stored = 'Sim',
    expected = '#Sim',
    ...field
  }: { stored?: string; expected?: string } & Partial<Field> = {},
): FlowStage {
  const empresa = buildField({
    key: 'empresa',
    label: 'Empresa',
    required: true,
    conditionals: { visualization: { fieldId: 'campo-1', values: [expected] } },
  });
  return setUpLookupStage({
    world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': { trabalha: stored } } } },
    plan,
    wrap: withConfiguration(({ steps }) => {
      for (const step of steps) {
        if (step.slug === 'dados-pessoais') step.fields = [buildField({ ...trabalha, ...field })];
        if (step.slug === 'endereco') step.fields = [empresa];
      }
    }),
  });
}

async function openSecondForm(...parameters: Parameters<typeof setUpSecondForm>): Promise<FlowStage> {
  const stage = setUpSecondForm(...parameters);
  await stage.open();
  return stage;
}

const isShown = ({ state }: FlowStage) => state.form.fields.empresa?.isVisible;

test('[3.26] [4.30] a condition on a list of an earlier form, of which the label was sent, also holds for the value of the option', async () => {
  const stage = await openSecondForm({ getFieldOptions: yesOrNo });
  await until(() => isShown(stage) === true);
  expect(queriesOf('getFieldOptions')).toMatchObject([{ fieldId: 'campo-1', resource: 'situacoes' }]);
});

test('[3.26] [3.31] a list that a condition has loaded is not requested again, neither for the review nor for the form', async () => {
  const stage = await openSecondForm({ getFieldOptions: yesOrNo });
  await until(() => isShown(stage) === true);
  expect(answeredStepsOf(stage.state).flatMap(({ answers }) => answers)).toMatchObject([
    { key: 'trabalha', list: undefined },
  ]);
  await stage.flows.loadStoredLists();
  expect(queriesOf('getFieldOptions')).toHaveLength(1);
});

test('[3.26] [4.30] a condition uses the list that the review has loaded', async () => {
  const stage = setUpSecondForm({ getFieldOptions: yesOrNo });
  await stage.open();
  await until(() => isShown(stage) === true);
  const [[name, list] = []] = Object.entries(stage.state.storedLists);
  const other = setUpSecondForm({ getFieldOptions: { kind: 'reply', status: 404, body: { code: 404 } } });
  if (name && list) other.state.storedLists[name] = list;
  await other.open();
  expect(isShown(other)).toBe(true);
  expect(queriesOf('getFieldOptions')).toEqual([]);
});

test('[3.26] [4.30] the value of another option does not fulfil the condition', async () => {
  const stage = await openSecondForm({ getFieldOptions: yesOrNo }, { stored: 'Não' });
  await waitForPendingWork();
  expect(isShown(stage)).toBe(false);
});

test('[3.26] [3.35] a value that was sent without its accents is found in the list', async () => {
  const stage = await openSecondForm(
    { getFieldOptions: yesOrNo },
    { stored: '#Nao', expected: '#Não', formatSend: 'removeAccents' },
  );
  await until(() => isShown(stage) === true);
  expect(queriesOf('getFieldOptions')).toHaveLength(1);
});

test('[4.30] no list is requested for a condition that the stored answer fulfils as it is', async () => {
  const stage = await openSecondForm({ getFieldOptions: yesOrNo }, { expected: 'Sim' });
  expect(isShown(stage)).toBe(true);
  expect(queriesOf('getFieldOptions')).toEqual([]);
});

test('[4.30] a press waits for the list, and the field that it shows must then be filled', async () => {
  // Loads the lazy code that submits, so that only the list is late here.
  await import('./submit-step.ts');
  const stage = setUpSecondForm({ getFieldOptions: { kind: 'latency', ms: 300, answer: yesOrNo } });
  void stage.open();
  await until(() => isShown(stage) === false);
  await stage.flows.submit();
  expect(stage.state.form.fields.empresa?.error).toBe('Por favor, insira Empresa');
  expect(stage.sent('updateStep')).toEqual([]);
});

test('[8.2] [4.30] a list that was lost without a connection is requested again when the connection is back', async () => {
  const stage = await openSecondForm({
    getFieldOptions: { kind: 'sequence', answers: [{ kind: 'hang' }, yesOrNo], afterLast: 'repeat' },
  });
  stage.platform.setOnline(false);
  await stage.platform.clock.advance(READ_TIME_LIMIT);
  expect(isShown(stage)).toBe(false);
  stage.platform.setOnline(true);
  await until(() => isShown(stage) === true);
  expect(queriesOf('getFieldOptions')).toHaveLength(2);
});
