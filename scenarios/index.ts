import { cepFallback } from './catalogue/contratacao/cep-fallback.ts';
import { happyPath } from './catalogue/contratacao/happy-path.ts';
import { noOffer } from './catalogue/contratacao/no-offer.ts';
import { resume } from './catalogue/contratacao/resume.ts';
import { townCep } from './catalogue/contratacao/town-cep.ts';
import { unknownCep } from './catalogue/contratacao/unknown-cep.ts';
import { answerLost } from './catalogue/entrada/answer-lost.ts';
import { emptyAnswer } from './catalogue/entrada/empty-answer.ts';
import { hostileHash } from './catalogue/entrada/hostile-hash.ts';
import { htmlAnswer } from './catalogue/entrada/html-answer.ts';
import { noSteps } from './catalogue/entrada/no-steps.ts';
import { typedValuesSurvive } from './catalogue/entrada/typed-values-survive.ts';
import { unknownCurrentStep } from './catalogue/entrada/unknown-current-step.ts';
import { unknownFieldKind } from './catalogue/entrada/unknown-field-kind.ts';
import { unknownHash } from './catalogue/entrada/unknown-hash.ts';
import { unknownStepType } from './catalogue/entrada/unknown-step-type.ts';
import { conflict } from './catalogue/erros/conflict.ts';
import { connectionFailed } from './catalogue/erros/connection-failed.ts';
import { inconsistentDocuments } from './catalogue/erros/inconsistent-documents.ts';
import { instability } from './catalogue/erros/instability.ts';
import { unauthorized } from './catalogue/erros/unauthorized.ts';
import { pollingFailure } from './catalogue/espera/polling-failure.ts';
import { pollingSuccess } from './catalogue/espera/polling-success.ts';
import type { Scenario } from './define-scenario.ts';
import { generatedScenarios } from './generated.ts';
import { nearestNames } from './nearest.ts';
import { productOf } from './products/index.ts';

/** Every scenario that is played in the app, in the order the catalogue shows them. */
export const scenarios: readonly Scenario[] = [
  happyPath,
  resume,
  noOffer,
  unauthorized,
  conflict,
  instability,
  connectionFailed,
  inconsistentDocuments,
  pollingSuccess,
  pollingFailure,
  cepFallback,
  townCep,
  unknownCep,
  typedValuesSurvive,
  answerLost,
  unknownHash,
  hostileHash,
  noSteps,
  unknownFieldKind,
  unknownStepType,
  unknownCurrentStep,
  emptyAnswer,
  htmlAnswer,
];

export const scenarioIds: readonly string[] = scenarios.map(({ id }) => id);

/** Those that somebody wrote, then those that the contract brings by itself (generated.ts). */
export const allScenarios: readonly Scenario[] = [...scenarios, ...generatedScenarios];

const byId: ReadonlyMap<string, Scenario> = new Map(allScenarios.map(scenario => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** Ids that someone may have meant. */
export const nearestScenarios = (id: string): string[] => nearestNames(id, [...byId.keys()]);

/** The hash under which a scenario's journey is opened. */
export const hashOf = (scenario: Scenario): string => productOf(scenario.product).hash;

/** The link that opens a scenario on a mock build, relative to the app's base. */
export const linkOf = (scenario: Scenario): string =>
  `?${new URLSearchParams({ agx_hash: hashOf(scenario), scenario: scenario.id })}`;
