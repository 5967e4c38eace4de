import { expect, onTestFinished } from 'vitest';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { buildField } from '#journey/form/build-field.ts';
import { createImageStore } from '#platform/image-store.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { succeed } from '#shared/result.ts';
import { atAddressStep } from '#tests/flows/at-address-step.ts';
import { addXmlHttpRequest } from '#tests/support/add-xml-http-request.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  typeAddress,
  typePersonalData,
  until,
} from './flow-stage.ts';
import { withConfiguration } from './with-configuration.ts';

let latestVisit: FlowStage | undefined;
let removeXmlHttpRequest = (): void => undefined;

/** A journey in Node whose uploads reach the mock service. The test closes the latest one at its end. */
export function setUpUpload(options: FlowStageOptions): FlowStage {
  removeXmlHttpRequest();
  const visit = setUpFlows(options);
  removeXmlHttpRequest = addXmlHttpRequest();
  latestVisit = visit;
  onTestFinished(() => {
    if (visit !== latestVisit) return;
    removeXmlHttpRequest();
    visit.close();
  });
  return visit;
}

export const proof = buildField({ key: 'comprovante', label: 'Comprovante', component: 'imageCapture' });

/** The journey, with a photo field in one of its steps. */
export const withPhotoField = (slug: string) =>
  withConfiguration(configuration => {
    configuration.steps = configuration.steps.map(step =>
      step.slug === slug ? { ...step, fields: [...step.fields, proof] } : step,
    );
  });

export async function attach({ flows, state }: FlowStage, ...names: string[]): Promise<void> {
  const added = await Promise.all(
    names.map(name => flows.files.add(new File([name], name, { type: 'image/png' }), PHOTO_KINDS)),
  );
  flows.editField(
    'comprovante',
    added.flatMap(result => (result.ok ? [{ id: result.value.id, name: result.value.name }] : [])),
  );
  expect(state.form.fields.comprovante?.value).toHaveLength(names.length);
}

/** The names of the attached files whose bytes the app still has. */
export const listAttachedNames = ({ state, flows }: FlowStage) =>
  filesOf(state.form.fields.comprovante?.value).map(({ id }) => flows.files.find(id)?.name);

/** Opens the address step of an existing proposal, fills it in and attaches photos. */
export async function openAddressStep(
  plan: Plan = {},
  platform: FlowStageOptions['platform'] = {},
): Promise<FlowStage> {
  const visit = setUpUpload({ world: atAddressStep, plan, wrap: withPhotoField('endereco'), platform });
  await visit.open();
  await typeAddress(visit);
  await attach(visit, 'frente.png', 'verso.png');
  return visit;
}

export async function openFirstStep(plan: Plan = {}): Promise<FlowStage> {
  const visit = setUpUpload({ plan, wrap: withPhotoField('dados-pessoais') });
  await visit.open();
  typePersonalData(visit.flows);
  await attach(visit, 'rg.png');
  return visit;
}

/** Opens an earlier step again and attaches files to it. */
export async function openEarlierStep(plan: Plan, ...names: string[]): Promise<FlowStage> {
  const visit = setUpUpload({
    path: '/dados-pessoais',
    world: atAddressStep,
    plan,
    wrap: withPhotoField('dados-pessoais'),
  });
  await visit.open();
  await until(() => visit.state.form.slug === 'dados-pessoais');
  await attach(visit, ...(names.length > 0 ? names : ['rg.png']));
  return visit;
}

/** With this answer the service has not stored the upload. */
export const UNAVAILABLE = {
  kind: 'reply',
  status: 503,
  body: { code: 503, message: 'Indisponível.' },
} as const;
export const SLOW_PLAN: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 400 }], afterLast: 'worldAnswers' },
};
export const HANGING_PLAN: Plan = {
  updateStep: { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' },
};

/** Key and files of each update. */
export const listUpdates = ({ engine }: FlowStage) =>
  engine.journal
    .filter(({ operation }) => operation === 'updateStep')
    .map(({ request }) => ({ key: request.headers['idempotency-key'], body: request.body }));

/**
 * A device whose secure storage, photos included, survives the end of a page. Returns a function that creates the
 * platform of the next visit.
 */
export function createDevice() {
  const secureStorage = createMemorySecureStorage();
  let visits = 0;
  return () => {
    visits += 1;
    const storageOptions = { secureStorage, tab: `visit${visits}` };
    return {
      secureStorage,
      images: createImageStore({ prepare: async file => succeed(file) }, storageOptions),
    };
  };
}

/** Ends the page without the events of a normal unload, as the system does, and opens the link again. */
export async function reopenAfterCrash(
  crashed: FlowStage,
  slug: string,
  platform: FlowStageOptions['platform'] = {},
): Promise<FlowStage> {
  const { engine } = crashed;
  crashed.close();
  const visit = setUpUpload({ engine, wrap: withPhotoField(slug), platform });
  await visit.open();
  return visit;
}
