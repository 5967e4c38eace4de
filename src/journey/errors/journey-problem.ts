import type { JourneyProblem } from '../model/failure.ts';
import type { StartPictureName } from '../model/picture-name.ts';
import { createErrorPage, createTemporaryFailureAction, type TemporaryFailure } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { INSTABILITY_TEXT } from './message.ts';

interface ProblemPage {
  title: string;
  message: string;
  picture: StartPictureName;
}

/** The text of 8.4: the service's current step is none of the journey, or its redirection leads nowhere. */
export const FLOW_CHANGED = 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde';

/** The error pages for problems that the app itself finds (5.34, 8.4-8.6, 8.8, 8.13, 8.19, 8.43). */
const PAGES: Record<Exclude<JourneyProblem, 'invalidHash' | 'creationFailed'>, ProblemPage> = {
  configurationMissing: {
    title: 'Atenção!',
    message: 'Configuração do produto não encontrada.',
    picture: 'search',
  },
  stepsNotFound: {
    title: 'Atenção!',
    message: 'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
    picture: 'search',
  },
  currentStepNotFound: {
    title: 'Atenção!',
    message: FLOW_CHANGED,
    picture: 'search',
  },
  stepNotFound: {
    title: 'Passo não encontrado',
    message:
      'Esta etapa não foi encontrada na sua proposta. Tente novamente ou volte pelo link que você recebeu.',
    picture: 'search',
  },
  proposalWithoutId: {
    title: 'Atenção!',
    message: 'Não foi possível obter o ID da proposta.',
    picture: 'failed',
  },
  newHashMissing: {
    title: 'Atenção!',
    message: 'hash não encontrado',
    picture: 'brokenLink',
  },
  blocked_cookies: {
    title: 'Atenção - Cookies bloqueados!',
    message: 'Esse página necessita de acesso aos cookies para seu funcionamento.',
    picture: 'cookies',
  },
  crash: {
    title: 'Algo não saiu como esperado',
    message: INSTABILITY_TEXT,
    picture: 'failed',
  },
};

/** 8.12: the answer to a creation has neither an id nor a next feature. */
const CREATION_FAILED: TemporaryFailure = {
  picture: 'failed',
  title: 'Atenção!',
  message: 'Não foi possível criar a proposta, tente novamente mais tarde.',
  technical: '',
};

/** The specification's names of problems (8.40, 8.41), where they differ, for the console and the technical line. */
const SPECIFIED_NAMES: Partial<Record<JourneyProblem, string>> = {
  stepsNotFound: 'StepsNotFound',
  currentStepNotFound: 'CurrentStepNotFound',
};

export const problemNameOf = (problem: JourneyProblem): string => SPECIFIED_NAMES[problem] ?? problem;

export const journeyProblem: ErrorDeclaration = {
  name: 'journey-problem',
  leadsTo: (failure, context) => {
    if (failure.kind !== 'journey' || failure.problem === 'invalidHash') return undefined;
    // The form stays, as after any failed submission: a service may refuse some values by an answer without an id.
    if (failure.problem === 'creationFailed') return createTemporaryFailureAction(CREATION_FAILED, context);
    return createErrorPage({
      ...PAGES[failure.problem],
      technical: SPECIFIED_NAMES[failure.problem] ?? '',
      action: { label: 'Tentar Novamente', recovery: 'reopen' },
    });
  },
};
