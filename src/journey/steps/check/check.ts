import type { PictureName } from '../../model/next-action.ts';
import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** A check that runs at the service and is only waited on (1.3). Without words of its own: what any wait says. */
export const check = (own: OwnTexts = {}, picture: PictureName = 'waiting'): StepTexts =>
  statusTexts(picture, own);
