import { snapshot, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { entryNameOf } from '#flows/entry-name-of.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { launchParamsOf } from '#journey/launch-params-of.ts';
import { nameInitial } from '#journey/name-initial.ts';
import type { Platform } from '#platform/platform.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import { isRecord } from '#shared/record.ts';
import type { AppState } from '#state/app-state.ts';
import { showStorageNotice } from './show-storage-notice.ts';

/** The data that survive a reload besides the drafts (3.2): the kept session. */
interface KeptSession {
  /** `AppState.filledShares`, by its name in the specification (3.1). */
  percentage: Record<string, number>;
  deviceSettings: AppState['deviceSettings'];
  proposalId: string;
  /**
   * First letter of the customer's name, which the question about the owner of the proposal shows (assumption 11.4).
   * The name itself is not stored here.
   */
  initial: string;
}

/**
 * Restores the kept session of this hash id and ignores values of a wrong type. The journey opens meanwhile, so values
 * already in the state are newer and stay.
 */
export async function restoreSession(
  state: AppState,
  { address, secureStorage, tabMemory, cookies }: Platform,
): Promise<void> {
  const { hashId } = launchParamsOf(address.current().searchParams, tabMemory.read(TAB_HASH), {
    agx_hash: cookies.read('agx_hash'),
    cookiesAccessToken: undefined,
    jwtToken: undefined,
    userOfficeToken: undefined,
  });
  if (hashId === '') return;
  const session = await secureStorage.read(entryNameOf('session', hashId), 'unlimited');
  // The service may have redirected meanwhile.
  if (!isRecord(session) || (state.hashId !== '' && state.hashId !== hashId)) return;
  // If only the cookie has the hash id, the app first asks whose proposal it is (assumption 11.4).
  const { hashSource } = state.launchParams;
  if (
    session.proposalId !== '' &&
    typeof session.proposalId === 'string' &&
    !state.config &&
    hashSource !== 'cookie'
  )
    state.loading.isResuming = true;
  if (isRecord(session.percentage)) {
    for (const [slug, share] of Object.entries(session.percentage)) {
      if (typeof share === 'number') state.filledShares[slug] ??= share;
    }
  }
  if (isRecord(session.deviceSettings)) {
    const { deviceSettings: settings } = state;
    const { returnableStep, cpf, token, autocomplete } = session.deviceSettings;
    if (typeof returnableStep === 'string') settings.returnableStep ||= returnableStep;
    if (typeof cpf === 'string') settings.cpf ||= cpf;
    if (autocomplete === true) settings.autocomplete = true;
    if (isRecord(token) && typeof token.verificacao === 'string' && typeof token.tipoVerificacao === 'string')
      if (settings.token.verificacao === '')
        settings.token = { verificacao: token.verificacao, tipoVerificacao: token.tipoVerificacao };
  }
}

/**
 * Writes the kept session whenever it changes, and once more if the page closes before a write has ended. Returns a
 * function that stops writing.
 * @param restored nothing is written before it resolves, because that would overwrite what is being read.
 */
export function keepSession(
  state: AppState,
  { secureStorage, visibility }: Pick<Platform, 'secureStorage' | 'visibility'>,
  restored: Promise<void> = Promise.resolve(),
): () => void {
  let isStopped = false;
  let isRestored = false;
  let runningWrites = 0;
  const readCurrentSession = (): KeptSession | undefined => {
    // Before the journey opens there is nothing new to store; a finished proposal leaves nothing on the device
    // (assumption 11.4).
    if (isStopped || state.hashId === '' || !state.config || isJourneyOver(state)) return undefined;
    const { filledShares, deviceSettings, proposal } = snapshot(state);
    const initial = nameInitial(Object.values(state.proposal?.answers ?? {}));
    // The snapshot is of the state's own shape, only deeply read-only.
    return {
      percentage: filledShares,
      deviceSettings,
      proposalId: proposal?.id ?? '',
      initial,
    } as KeptSession;
  };
  const write = async (): Promise<void> => {
    runningWrites += 1;
    await restored;
    isRestored = true;
    const session = readCurrentSession();
    if (session) await secureStorage.write(entryNameOf('session', state.hashId), session);
    runningWrites -= 1;
  };
  let { hashId } = state;
  const cleanups = [
    // After the service has renamed the hash id (3.17), only the new name has an entry.
    subscribeKey(state, 'hashId', () => {
      if (hashId !== '') void secureStorage.remove(entryNameOf('session', hashId));
      hashId = state.hashId;
      void write();
    }),
    subscribeKey(state, 'proposal', () => void write()),
    subscribe(state.filledShares, () => void write()),
    subscribe(state.deviceSettings, () => void write()),
    visibility.onLeaving(() => {
      const session = runningWrites > 0 && isRestored ? readCurrentSession() : undefined;
      if (session) secureStorage.writeNow(entryNameOf('session', state.hashId), session);
    }),
    secureStorage.onDegraded(() => {
      state.isStorageDegraded = true;
      showStorageNotice(state);
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of cleanups) stop();
  };
}
