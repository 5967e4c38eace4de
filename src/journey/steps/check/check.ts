import type { PictureName } from '../../model/next-action.ts';
import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** A check at the service that is only polled (1.3). Without own texts it uses the defaults. */
export const check = (overrides: OwnTexts = {}, picture: PictureName = 'waiting'): StepTexts =>
  statusTexts(picture, overrides);
