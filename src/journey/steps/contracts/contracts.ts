import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** Contracts that the customer already has: the service searches and lists them, and the customer chooses one (7.14, assumed). */
export const contracts = (overrides: OwnTexts): StepTexts =>
  statusTexts(
    'document',
    {
      init: { button: CHOOSE, secondaryButton: null },
      remake: {
        title: 'Escolha o contrato mais uma vez',
        text: 'O contrato escolhido mudou desde a consulta.',
      },
      review: {
        title: 'Seus contratos estão em revisão',
        text: 'O banco está conferindo os contratos encontrados.',
      },
    },
    overrides,
  );

const CHOOSE = { label: 'Continuar', action: 'chooseContract' } as const;
