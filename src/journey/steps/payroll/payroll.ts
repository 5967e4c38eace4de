import type { PictureName } from '../../model/next-action.ts';
import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** Instalments are taken from the pay or benefit: margins are consulted, reserved and endorsed (1.3). */
export const payroll = (picture: PictureName, overrides: OwnTexts): StepTexts =>
  statusTexts(
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
