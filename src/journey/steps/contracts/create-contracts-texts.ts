import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** Existing contracts of the customer: the service finds them, and the customer chooses one (7.14; assumed). */
export const createContractsTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'contractChoice',
    {
      init: { button: CHOOSE_BUTTON, secondaryButton: null },
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

const CHOOSE_BUTTON = { label: 'Continuar', action: 'chooseContract' } as const;
