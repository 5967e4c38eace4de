import type { PictureName } from '../../model/next-action.ts';
import { type StepTexts, statusTexts, type TextOverrides } from '../status-texts.ts';

/** The texts of a check at the service, during which the visitor only waits (1.3). */
export const check = (overrides: TextOverrides = {}, picture: PictureName = 'waiting'): StepTexts =>
  statusTexts(picture, overrides);
