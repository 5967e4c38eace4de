import type { Configuration } from './model/configuration.ts';
import type { LaunchParams } from './model/launch-params.ts';
import type { Question } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step } from './model/step.ts';

/** Whether the step or the configuration allows a restart (2.40, 3.16, 3.22). */
export const mayRestart = (configuration: Configuration, step: Step | undefined): boolean =>
  configuration.display.enableProposalRestartAtAnytime || step?.canRestartHere === true;

/** Whether a typist uses the app (4.27). Only typists have an office token (assumption 4.27). */
export const isTypist = ({ userOfficeToken }: LaunchParams): boolean => userOfficeToken !== '';

/** The title of the notice about a proposal that a typist has started (2.44). */
export const MANUAL_TITLE = 'Proposta iniciada de forma manual';

/**
 * The text of the notice about a proposal that a typist fills or has started for a customer (assumption 2.44); empty
 * for other proposals.
 */
export function manualNoticeOf(launchParams: LaunchParams, proposal: Proposal | undefined): string {
  if (isTypist(launchParams))
    return 'Você preenche em nome do cliente: os dados pedidos aqui são do cliente.';
  if (proposal?.startedAs !== 'typist') return '';
  return 'Os dados já preenchidos são do digitador cadastrado. Confira cada um antes de continuar.';
}

const restartQuestionBase: Omit<Question, 'title' | 'text' | 'okText' | 'onOk'> = {
  picture: undefined,
  type: 'warning',
  cancelText: 'Cancelar',
  onCancel: 'stay',
  technical: '',
};

/** The confirmation before a restart (2.40). */
export const createRestartQuestion = (launchParams: LaunchParams): Question => ({
  ...restartQuestionBase,
  title: 'Recomeçar a proposta?',
  text: isTypist(launchParams)
    ? 'Uma nova proposta é aberta para outro preenchimento. O que foi preenchido nesta não vai junto.'
    : 'Você volta à primeira etapa com uma nova proposta. O que foi preenchido nesta não vai junto.',
  okText: 'Recomeçar',
  onOk: 'restart',
  repeatedOperation: 'newHash',
});
