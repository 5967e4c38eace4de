import { expect, test } from 'vitest';
import { afterFailure } from './errors/index.ts';
import { buildServiceFailure } from './errors/testing/build-service-failure.ts';
import { createFailureContext, createJourneyFailure } from './errors/testing/failures.ts';
import { unreadableBill } from './errors/testing/next-action-rows.ts';
import type { Failure } from './model/failure.ts';
import type { PictureName } from './model/picture-name.ts';
import type { StepStatus } from './model/step.ts';
import { statusTextsOf } from './steps/step-texts.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepTypeWith, stepWith } from './testing/step-with.ts';
import { stepsTutorialOf } from './tutorial.ts';

const createStep = (type: string) =>
  stepWith({ slug: 'etapa', name: 'Etapa', order: 0, type: stepTypeWith(type) });
const shownBy = (type: string, status: StepStatus = 'waiting') =>
  statusTextsOf(createStep(type), status).picture;
const shownInTutorial = (type: string) =>
  stepsTutorialOf(configurationWith({ steps: [createStep(type)] }), false)[0]?.picture;

function shownAfter(failure: Failure): PictureName | undefined {
  const next = afterFailure(failure, createFailureContext('submit'));
  if (next.kind === 'page') return next.page.picture;
  return next.kind === 'ask' ? next.question.picture : undefined;
}

const PICTURES_BY_MEANING = {
  'a form without a known subject': shownInTutorial('form'),
  'a code by SMS': shownBy('tokenValidation'),
  'a link by SMS': shownBy('documentLink'),
  'an authorisation': shownBy('c6ConsignadoPrivadoAuthorization'),
  'a KYC step on the telephone': shownBy('rodobensKyc'),
  'documents that are read': shownBy('documentApi'),
  'documents that have arrived': shownBy('documentLink', 'success'),
  'a document that does not fit': shownAfter(buildServiceFailure({ inconsistencies: unreadableBill })),
  'terms of the contract': shownBy('acceptanceTerms', 'init'),
  'the use of personal data': shownBy('lgpd', 'init'),
  'blocked cookies': shownAfter(createJourneyFailure('blocked_cookies')),
  'a search for contracts': shownBy('consultContractsApi'),
  'contracts to choose from': shownBy('contractApi', 'init'),
  'a legal review': shownBy('juridical'),
  'a public register': shownBy('consultaDataPrev'),
  'a page that was not found': shownAfter(createJourneyFailure('stepNotFound')),
  'a simulation': shownBy('simulationApi'),
  'the balance of the FGTS': shownBy('simulacaoFgtsAniversario'),
  'a seller': shownBy('simulationVendor'),
};

test('[15.3] each meaning has a picture of its own', () => {
  const meaningsByPicture = new Map<PictureName | undefined, string[]>();
  for (const [meaning, picture] of Object.entries(PICTURES_BY_MEANING))
    meaningsByPicture.set(picture, [...(meaningsByPicture.get(picture) ?? []), meaning]);
  expect(meaningsByPicture.has(undefined)).toBe(false);
  expect([...meaningsByPicture].filter(([, meanings]) => meanings.length > 1)).toEqual([]);
});

test.each([
  ['consultContractsApi', 'init', 'contractApi'],
  ['c6ConsignadoPrivadoToken', 'waiting', 'tokenValidation'],
] as const)('[15.3] %s in %s has the picture of %s: it means the same', (type, status, other) => {
  expect(shownBy(type, status)).toBe(shownBy(other, status));
});

test.each(['consultContractsApi', 'contractApi', 'rodobensKyc', 'c6ConsignadoPrivadoAuthorization'])(
  '[2.5] [15.3] the tutorial shows %s with the picture of its screen',
  type => {
    expect(shownInTutorial(type)).toBe(shownBy(type));
  },
);
