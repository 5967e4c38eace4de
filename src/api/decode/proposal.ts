import { type AnswerLayer, type Answers, mergeAnswers } from '#journey/answers.ts';
import type { CustomerMessage } from '#journey/errors/customer-message.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { CustomFields, Proposal, StepOutcome, ViewResult } from '#journey/model/proposal.ts';
import { plainText } from '#shared/plain-text.ts';
import { isRecord } from '#shared/record.ts';
import { safeRecord } from '#shared/safety/safe-record.ts';
import { child, flag, isNo, type Json, mapOf, number, record, text } from './json.ts';

/** JSON has the shape of a FieldValue; the field kind converts it (`fromWire`) before use. */
const asValue = (value: unknown): FieldValue => (value === undefined ? null : (value as FieldValue));

/** The service's answers by step; null for a cleared step. */
const answerLayerOf = (selfContract: Json): AnswerLayer =>
  safeRecord(
    Object.entries(selfContract).flatMap(([slug, values]): [string, AnswerLayer[string]][] => {
      if (slug === 'flushHash') return [];
      if (values === null) return [[slug, null]];
      return isRecord(values) ? [[slug, mapOf(values, asValue)]] : [];
    }),
  );

/** 4.14: `averbacao` is present, with any value other than no. */
const isEndorsed = (json: Json): boolean => {
  const { averbacao } = child(json, 'customFields');
  return averbacao !== undefined && averbacao !== null && averbacao !== '' && !isNo(averbacao);
};

/** The lender's facts (assumption 3.19). A text that is absent from the answer stays as it is known. */
function customFieldsOf(json: Json, knownFields: CustomFields | undefined): CustomFields | undefined {
  const sentFields = child(json, 'customFields');
  const fact = (name: string, knownText: string | undefined): string =>
    plainText(text(sentFields, name)).trim() || (knownText ?? '');
  const customFields = {
    proposalNumber: fact('numeroDaProposta', knownFields?.proposalNumber),
    firstDueDate: fact('primeiroVencimento', knownFields?.firstDueDate),
    payoutForecast: fact('previsaoDePagamento', knownFields?.payoutForecast),
  };
  return Object.values(customFields).some(value => value !== '') ? customFields : undefined;
}

/**
 * Decodes a proposal (3.17-3.19). `knownProposal` is the app's last version, because an outcome may leave out what did not
 * change. `sent` is what the service has just accepted, by step: it overrides the known version, and the answer
 * overrides both (4.11).
 */
export function decodeProposal(
  json: unknown,
  knownProposal?: Proposal,
  storedAnswers: Answers = {},
): Proposal {
  const source = record(json);
  const selfContract = child(source, 'selfContract');
  const isSelected = flag(source, 'isMultiProposalSelected') || knownProposal?.isMultiProposalSelected;
  const customFields = customFieldsOf(source, knownProposal?.customFields);
  const multiProposalData = source.multiProposalData ?? knownProposal?.multiProposalData;
  const jwtToken = text(source, 'jwtToken') || knownProposal?.jwtToken;
  const situation = text(source, 'situation') || text(child(source, 'data'), 'situation');
  return {
    id: text(source, '_id') || (knownProposal?.id ?? ''),
    currentStep: text(source, 'currentStep') || (knownProposal?.currentStep ?? ''),
    reviewStep: text(source, 'reviewStep') || null,
    hashId: text(source, 'hashId') || (knownProposal?.hashId ?? ''),
    situation: situation || (knownProposal?.situation ?? ''),
    accessToken: text(source, 'accessToken') || (knownProposal?.accessToken ?? ''),
    answers: mergeAnswers(knownProposal?.answers ?? {}, storedAnswers, answerLayerOf(selfContract)),
    flushHash: text(selfContract, 'flushHash') || (knownProposal?.flushHash ?? ''),
    externalRedoStep: text(source, 'externalRedoStep') || (knownProposal?.externalRedoStep ?? ''),
    startedAs:
      text(source, 'startedAs') === 'manual' || text(source, 'startedAs') === 'typist'
        ? 'typist'
        : (knownProposal?.startedAs ?? 'customer'),
    systemicValue: number(source, 'systemicValue') ?? knownProposal?.systemicValue,
    showsLoadingCycle:
      (source.shouldDisplayLoadingCyclic ?? undefined) === undefined
        ? (knownProposal?.showsLoadingCycle ?? false)
        : flag(source, 'shouldDisplayLoadingCyclic'),
    endorsed: isEndorsed(source) || (knownProposal?.endorsed ?? false),
    ...(customFields ? { customFields } : {}),
    ...(isSelected ? { isMultiProposalSelected: true } : {}),
    ...(multiProposalData === undefined ? {} : { multiProposalData: asValue(multiProposalData) }),
    ...(jwtToken ? { jwtToken } : {}),
  };
}

function decodeResult(json: Json): ViewResult {
  const result = child(json, 'result');
  if (text(result, 'kind') === 'noOffer') return 'noOffer';
  return text(result, 'type') === 'result' ? 'result' : 'form';
}

/** Decodes the answer of a write, a poll or finished-update (7.9, 7.10, 7.15). */
export function decodeOutcome(
  data: Json,
  message: CustomerMessage,
  knownProposal: Proposal | undefined,
  storedAnswers: Answers = {},
): StepOutcome {
  const context = isRecord(data.proposal) ? data.proposal : data;
  const link = text(data, 'link');
  const benefitPhase = text(data, 'benefitPhase');
  // The contract has `selfContractFeature` beside the step; it may also be in the proposal's own `data` (3.19).
  const feature = text(data, 'selfContractFeature') || text(child(data, 'data'), 'selfContractFeature');
  const answer = record(context);
  const namesNoStep = text(answer, 'currentStep') === '' && text(answer, 'reviewStep') === '';
  return {
    proposal: decodeProposal(context, knownProposal, storedAnswers),
    stepStatus: text(data, 'stepStatus') || text(answer, 'stepStatus') || undefined,
    result: decodeResult(data),
    waitsForCompletion: flag(data, 'waitingFinishFillProposalSelfContract'),
    message,
    ...(link === '' ? {} : { link }),
    ...(benefitPhase === '' ? {} : { benefitPhase }),
    ...(feature === '' ? {} : { feature }),
    ...(namesNoStep ? { namesNoStep } : {}),
  };
}
