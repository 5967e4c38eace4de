import type { PictureName } from '../../model/picture-name.ts';
import {
  createStatusTexts,
  NEW_SIMULATION_BUTTON,
  type StepTexts,
  type TextOverrides,
} from '../status-texts.ts';

/** The texts around a simulation, which has its own view (4.8). */
export const createSimulationTexts = (
  overrides: TextOverrides = {},
  picture: PictureName = 'sliders',
): StepTexts =>
  createStatusTexts(
    picture,
    {
      init: {
        title: 'Sua simulação',
        text: 'Escolha o valor e o prazo que cabem no seu bolso.',
        button: { label: 'Continuar', action: 'submit' },
        secondaryButton: null,
      },
      waiting: {
        title: 'Estamos calculando sua simulação',
        text: 'O banco calcula valor, prazo e parcela para você.',
      },
      success: { title: 'Simulação pronta', text: 'As condições da sua simulação estão salvas.' },
      failed: {
        title: 'Simulação não encontrada',
        text: 'As condições não puderam ser calculadas. Você pode tentar de novo agora.',
      },
      remake: {
        picture: 'remake',
        badge: null,
        title: 'Há uma nova simulação para você',
        text: 'As condições mudaram. Veja a nova simulação antes de continuar.',
        button: NEW_SIMULATION_BUTTON,
      },
      review: {
        title: 'Sua simulação está em revisão',
        text: 'O banco está conferindo as condições antes de confirmar.',
      },
    },
    overrides,
  );
