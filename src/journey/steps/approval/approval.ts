import type { PictureName } from '../../model/next-action.ts';
import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** Someone else approves: a company, an employer, an operator (1.3, 6.3). */
export const approval = (picture: PictureName, overrides: OwnTexts): StepTexts =>
  statusTexts(
    picture,
    {
      waiting: { now: 'A resposta depende de outra pessoa. Pode sair e voltar depois pelo mesmo link.' },
      review: {
        title: 'A aprovação está em revisão',
        text: 'O responsável pela aprovação pediu uma nova análise.',
      },
    },
    overrides,
  );
