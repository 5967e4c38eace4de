import type { PictureName } from '../../model/picture-name.ts';
import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** The texts of an approval by another person or company: employer, company, operator (1.3, 6.3). */
export const createApprovalTexts = (picture: PictureName, overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    picture,
    {
      waiting: {
        now: 'A resposta depende de outra pessoa. Pode sair e voltar depois pelo mesmo link.',
        mayLeave: true,
      },
      review: {
        title: 'A aprovação está em revisão',
        text: 'O responsável pela aprovação pediu uma nova análise.',
      },
    },
    overrides,
  );
