import type { Scenario } from '../../define-scenario.ts';
import { bankAccountRefused } from './bank-account-refused.ts';
import { cookiesBlocked, cookiesBlockedOnRestart, noGeolocation } from './browser-forbids.ts';
import { busyOpening } from './busy-opening.ts';
import { companyLookupFailed, noCompanies } from './company-lookup.ts';
import { configurationMissing } from './configuration-missing.ts';
import { conflict } from './conflict.ts';
import { connectionFailed } from './connection-failed.ts';
import {
  divergentAddress,
  invalidEnergyBill,
  invalidProofOfResidence,
  resendOcr,
} from './documents-refused.ts';
import { emptyList, fieldForEmptyList, listFailed, noOfferInList } from './empty-list.ts';
import { fileWithoutResource } from './file-without-resource.ts';
import { inconsistentAccount, inconsistentDocuments } from './inconsistent-documents.ts';
import { instability } from './instability.ts';
import { offline, offlineNaConclusao } from './offline.ts';
import { openingWithoutConnection } from './opening-without-connection.ts';
import { newHashFails, otherCpf } from './other-cpf.ts';
import { proposalWithoutId } from './proposal-without-id.ts';
import { redirectedService } from './redirected-service.ts';
import {
  flowEnded,
  listedMessages,
  messageOfAnEmployee,
  proposalElsewhere,
  recusaCom200,
  recusaEmTexto,
  redirectInCircles,
  redirectToNowhere,
  redirectWithoutHash,
  wordsOfMachines,
} from './refusals.ts';
import {
  lateAddress,
  lateCompanies,
  lateList,
  lateOffer,
  lateSingleValue,
  lateVehicle,
} from './reordered.ts';
import { stepNotFound } from './step-not-found.ts';
import { unauthorized } from './unauthorized.ts';

/** In the order in which the catalogue shows them. */
export const errosScenarios: readonly Scenario[] = [
  unauthorized,
  conflict,
  instability,
  busyOpening,
  redirectedService,
  connectionFailed,
  inconsistentDocuments,
  inconsistentAccount,
  offline,
  offlineNaConclusao,
  openingWithoutConnection,
  recusaCom200,
  recusaEmTexto,
  listedMessages,
  messageOfAnEmployee,
  wordsOfMachines,
  flowEnded,
  proposalElsewhere,
  redirectInCircles,
  redirectToNowhere,
  redirectWithoutHash,
  otherCpf,
  newHashFails,
  resendOcr,
  invalidEnergyBill,
  invalidProofOfResidence,
  divergentAddress,
  emptyList,
  listFailed,
  noOfferInList,
  fieldForEmptyList,
  companyLookupFailed,
  noCompanies,
  configurationMissing,
  proposalWithoutId,
  stepNotFound,
  bankAccountRefused,
  cookiesBlocked,
  cookiesBlockedOnRestart,
  noGeolocation,
  fileWithoutResource,
  lateAddress,
  lateList,
  lateOffer,
  lateVehicle,
  lateCompanies,
  lateSingleValue,
];
