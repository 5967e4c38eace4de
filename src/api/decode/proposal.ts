import { type AnswerLayer, type Answers, mergeAnswers } from '#journey/answers.ts';
import type { CustomerMessage } from '#journey/errors/customer-message.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { CustomFields, Proposal, StepOutcome, ViewResult } from '#journey/model/proposal.ts';
import { withEndedReview } from '#journey/with-ended-review.ts';
import { cleanText } from '#shared/clean-text.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import {
  asRecord,
  isNo,
  type Json,
  mapOf,
  meansNoOffer,
  readDisplayText,
  readFlag,
  readName,
  readRecord,
  readStatus,
  readText,
} from './json.ts';
import { readReais } from './read-cents.ts';

/** JSON has the shape of a FieldValue; the field kind converts it (`fromWire`) before use. */
const asValue = (value: unknown): FieldValue => (value === undefined ? null : (value as FieldValue));

/** The service's answers by step; null for a cleared step. */
const answerLayerOf = (selfContract: Json): AnswerLayer =>
  createSafeRecord(
    Object.entries(selfContract).flatMap(([slug, values]): [string, AnswerLayer[string]][] => {
      if (slug === 'flushHash') return [];
      if (values === null) return [[slug, null]];
      return isRecord(values) ? [[slug, mapOf(values, asValue)]] : [];
    }),
  );

/** 4.14: true if `averbacao` is present with any value other than no. */
const isEndorsed = (json: Json): boolean => {
  const { averbacao } = readRecord(json, 'customFields');
  return averbacao !== undefined && averbacao !== null && averbacao !== '' && !isNo(averbacao);
};

/** The lender's facts (assumption 3.19). A text that the answer leaves out keeps its known value. */
function customFieldsOf(json: Json, knownFields: CustomFields | undefined): CustomFields | undefined {
  const sentFields = readRecord(json, 'customFields');
  const readFact = (name: string, knownText: string | undefined): string =>
    cleanText(readDisplayText(sentFields, name)).trim() || (knownText ?? '');
  const customFields = {
    proposalNumber: readFact('numeroDaProposta', knownFields?.proposalNumber),
    firstDueDate: readFact('primeiroVencimento', knownFields?.firstDueDate),
    payoutForecast: readFact('previsaoDePagamento', knownFields?.payoutForecast),
  };
  return Object.values(customFields).some(value => value !== '') ? customFields : undefined;
}

/**
 * Decodes a proposal (3.17-3.19). `knownProposal` is the app's last version, because an outcome may leave out what did
 * not change. `storedAnswers` are the answers that the service has just accepted, by step: they override the known
 * version, and `json` overrides both (4.11).
 */
export function decodeProposal(
  json: unknown,
  knownProposal?: Proposal,
  storedAnswers: Answers = {},
): Proposal {
  const source = asRecord(json);
  const selfContract = readRecord(source, 'selfContract');
  const isSelected = readFlag(source, 'isMultiProposalSelected') || knownProposal?.isMultiProposalSelected;
  const customFields = customFieldsOf(source, knownProposal?.customFields);
  const multiProposalData = source.multiProposalData ?? knownProposal?.multiProposalData;
  const jwtToken = readText(source, 'jwtToken') || knownProposal?.jwtToken;
  const storedData = readRecord(source, 'data');
  const situation = readDisplayText(source, 'situation') || readDisplayText(storedData, 'situation');
  const feature = readText(storedData, 'selfContractFeature');
  const proposal = {
    id: readText(source, '_id') || (knownProposal?.id ?? ''),
    currentStep: readName(source, 'currentStep') || (knownProposal?.currentStep ?? ''),
    reviewStep: readName(source, 'reviewStep') || null,
    hashId: readText(source, 'hashId') || (knownProposal?.hashId ?? ''),
    situation: situation || (knownProposal?.situation ?? ''),
    // Never the known one: a newer token may have come with a confirmed code (6.2).
    accessToken: readText(source, 'accessToken'),
    answers: mergeAnswers(knownProposal?.answers ?? {}, storedAnswers, answerLayerOf(selfContract)),
    flushHash: readText(selfContract, 'flushHash') || (knownProposal?.flushHash ?? ''),
    externalRedoStep: readName(source, 'externalRedoStep') || (knownProposal?.externalRedoStep ?? ''),
    startedAs: ['manual', 'typist'].includes(readStatus(source, 'startedAs'))
      ? 'typist'
      : (knownProposal?.startedAs ?? 'customer'),
    systemicValue: readReais(source, 'systemicValue') ?? knownProposal?.systemicValue,
    showsLoadingCycle:
      (source.shouldDisplayLoadingCyclic ?? undefined) === undefined
        ? (knownProposal?.showsLoadingCycle ?? false)
        : readFlag(source, 'shouldDisplayLoadingCyclic'),
    isEndorsed: isEndorsed(source) || (knownProposal?.isEndorsed ?? false),
    ...(customFields ? { customFields } : {}),
    ...(isSelected ? { isMultiProposalSelected: true } : {}),
    ...(multiProposalData === undefined ? {} : { multiProposalData: asValue(multiProposalData) }),
    ...(jwtToken ? { jwtToken } : {}),
    ...(feature === '' ? {} : { feature }),
  } satisfies Proposal;
  return withEndedReview(proposal, knownProposal);
}

function decodeResult(json: Json): ViewResult {
  const result = readRecord(json, 'result');
  if (meansNoOffer(result, 'kind')) return 'noOffer';
  return readText(result, 'type') === 'result' ? 'result' : 'form';
}

/** Decodes the answer of a write, a poll or finished-update (7.9, 7.10, 7.15). */
export function decodeOutcome(
  data: Json,
  message: CustomerMessage,
  knownProposal: Proposal | undefined,
  storedAnswers: Answers = {},
): StepOutcome {
  const proposalJson = isRecord(data.proposal) ? data.proposal : data;
  const link = readText(data, 'link');
  const benefitPhase = readText(data, 'benefitPhase');
  const proposal = decodeProposal(proposalJson, knownProposal, storedAnswers);
  // The contract has `selfContractFeature` beside the members of the proposal; the service may also send it in `data`.
  const feature = readText(data, 'selfContractFeature') || (proposal.feature ?? '');
  const source = asRecord(proposalJson);
  const reviewStepStatus = readStatus(data, 'reviewStepStatus') || readStatus(source, 'reviewStepStatus');
  const namesNoStep = readName(source, 'currentStep') === '' && readName(source, 'reviewStep') === '';
  return {
    proposal,
    stepStatus: readStatus(data, 'stepStatus') || readStatus(source, 'stepStatus') || undefined,
    result: decodeResult(data),
    waitsForCompletion: readFlag(data, 'waitingFinishFillProposalSelfContract'),
    message,
    ...(reviewStepStatus === '' ? {} : { reviewStepStatus }),
    ...(link === '' ? {} : { link }),
    ...(benefitPhase === '' ? {} : { benefitPhase }),
    ...(feature === '' ? {} : { feature }),
    ...(namesNoStep ? { namesNoStep } : {}),
  };
}
