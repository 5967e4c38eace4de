import type { NextAction, Question } from '#journey/model/next-action.ts';
import { cookieNames } from '#platform/cookie-names.ts';
import { resetAppState } from '#state/app-state.ts';
import { createTabClaim } from './claim-proposal.ts';
import type { Context } from './context.ts';
import { createLatestWrites } from './create-latest-writes.ts';
import { syncHashIdInAddress } from './hash-id.ts';
import { notePress } from './note-press.ts';
import { dropUnprovenFiles } from './unproven-files.ts';

/** The confirmation before erasure. 'Cancelar' is the harmless answer: it has the focus, and Escape means it (2.59). */
export const erasureQuestion: Question = {
  picture: undefined,
  type: 'warning',
  title: 'Apagar seus dados deste aparelho?',
  text: 'O que você preencheu e ainda não enviou será perdido. O que já foi enviado continua com o banco. Para ver a proposta de novo, use o link que você recebeu.',
  okText: 'Apagar',
  cancelText: 'Cancelar',
  onOk: 'eraseDevice',
  onCancel: 'stay',
  technical: '',
};

/** The page after the erasure. It has no link back to the journey. */
export const deviceErased: NextAction = {
  kind: 'page',
  page: {
    picture: 'shield',
    title: 'Seus dados foram apagados deste aparelho',
    lines: [
      'Nada do que você preencheu ficou salvo aqui.',
      'Para voltar à proposta, use o link que você recebeu.',
    ],
    technical: '',
    action: undefined,
    secondary: undefined,
    isError: false,
  },
};

/** The page if the browser has not erased the secure storage. Its button tries again. */
const deviceNotErased: NextAction = {
  kind: 'page',
  page: {
    picture: 'failed',
    title: 'Não foi possível apagar seus dados deste aparelho',
    lines: [
      'O navegador não apagou o que estava salvo. Tente novamente.',
      'Se não der certo, apague os dados deste site nas configurações do navegador.',
    ],
    technical: '',
    action: { label: 'Tentar Novamente', recovery: 'eraseDevice' },
    secondary: undefined,
    isError: true,
  },
};

/**
 * Erases everything of every visitor from this device (11.4): drafts, photos, the storage key and everything that
 * it encrypts, the product's cookies (9.36), the tab's memory, and the state. Running requests end silently.
 * @returns the page that says whether everything is erased.
 */
export async function eraseDevice(context: Context): Promise<NextAction> {
  const {
    api,
    ask,
    failedLookups,
    form,
    formerHashIds,
    latestWrites,
    pendingWrites,
    platform,
    popup,
    placeScope,
    state,
    tabClaim,
    upload,
  } = context;
  tabClaim.release();
  Object.assign(tabClaim, createTabClaim());
  placeScope.leave();
  ask.withdraw();
  upload.controller?.abort();
  form.close();
  notePress(context);
  failedLookups.clear();
  formerHashIds.clear();
  Object.assign(latestWrites, createLatestWrites());
  popup.newProposalChoices.clear();
  pendingWrites.clear();
  dropUnprovenFiles(context);
  platform.images.clear();
  api.forgetAnswers();
  resetAppState(state);
  syncHashIdInAddress(context);
  // The path of the step goes, too; the rest of the query (campaign) stays.
  platform.address.replace(`/${platform.address.current().search}`);
  for (const name of Object.values(cookieNames)) platform.cookies.remove(name);
  platform.tabMemory.clear();
  platform.lastBrand.clear();
  return (await platform.secureStorage.clear()) ? deviceErased : deviceNotErased;
}
