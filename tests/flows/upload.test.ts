import { afterEach, expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { fieldWith } from '#controls/sample-field.ts';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { createImages } from '#platform/image.ts';
import { createImageShelf } from '#platform/image-shelf.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { type FlowStage, setUpFlows, typeAddress, typePersonalData, until } from './flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

const proof = fieldWith({
  id: 'comprovante',
  key: 'comprovante',
  label: 'Comprovante',
  component: 'imageCapture',
});

/** The journey with a photo asked for in one of its steps. */
const asking =
  (slug: string) =>
  (api: Api): Api => ({
    ...api,
    async getSystem(...asked) {
      const answer = await api.getSystem(...asked);
      if (!answer.ok) return answer;
      const { configuration } = answer.value;
      const steps = configuration.steps.map(step =>
        step.slug === slug ? { ...step, fields: [...step.fields, proof] } : step,
      );
      return { ...answer, value: { ...answer.value, configuration: { ...configuration, steps } } };
    },
  });

const images = () => createImageShelf(async () => createImages(window));

async function attach({ flows, state }: FlowStage, ...names: string[]): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const bytes = await canvas.convertToBlob({ type: 'image/png' });
  const taken = await Promise.all(names.map(name => flows.files.take(new File([bytes], name), PHOTO_KINDS)));
  flows.editField(
    'comprovante',
    taken.map(each =>
      each.ok ? { id: each.value.id, name: each.value.name } : { id: '', name: each.problem },
    ),
  );
  expect(state.form.fields.comprovante?.value).toHaveLength(names.length);
}

/** The address step of an existing proposal, filled, with photos. */
async function atAddress(plan: Plan = {}): Promise<FlowStage> {
  const set = setUpFlows({
    world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
    plan,
    wrap: asking('endereco'),
    platform: { images: images() },
  });
  await set.open();
  await typeAddress(set);
  await attach(set, 'frente.png', 'verso.png');
  return set;
}

const HELD: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 400 }], afterwards: 'world' },
};

test('[7.10] photos travel with their step as multipart, and their bytes are forgotten then', async () => {
  stage = await atAddress();
  await stage.flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
  const sent = stage.sent('updateStep');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ order: 1, data: { numero: expect.any(String) } });
  expect(JSON.stringify(sent[0]?.comprovante)).toMatch(/(frente|verso)\.jpg, image\/jpeg/);
  expect(stage.flows.files.find('arquivo-1')).toBeUndefined();
});

test('[7.10] while they go out the form says which one is on its way; afterwards nothing of it is left', async () => {
  stage = await atAddress(HELD);
  const { state, flows } = stage;
  const submitting = flows.submit();
  await until(() => state.form.uploading !== undefined);
  expect(state.form.uploading).toMatchObject({ of: 2 });
  await submitting;
  expect(state.form.uploading).toBeUndefined();
});

test('[11.3] sending that is called off leaves everything as it was, and can be begun again', async () => {
  stage = await atAddress(HELD);
  const { state, flows } = stage;
  const submitting = flows.submit();
  await until(() => state.form.uploading !== undefined);
  flows.cancelUpload();
  await submitting;
  expect(stage.path()).toBe('/endereco');
  expect([state.form.submitting, state.form.uploading]).toEqual([false, undefined]);
  expect(state.form.fields.comprovante?.value).toHaveLength(2);
  expect(flows.files.find('arquivo-1')).toBeDefined();
  await flows.submit();
  expect(stage.path()).toBe('/dados-bancarios');
});

test('[7.10] photos of the first step follow its creation with the same step; one proposal', async () => {
  stage = setUpFlows({ wrap: asking('dados-pessoais'), platform: { images: images() } });
  await stage.open();
  typePersonalData(stage.flows);
  await attach(stage, 'rg.png');
  await stage.flows.submit();
  expect(stage.sent('createProposal')).toHaveLength(1);
  const [update, ...more] = stage.sent('updateStep');
  expect(more).toEqual([]);
  expect(update).toMatchObject({ order: 0, comprovante: expect.stringContaining('rg.jpg') });
  expect(stage.path()).toBe('/endereco');
  expect(stage.engine.report().effects).toMatchObject({ proposals: 1 });
});

test('[11.4] no draft on the device names a document', async () => {
  stage = await atAddress();
  const { vault } = stage.platform;
  await new Promise(resolve => setTimeout(resolve, 400));
  const kept = JSON.stringify(await vault.read(`drafts:${stage.state.hashId}`));
  expect(kept).toContain('numero');
  expect(kept).not.toContain('frente.jpg');
});
