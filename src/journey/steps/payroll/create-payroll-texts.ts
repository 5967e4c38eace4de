import type { PictureName } from '../../model/picture-name.ts';
import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/**
 * The texts of steps that consult, reserve or endorse a margin, because instalments are taken from pay or benefit
 * (1.3). Those of remake and review are about an endorsement: a step before it has its own.
 */
export const createPayrollTexts = (picture: PictureName, overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    picture,
    {
      remake: {
        title: 'Precisamos refazer a averbação',
        text: 'Sua margem mudou desde o pedido. O que você já preencheu continua salvo.',
      },
      review: {
        title: 'A averbação está em revisão',
        text: 'O órgão pagador está conferindo o desconto em folha.',
      },
    },
    overrides,
  );
