import type { PictureName } from '../../model/picture-name.ts';
import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** The texts of a check at the service, during which the visitor only waits (1.3). */
export const createCheckTexts = (
  overrides: TextOverrides = {},
  picture: PictureName = 'waiting',
): StepTexts => createStatusTexts(picture, overrides);
