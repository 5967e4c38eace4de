import type { NextAction } from '#journey/model/next-action.ts';
import { nameInitial } from '#journey/name-initial.ts';
import { isRecord } from '#shared/record.ts';
import type { Context } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';

/**
 * Asks whether the proposal is the visitor's, because people share devices and only a cookie of this device names the
 * proposal (assumption 11.4). Asks before the service is called and before any draft is shown.
 */
export async function askOwnership(context: Context): Promise<NextAction> {
  const initial = await readStoredInitial(context);
  return {
    kind: 'page',
    page: {
      picture: 'shield',
      title: initial
        ? `Continuar a proposta de ${initial}***?`
        : 'Continuar a proposta iniciada neste aparelho?',
      lines: ['Se a proposta não for sua, apagamos deste aparelho o que foi preenchido nela.'],
      technical: '',
      action: { label: 'Continuar', recovery: 'openRemembered' },
      secondary: { label: 'Não sou eu', recovery: 'denyRemembered' },
      isError: false,
    },
  };
}

/** The first letter of the customer's name, from the kept session or from a draft. */
async function readStoredInitial({ platform, state }: Context): Promise<string> {
  const { secureStorage } = platform;
  const [session, drafts] = await Promise.all([
    secureStorage.read(entryNameOf('session', state.hashId)),
    secureStorage.read(entryNameOf('drafts', state.hashId)),
  ]);
  const storedInitial = isRecord(session) ? session.initial : undefined;
  if (typeof storedInitial === 'string' && /^\p{L}$/u.test(storedInitial)) return storedInitial;
  const steps = isRecord(drafts) && isRecord(drafts.steps) ? Object.values(drafts.steps) : [];
  return nameInitial(
    steps.flatMap(draft => (isRecord(draft) && isRecord(draft.values) ? [draft.values] : [])),
  );
}
