import { onTestFinished } from 'vitest';
import { type Api, createApi } from '#api/api.ts';
import { readDefaults } from '#app/deployment.ts';
import { createAppCallHeaders } from '#flows/create-call-headers.ts';
import { createFlows, type Flows } from '#flows/create-flows.ts';
import { DRAFT_DELAY } from '#flows/drafts.ts';
import { reportUnreadable } from '#flows/report-unreadable.ts';
import { createEngine, type Engine } from '#mocks/engine.ts';
import type { TestMocks } from '#mocks/hosts/test-mocks.ts';
import { startTestMocks } from '#mocks/hosts/vitest.ts';
import { type CookieJar, createCookies } from '#platform/cookies.ts';
import type { Platform } from '#platform/platform.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan, Scenario, StartingWorld } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type AppState, createAppState } from '#state/app-state.ts';
import { forgetConflicts } from '#state/forget-conflicts.ts';
import { keepPauses } from '#state/keep-pauses.ts';
import { desktop } from '../support/desktop.ts';
import {
  createMemoryAddress,
  createMemoryJar,
  createMemoryPlatform,
  createMemorySecureStorage,
  createMemoryTabMemory,
  type MemoryPlatform,
} from '../support/memory-platform.ts';
import { createPageStores } from '../support/page-stores.ts';
import { scenarioWith } from '../support/scenario-with.ts';

/** The journey without a screen: the app's flows on a browser in memory, and the mock service with a scenario. */
export interface FlowStage {
  engine: Engine;
  /** Handlers of the service, to override an operation. */
  mocks: TestMocks;
  api: Api;
  platform: MemoryPlatform;
  state: AppState;
  flows: Flows;
  /** The hash of the product. */
  hash: string;
  /** Opens the journey and waits until nothing is pending. */
  open(): Promise<void>;
  /** Restores the page from the back/forward cache. */
  restorePage(): void;
  path(): string;
  /** Bodies of the calls of an operation, in order. */
  sent(operation: string): Record<string, unknown>[];
  /**
   * The same visitor after a reload: same storage, same service. The page that was left writes and sends nothing more.
   */
  reload(): FlowStage;
  close(): void;
}

export interface FlowStageOptions {
  /** Id of a product of scenarios/products; default: the personal loan. */
  product?: Scenario['product'];
  world?: StartingWorld;
  plan?: Plan;
  /** Path and query; the product's hash is added. */
  path?: string;
  query?: Record<string, string>;
  platform?: Partial<Omit<Platform, 'address' | 'clock'>>;
  /** Wraps the api, for behaviour that the mock service cannot show. */
  wrap?: (api: Api) => Api;
  engine?: Engine;
  /** The dialect of the mock service; default: its plain one. */
  dialect?: Dialect;
  /** The cookies of the browser, if `platform` replaces nothing. */
  jar?: CookieJar;
  previewPaths?: readonly string[];
  /** Operations whose calls here break the contract on purpose; a breach of any other one fails the test. */
  offContract?: readonly OperationId[];
}

export function setUpFlows(options: FlowStageOptions = {}): FlowStage {
  const scenario = scenarioWith({
    product: options.product ?? 'credito-pessoal',
    world: options.world ?? {},
    plan: options.plan ?? {},
  });
  const engine =
    options.engine ?? createEngine({ scenario, ...(options.dialect && { dialect: options.dialect }) });
  const mocks = startTestMocks({ engine }, { offContract: options.offContract });
  const hash = hashOf(scenario);
  const query = new URLSearchParams({ agx_hash: hash, ...options.query });
  const restoreListeners = new Set<() => void>();
  const {
    secureStorage = createMemorySecureStorage(),
    tabMemory = createMemoryTabMemory(),
    cookies,
  } = options.platform ?? {};
  const jar = options.jar ?? createMemoryJar();
  const stores = createPageStores({ secureStorage, tabMemory, jar });
  const lifetime = new AbortController();
  const platform = createMemoryPlatform({
    device: desktop,
    ...options.platform,
    secureStorage: stores.secureStorage,
    tabMemory: stores.tabMemory,
    cookies: cookies ?? createCookies(stores.jar, { isSecure: true, isEmbedded: false }),
    address: createMemoryAddress(`${options.path ?? '/'}?${query}`),
  });
  platform.visibility.onRestored = listener => {
    restoreListeners.add(listener);
    return () => void restoreListeners.delete(listener);
  };
  const state = createAppState();
  const deployment = readDefaults({});
  const serviceApi = createApi({
    ...deployment,
    serviceUrl: 'https://servico.exemplo',
    headers: hashId => createAppCallHeaders({ state, platform }, hashId),
    isOnline: platform.connectivity.isOnline,
    trackWork: platform.networkWork.track,
    disposeSignal: lifetime.signal,
    now: platform.clock.now,
    steadyNow: platform.clock.steadyNow,
    onPause: keepPauses(state, platform.clock.steadyNow),
    onSuccess: forgetConflicts(state),
    onUnreadable: reportUnreadable(platform),
  });
  const api = options.wrap?.(serviceApi) ?? serviceApi;
  const flows = createFlows({
    api,
    platform,
    state,
    identifiers: deployment.identifiers,
    ...(options.previewPaths && { previewPaths: options.previewPaths }),
  });
  const close = (): void => {
    flows.dispose();
    lifetime.abort();
    stores.end();
    mocks.stop();
  };
  // A service that a failed test leaves behind would answer the requests of the next files.
  onTestFinished(close);
  return {
    engine,
    mocks,
    api,
    platform,
    state,
    flows,
    hash,
    open: () => flows.open(),
    restorePage() {
      for (const listener of [...restoreListeners]) listener();
    },
    path: () => decodeURI(platform.address.current().pathname),
    sent: operation =>
      engine.journal
        .filter(entry => entry.operation === operation)
        .map(({ request }) => (request.body ?? {}) as Record<string, unknown>), // the journal keeps what was sent as JSON
    reload() {
      platform.leavePage();
      close();
      return setUpFlows({
        ...options,
        engine,
        jar,
        platform: { ...options.platform, secureStorage, tabMemory },
      });
    },
    close,
  };
}

/**
 * How often `until` looks before it gives up; it waits 2 ms between two looks. The limit counts looks, not seconds,
 * so that a test does not fail on a busy machine. It is high enough for code that another process still has to
 * transform. A mutation run looks less often (tools/mutation/vitest.config.ts).
 */
const MAXIMUM_LOOKS = Number(import.meta.env.MAXIMUM_LOOKS ?? 5000);

/** Waits until a condition is true, while promises and requests run. */
export async function until(isTrue: () => boolean, description = isTrue.toString()): Promise<void> {
  for (let looks = 0; !isTrue(); looks += 1) {
    if (looks === MAXIMUM_LOOKS) throw new Error(`Not within ${MAXIMUM_LOOKS} looks: ${description}`);
    await new Promise(resolve => setTimeout(resolve, 2));
  }
}

/** Waits long enough for work that is ready to run. */
export const waitForPendingWork = (milliseconds = 20): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

/** Advances the clock by the time after which typed values are saved on the device. */
export const passDraftDelay = ({ platform }: FlowStage): Promise<void> => platform.clock.advance(DRAFT_DELAY);

/** Types the personal data of the first step. */
export function typePersonalData(flows: Flows): void {
  flows.editField('nome', marina.name);
  flows.editField('cpf', marina.cpf);
  flows.editField('celular', marina.cellphone);
  flows.editField('email', marina.email);
  flows.editField('dataDeNascimento', marina.birth);
}

/** Types an address by hand, independent of the lookup. */
export async function typeAddress({ flows, state }: FlowStage): Promise<void> {
  await until(() => state.form.fields.estado?.options.status === 'success', 'the states have loaded');
  flows.editField('cep', marina.cep);
  flows.editField('logradouro', marina.street);
  flows.editField('numero', marina.number);
  flows.editField('bairro', marina.district);
  flows.editField('estado', { value: 'SP', label: 'São Paulo' });
  await until(() => state.form.fields.cidade?.options.status === 'success', 'the cities have loaded');
  flows.editField('cidade', { value: 'São Paulo', label: 'São Paulo' });
}
