import type { Api } from '#api/api.ts';
import { openJourney, readLaunchParams } from '#flows/open-journey.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { desktop } from '#tests/support/desktop.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';

export const HASH = '6650c1f2a4b3d90012e7f001';
export const NEW_HASH = '6650c1f2a4b3d90012e7f0b7';

export const personal = stepWith({ slug: 'dados', fields: [buildField({ key: 'nome' })] });
export const address = stepWith({ slug: 'endereco', order: 1, fields: [buildField({ key: 'rua' })] });
export const lastStep = stepWith({ slug: 'fim', order: 2, type: stepTypeWith('finished') });
export const config = configurationWith({ steps: [personal, address, lastStep] });

export const systemWith = (members: Partial<SystemAnswer> = {}): SystemAnswer => ({
  configuration: config,
  proposal: undefined,
  waitsForCompletion: false,
  ...members,
});

export interface VisitParts {
  path?: string;
  system?: SystemAnswer | Failure;
  ip?: string;
  platform?: Parameters<typeof createMemoryPlatform>[0];
}

/** A visit before its opening. */
export function setUpOpening({
  path = `/?agx_hash=${HASH}`,
  system = systemWith(),
  ip = '203.0.113.42',
  platform: parts = {},
}: VisitParts = {}) {
  const calls: unknown[][] = [];
  const api: Partial<Api> = {
    getSystem: async (hashId, token, signal) => {
      calls.push(['getSystem', hashId, token, signal?.aborted]);
      return 'kind' in system ? fail(system) : succeed(system);
    },
    getDeviceIp: async () => {
      calls.push(['getDeviceIp']);
      return ip;
    },
  };
  const platform = createMemoryPlatform({ device: desktop, ...parts, address: createMemoryAddress(path) });
  const bare = createContextWithoutService(api, { platform });
  const { cookies, tabMemory } = platform;
  return {
    ...bare,
    cookies,
    tabMemory,
    calls,
    search: () => platform.address.current().search,
    readParams: () => {
      readLaunchParams(bare.context);
      return bare.state.launchParams;
    },
    open: () => {
      readLaunchParams(bare.context);
      return openJourney(bare.context);
    },
  };
}

export const atStep = (slug: string) => ({ kind: 'go', to: { kind: 'step', slug } });
export const invalidLink = { kind: 'page', page: { title: 'Link de acesso é inválido' } };
