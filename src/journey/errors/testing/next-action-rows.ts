import type { Failure } from '../../model/failure.ts';
import type { NextAction } from '../../model/next-action.ts';
import type { Origin } from '../error-declaration.ts';

export const unreadableBill = [{ kind: 'resendOcr', situation: '' }];

export const OTHER_CPF = { label: 'Refazer com outro CPF', recovery: 'redoWithOtherCpf' } as const;

export const TRY_AGAIN = { label: 'Tentar Novamente', recovery: 'reopen' } as const;

export const RELOAD = 'Por favor, tente novamente recarregando a página.';

export const OFFLINE = 'Verifique sua conexão com a internet.';

export const tokenValidation = { kind: 'go', to: { kind: 'tokenValidation' } } as const;

export const dialogOverForm = {
  type: 'error',
  okText: 'Tentar novamente',
  cancelText: 'Voltar',
  onOk: 'resubmit',
  onCancel: 'stay',
} as const;

export const endOfFlow: NextAction = {
  kind: 'page',
  page: {
    picture: 'failed',
    title: 'Não foi possível continuar',
    lines: ['Fim.'],
    technical: 'updateStep 422',
    action: undefined,
    secondary: OTHER_CPF,
    isError: true,
  },
};

export const noOffer: NextAction = {
  kind: 'page',
  page: {
    picture: 'noOffer',
    title: 'Não temos uma oferta hoje para você',
    lines: ['Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.'],
    technical: 'updateStep 422',
    action: undefined,
    secondary: OTHER_CPF,
    isError: false,
  },
};

/** A failure, its origin, and the next action that must follow it. */
export type NextActionRow = readonly [requirement: string, name: string, Failure, Origin, NextAction];

/** The rows as objects, so that the title of a test can contain their members. */
export const listNextActionCases = (rows: readonly NextActionRow[]) =>
  rows.map(([requirement, name, failure, origin, next]) => ({ requirement, name, failure, origin, next }));
