import { snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { isProposalOver } from '#flows/hash-id.ts';
import { launchParamsOf } from '#journey/launch-params-of.ts';
import { nameInitial } from '#journey/name-initial.ts';
import type { Platform } from '#platform/platform.ts';
import { isRecord } from '#shared/record.ts';
import type { AppState } from '#state/app-state.ts';
import { showStorageNotice } from './show-storage-notice.ts';

/** What survives a reload beside the drafts (3.2): how far each step is, and what the device was set to. */
interface KeptSession {
  percentage: Record<string, number>;
  deviceSettings: AppState['deviceSettings'];
  proposalId: string;
  /** First letter of the customer's name, to ask whose the proposal is (assumption 11.4). The name itself is not kept here. */
  initial: string;
}

const nameOf = (hashId: string): string => `session:${hashId}`;

/**
 * Takes back what was kept of this hash; anything else than our own shape is left alone. The journey opens meanwhile: what
 * it has come to know by then is newer.
 */
export async function restoreSession(
  state: AppState,
  { address, secureStorage, tabMemory, cookies }: Platform,
): Promise<void> {
  const { hashId } = launchParamsOf(address.current().searchParams, tabMemory.read('hashId'), {
    agx_hash: cookies.read('agx_hash'),
    cookiesAccessToken: undefined,
    jwtToken: undefined,
    userOfficeToken: undefined,
  });
  if (hashId === '') return;
  const kept = await secureStorage.read(nameOf(hashId));
  // The service may have led elsewhere by now.
  if (!isRecord(kept) || (state.hashId !== '' && state.hashId !== hashId)) return;
  if (isRecord(kept.percentage)) {
    for (const [slug, share] of Object.entries(kept.percentage)) {
      if (typeof share === 'number') state.percentage[slug] ??= share;
    }
  }
  if (isRecord(kept.deviceSettings)) {
    const { deviceSettings: settings } = state;
    const { returnableStep, cpf, token } = kept.deviceSettings;
    if (typeof returnableStep === 'string') settings.returnableStep ||= returnableStep;
    if (typeof cpf === 'string') settings.cpf ||= cpf;
    if (isRecord(token) && typeof token.verificacao === 'string' && typeof token.tipoVerificacao === 'string')
      if (settings.token.verificacao === '')
        settings.token = { verificacao: token.verificacao, tipoVerificacao: token.tipoVerificacao };
  }
}

/**
 * Writes the kept slices whenever they change, and when the page is left before that is done. Answers how to stop.
 * @param restored until then nothing is written: it would take the place of what is being read.
 */
export function keepSession(
  state: AppState,
  { secureStorage, visibility }: Pick<Platform, 'secureStorage' | 'visibility'>,
  restored: Promise<void> = Promise.resolve(),
): () => void {
  let stopped = false;
  let isRestored = false;
  let writing = 0;
  const kept = (): KeptSession | undefined => {
    // Before the journey is open nothing is known that is not kept already; of one that is over nothing stays (assumption 11.4).
    if (stopped || state.hashId === '' || !state.config || isProposalOver(state)) return undefined;
    const { percentage, deviceSettings, proposal } = snapshot(state);
    const initial = nameInitial(Object.values(state.proposal?.answers ?? {}));
    // The snapshot is of the state's own shape, only deeply read-only.
    return { percentage, deviceSettings, proposalId: proposal?.id ?? '', initial } as KeptSession;
  };
  const write = async (): Promise<void> => {
    writing += 1;
    await restored;
    isRestored = true;
    const session = kept();
    if (session) await secureStorage.write(nameOf(state.hashId), session);
    writing -= 1;
  };
  let { hashId } = state;
  const stops = [
    // The service may rename the hash id (3.17): what is kept stands under the new one only.
    subscribeKey(state, 'hashId', () => {
      if (hashId !== '') void secureStorage.remove(nameOf(hashId));
      hashId = state.hashId;
      void write();
    }),
    subscribeKey(state, 'proposal', () => void write()),
    subscribe(state.percentage, () => void write()),
    subscribe(state.deviceSettings, () => void write()),
    visibility.onLeaving(() => {
      const session = writing > 0 && isRestored ? kept() : undefined;
      if (session) secureStorage.writeNow(nameOf(state.hashId), session);
    }),
    secureStorage.onDegraded(() => showStorageNotice(state)),
  ];
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
