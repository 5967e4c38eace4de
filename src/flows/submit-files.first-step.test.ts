import { expect, test } from 'vitest';
import { answerDialog } from '#tests/flows/answer-dialog.ts';
import { type FlowStage, passDraftDelay, typePersonalData, until } from '#tests/flows/flow-stage.ts';
import {
  attach,
  createDevice,
  HANGING_PLAN,
  reopenAfterCrash,
  setUpUpload,
  UNAVAILABLE,
  withPhotoField,
} from '#tests/flows/set-up-upload.ts';

const REFUSED = { kind: 'reply', status: 422, body: { code: 422, message: 'Foto escura.' } } as const;

async function openFirstStepOn(platform: ReturnType<ReturnType<typeof createDevice>>, plan: object) {
  const stage = setUpUpload({ plan, wrap: withPhotoField('dados-pessoais'), platform });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  return stage;
}

async function cancelUpload({ flows, sent }: FlowStage, submission: Promise<void>) {
  await until(() => sent('updateStep').length === 1);
  flows.cancelUpload();
  await submission;
}

async function tryToPass({ flows, platform, path }: FlowStage) {
  await flows.goToCurrentStep();
  await flows.chooseStep('endereco');
  platform.address.push(`/endereco${platform.address.current().search}`);
  await until(() => path() === '/dados-pessoais');
}

test.each([
  ['been cancelled', HANGING_PLAN],
  ['been refused', { updateStep: { kind: 'sequence', answers: [REFUSED], afterLast: 'worldAnswers' } }],
  ['failed', { updateStep: { kind: 'sequence', answers: [UNAVAILABLE], afterLast: 'worldAnswers' } }],
] as const)(
  '[7.10] [5.1] after the upload of the first step has %s, no way leads past the step until its photo has arrived',
  async (outcome, plan) => {
    const nextPlatform = createDevice();
    let stage = await openFirstStepOn(nextPlatform(), plan);
    const submission = stage.flows.submit();
    if (outcome === 'been cancelled') await cancelUpload(stage, submission);
    else {
      await answerDialog(stage, 'cancel');
      await submission;
    }
    await tryToPass(stage);
    expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
    stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
    expect(stage.path()).toBe('/dados-pessoais');
    expect(stage.state.form.notice).toContain('Ele continua anexado aqui: envie outra vez.');
    await tryToPass(stage);
    expect(stage.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
    await stage.flows.submit();
    expect(stage.path()).toBe('/endereco');
    expect(stage.engine.report().effects).toMatchObject({ proposals: 1, uploads: 1 });
    await stage.flows.chooseStep('dados-pessoais');
    await stage.flows.goToCurrentStep();
    expect(stage.path()).toBe('/endereco');
  },
);

test('[16.4] [15.8] after the visitor has replaced a photo that was not received, the form does not ask to attach one', async () => {
  const nextPlatform = createDevice();
  let stage = await openFirstStepOn(nextPlatform(), {
    updateStep: { kind: 'sequence', answers: [REFUSED], afterLast: 'worldAnswers' },
  });
  const submission = stage.flows.submit();
  await answerDialog(stage, 'cancel');
  await submission;
  await attach(stage, 'melhor.png');
  await passDraftDelay(stage);
  stage = await reopenAfterCrash(stage, 'dados-pessoais', nextPlatform());
  expect(stage.state.form.notice).toBe(
    'O arquivo desta etapa não foi recebido. Envie o que está anexado aqui.',
  );
});
