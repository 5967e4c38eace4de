import type { Scenario } from '../../define-scenario.ts';
import { answerLost } from './answer-lost.ts';
import { completionResumed } from './completion-resumed.ts';
import { emptyAnswer } from './empty-answer.ts';
import { linkDeOutraProposta, novoHashNaCriacao } from './hash-id.ts';
import { hashInCapitals } from './hash-in-capitals.ts';
import { hostileHash } from './hostile-hash.ts';
import { htmlAnswer } from './html-answer.ts';
import { ipUnknown } from './ip-unknown.ts';
import { landingTyped } from './landing-typed.ts';
import { linkToEarlierStep } from './link-to-earlier-step.ts';
import { linkToNowhere } from './link-to-nowhere.ts';
import { noSteps } from './no-steps.ts';
import { officeTokenUnusable } from './office-token-unusable.ts';
import {
  apagarNoFim,
  apagarPelaAjuda,
  aparelhoContinuar,
  aparelhoNaoSouEu,
  aparelhoPropostaTerminada,
  aparelhoSemNome,
  aparelhoSoDigitou,
} from './shared-device.ts';
import { typedValuesSurvive, typedValuesSurviveChangedStep } from './typed-values-survive.ts';
import { unknownCurrentStep } from './unknown-current-step.ts';
import { unknownFieldKind } from './unknown-field-kind.ts';
import { unknownHash } from './unknown-hash.ts';
import { unknownStepType } from './unknown-step-type.ts';

/** In the order in which the catalogue shows them. */
export const entradaScenarios: readonly Scenario[] = [
  officeTokenUnusable,
  typedValuesSurvive,
  typedValuesSurviveChangedStep,
  answerLost,
  unknownHash,
  hostileHash,
  noSteps,
  unknownFieldKind,
  unknownStepType,
  unknownCurrentStep,
  emptyAnswer,
  htmlAnswer,
  completionResumed,
  hashInCapitals,
  novoHashNaCriacao,
  linkDeOutraProposta,
  aparelhoPropostaTerminada,
  aparelhoNaoSouEu,
  aparelhoContinuar,
  aparelhoSoDigitou,
  aparelhoSemNome,
  apagarPelaAjuda,
  apagarNoFim,
  ipUnknown,
  landingTyped,
  linkToEarlierStep,
  linkToNowhere,
];
