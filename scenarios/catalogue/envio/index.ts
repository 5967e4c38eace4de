import type { Scenario } from '../../define-scenario.ts';
import { busyWrite } from './busy-write.ts';
import {
  criacaoConexaoCaiAntes,
  criacaoConexaoCaiDepois,
  documentoConexaoCaiAntes,
  documentoConexaoCaiDepois,
  etapaConexaoCaiAntes,
  etapaConexaoCaiDepois,
} from './connection-reset.ts';
import { documentAccessExpired } from './document-access-expired.ts';
import {
  documentArrived,
  documentByHand,
  documentRefusedWith200,
  documentSent,
  documentSeveralPhotos,
  envioGrandeDemais,
  firstDocumentRefused,
  firstDocumentReloaded,
  replacedDocumentLost,
  replacedDocumentReloaded,
  uploadCut,
} from './documents.ts';
import { creationWithoutId, repeatedAfterOtherStep, updateLost } from './lost-answers.ts';
import {
  multiProposalCheckFails,
  multiProposalClosed,
  multiProposalContinue,
  multiProposalFork,
  multiProposalForkRefused,
  multiProposalHidden,
  multiProposalNew,
} from './multi-proposal.ts';
import { multiProposalUploadExpired } from './multi-proposal-upload-expired.ts';
import {
  overdueBillAnswerLost,
  overdueBillAttach,
  overdueBillLater,
  overdueBillReloadQuestion,
  overdueBillReloadSending,
} from './overdue-bill.ts';
import {
  readErrorAdvance,
  readErrorCancel,
  readErrorReload,
  readErrorReloadQuestion,
  readErrorSkip,
} from './read-error.ts';
import { uploadExpired } from './upload-expired.ts';

/** In the order in which the catalogue shows them. */
export const envioScenarios: readonly Scenario[] = [
  busyWrite,
  multiProposalContinue,
  multiProposalNew,
  multiProposalFork,
  multiProposalForkRefused,
  multiProposalClosed,
  multiProposalCheckFails,
  multiProposalHidden,
  readErrorAdvance,
  readErrorCancel,
  readErrorReload,
  readErrorReloadQuestion,
  readErrorSkip,
  overdueBillAttach,
  overdueBillLater,
  overdueBillReloadQuestion,
  overdueBillReloadSending,
  overdueBillAnswerLost,
  updateLost,
  repeatedAfterOtherStep,
  criacaoConexaoCaiAntes,
  criacaoConexaoCaiDepois,
  etapaConexaoCaiAntes,
  etapaConexaoCaiDepois,
  documentoConexaoCaiAntes,
  documentoConexaoCaiDepois,
  documentArrived,
  documentByHand,
  documentRefusedWith200,
  documentSent,
  firstDocumentRefused,
  firstDocumentReloaded,
  replacedDocumentLost,
  replacedDocumentReloaded,
  documentSeveralPhotos,
  uploadCut,
  envioGrandeDemais,
  uploadExpired,
  multiProposalUploadExpired,
  documentAccessExpired,
  creationWithoutId,
];
