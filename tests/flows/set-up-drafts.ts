import { restoreDrafts } from '#flows/restore-drafts.ts';
import type { SentFiles } from '#flows/sent-files.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { type Draft, schemaOf } from '#state/draft.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemoryPlatform, createMemorySecureStorage } from '../support/memory-platform.ts';
import { runPendingWork } from '../support/run-pending-work.ts';
import { type BareContext, createContextWithoutService } from './context-without-service.ts';

/** The hash id of the context. */
export const HASH = '6650c1f2a4b3d90012e7f001';

export const personal = stepWith({
  slug: 'dados',
  fields: [
    buildField({ key: 'nome' }),
    buildField({ key: 'email' }),
    buildField({ key: 'foto', component: 'imageCapture' }),
  ],
});
export const address = stepWith({ slug: 'endereco', order: 1, fields: [buildField({ key: 'rua' })] });

/** The record of the first step while its files are under way. */
export const sentFiles: SentFiles = {
  slug: 'dados',
  data: { nome: 'Ana' },
  files: [],
  proposalId: '',
  currentSlug: '',
  waitedForCompletion: false,
  listed: {},
  draftOf: '',
};

/** The draft of these values, all of them edited. */
export const draftWith = (step: Step, values: StepValues): Draft => ({
  values,
  edited: Object.keys(values),
  schema: schemaOf(step.fields),
});

/** The entry of a proposal with the drafts of its steps. */
export const stored = (proposalId: string, steps: Record<string, unknown>) => ({
  proposalId,
  choices: {},
  steps,
});

/** A visitor at a journey of these two steps; `entries`: what the device has stored, by name. */
export async function setUpDrafts(entries: Readonly<Record<string, unknown>> = {}): Promise<BareContext> {
  const bare = createContextWithoutService();
  bare.state.config = configurationWith({ steps: [personal, address] });
  for (const [name, value] of Object.entries(entries)) await bare.platform.secureStorage.write(name, value);
  return bare;
}

/** The stored drafts of a proposal. */
export const readDrafts = ({ platform }: BareContext, hashId = HASH) =>
  platform.secureStorage.read(`drafts:${hashId}`);

/** A platform whose storage answers reads, with what it had at their time, only after `release`. */
export function createSlowPlatform() {
  const secureStorage = createMemorySecureStorage();
  const storageGate = createGate();
  const platform = createMemoryPlatform({
    secureStorage: {
      ...secureStorage,
      read: storageGate.hold(secureStorage.read),
      names: storageGate.hold(secureStorage.names),
    },
  });
  return { platform, secureStorage, release: storageGate.open };
}

/** Restores drafts from a storage that answers only after the form has opened. `entries`: what else it has, by name. */
export async function restoreLate(
  entry: unknown,
  previousHashId?: string,
  entries: Readonly<Record<string, unknown>> = {},
) {
  const { platform, secureStorage, release } = createSlowPlatform();
  await secureStorage.write(`drafts:${previousHashId ?? HASH}`, entry);
  for (const [name, value] of Object.entries(entries)) await secureStorage.write(name, value);
  const bare = createContextWithoutService({}, { platform });
  bare.state.config = configurationWith({ steps: [personal, address] });
  const lateCalls: boolean[] = [];
  const restoring = restoreDrafts(
    bare.context,
    previousHashId,
    hasNewInputs => void lateCalls.push(hasNewInputs),
  );
  await runPendingWork();
  await platform.clock.advance(300);
  await restoring;
  return {
    ...bare,
    lateCalls,
    secureStorage,
    release: async () => {
      release();
      await runPendingWork(5);
    },
  };
}
