import type { Proposal } from '#journey/model/proposal.ts';
import { createServiceClient } from './client.ts';
import { lookUpDeviceIp } from './external/device-ip.ts';
import { lookUpPostalAddress } from './external/postal-address.ts';
import { getResource, type OptionsQuestion } from './operations/get-options.ts';
import { getSystem } from './operations/get-system.ts';
import { newHash } from './operations/new-hash.ts';
import type { Wire } from './operations/operation.ts';
import { showStep } from './operations/show-step.ts';
import { getTokenValidation, validateToken } from './operations/token-validation.ts';
import { uploadStep, type WrittenFiles } from './operations/upload-step.ts';
import {
  createProposal,
  finishedUpdate,
  pollStep,
  updateStep,
  type WrittenStep,
} from './operations/write-step.ts';
import { createReadCache } from './read-cache.ts';

export interface ApiOptions {
  serviceUrl: string;
  credential: string;
  headers: () => Readonly<Record<string, string>>;
  online: () => boolean;
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** Addresses that answer `ip`, asked in turn. */
  ipServices: readonly string[];
  /** Addresses with `{cep}`, asked in turn. */
  cepServices: readonly string[];
}

/** Every call of the app, each answering a Result. */
export function createApi(options: ApiOptions) {
  const cache = createReadCache(options.now);
  const wire: Wire = { client: createServiceClient(options), service: options, online: options.online };
  return {
    getSystem: (hashId: string, userOfficeToken: string, signal?: AbortSignal) =>
      getSystem(wire, hashId, userOfficeToken, signal),
    createProposal: (written: WrittenStep & { deviceIp: string; jwtToken: string }) =>
      createProposal(wire, written),
    updateStep: (written: WrittenStep) => updateStep(wire, written),
    uploadStep: (written: WrittenFiles) => uploadStep(wire, written),
    pollStep: (
      asked: Pick<WrittenStep, 'hashId' | 'slug' | 'order' | 'metaProductBankId' | 'known'>,
      signal?: AbortSignal,
    ) => pollStep(wire, asked, signal),
    finishedUpdate: (known: Proposal, signal?: AbortSignal) => finishedUpdate(wire, known, signal),
    showStep: (hashId: string, slug: string, signal?: AbortSignal) => showStep(wire, hashId, slug, signal),
    getOptions: (asked: OptionsQuestion, signal?: AbortSignal) =>
      cache.read(JSON.stringify(asked), () => getResource(wire, asked, signal)),
    getTokenValidation: (hashId: string, step: string, signal?: AbortSignal) =>
      getTokenValidation(wire, hashId, step, signal),
    validateToken: (hashId: string, step: string, body: { method: string } | { token: string }) =>
      validateToken(wire, hashId, step, body),
    newHash: (hashId: string, deviceIp: string) => newHash(wire, hashId, deviceIp),
    deviceIp: (signal?: AbortSignal) => lookUpDeviceIp(options.ipServices, signal),
    postalAddress: (cep: string, signal?: AbortSignal) =>
      lookUpPostalAddress(options.cepServices, cep, signal),
  };
}

export type Api = ReturnType<typeof createApi>;
