import type { PictureName } from '../../model/picture-name.ts';
import type { StepTexts } from '../status-texts.ts';
import { createSimulationTexts } from './create-simulation-texts.ts';

/** The texts of a simulation. While the visitor waits, they say who calculates. */
export const createWaitingTexts = (title: string, text: string, picture?: PictureName): StepTexts =>
  createSimulationTexts({ waiting: { title, text } }, picture);
