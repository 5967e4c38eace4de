import { afterEach, expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, typeAddress, until } from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const atAddressStep = {
  proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
};

function turnOffline({ engine, platform }: FlowStage, offline: boolean): void {
  engine.setOffline(offline);
  platform.setOnline(!offline);
}

test('[8.2] over a form the dialog closes when the connection is back; typed values stay, and nothing is sent', async () => {
  stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  const typedNumber = stage.state.form.fields.numero?.value;
  turnOffline(stage, true);
  void stage.flows.submit();
  await until(() => stage?.state.dialog.open === true);
  expect(stage.state.dialog.text).toBe('Verifique sua conexão com a internet.');
  const countBefore = stage.sent('updateStep').length;
  turnOffline(stage, false);
  await until(() => stage?.state.dialog.open === false);
  expect(stage.state.form.fields.numero?.value).toBe(typedNumber);
  expect(stage.sent('updateStep')).toHaveLength(countBefore);
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[8.2] an opening that failed offline restarts by itself when the connection is back, because it only reads', async () => {
  stage = setUpFlows({ world: atAddressStep });
  turnOffline(stage, true);
  void stage.open();
  await until(() => stage?.state.dialog.open === true);
  turnOffline(stage, false);
  await until(() => stage?.path() === '/endereco');
  expect(stage.state.dialog.open).toBe(false);
});

test('[8.3] a dialog about something else stays when the connection is back', async () => {
  stage = setUpFlows({ world: atAddressStep });
  await stage.open();
  await typeAddress(stage);
  stage.engine.breakNext('updateStep', { kind: 'networkError' });
  void stage.flows.submit();
  await until(() => stage?.state.dialog.open === true);
  expect(stage.state.dialog.title).toBe('A conexão falhou');
  turnOffline(stage, false);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(stage.state.dialog.open).toBe(true);
});
