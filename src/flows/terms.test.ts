import { afterEach, expect, test } from 'vitest';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { withConfiguration } from '#tests/flows/with-configuration.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A journey whose only step is the one with the terms. */
const onlyTerms = withConfiguration(configuration => {
  configuration.steps = configuration.steps.filter(({ slug }) => slug === 'termos');
});

test('[2.41b] on the first step the terms open by themselves; agreeing ticks the box and closes them', async () => {
  stage = setUpFlows({ wrap: onlyTerms });
  const { flows, state } = stage;
  await stage.open();
  const { fieldKey } = state.terms;
  expect(state.terms.isOpen).toBe(true);
  expect(state.form.fields[fieldKey]?.value).toBe(false);
  flows.agreeToTerms();
  expect(state.terms.isOpen).toBe(false);
  expect(state.form.fields[fieldKey]?.value).toBe(true);
});

test('[2.41] [11.3] terms that are still loading do not open over what the visitor has begun to type', async () => {
  stage = setUpFlows({ wrap: onlyTerms });
  const { flows, state } = stage;
  await stage.open();
  const { fieldKey } = state.terms;
  flows.editField(fieldKey, true);
  expect(state.terms.isOpen).toBe(false);
  flows.editField(fieldKey, false);
  flows.openTerms(fieldKey);
  flows.editField(fieldKey, true);
  expect(state.terms.isOpen, 'opened by the visitor').toBe(true);
});

test('[2.41] a value that arrives late, such as a prepared photo, closes no terms that are shown', async () => {
  stage = setUpFlows({ wrap: onlyTerms });
  const { flows, state } = stage;
  await stage.open();
  flows.noteTermsShown();
  flows.editField(state.terms.fieldKey, true);
  expect(state.terms.isOpen).toBe(true);
});

test('[2.41b] on a later step only the link opens the terms; closing them does not tick the box', async () => {
  stage = setUpFlows({ world: { proposal: { currentStep: 'termos', answers: {} } } });
  const { flows, state } = stage;
  await stage.open();
  expect(state.terms.isOpen).toBe(false);
  const [key = ''] = Object.keys(state.form.fields);
  flows.openTerms(key);
  expect(state.terms).toEqual({ isOpen: true, fieldKey: key, isOffered: false });
  flows.closeTerms();
  expect(state.terms.isOpen).toBe(false);
  expect(state.form.fields[key]?.value).toBe(false);
});
