import type { Field } from '../model/field.ts';
import { keyWords } from './key-words.ts';

/** Away from the visitor for a document, towards the visitor for a face. */
export type CameraFacing = 'environment' | 'user';

/** Why there is no picture of a camera. Each has words and a way on. `lost`: it was there and ended by itself. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'lost' | 'failed';

/** How many files a field takes at most: the service names no number (assumption 7.10). */
export const MOST_FILES = 10;

const FACE = new Set(['selfie', 'rosto', 'face', 'facial', 'facematch', 'liveness', 'biometria']);

/** Which way the camera of a field looks. Which fields want a face is not shown: told by the words of key and label. */
export const facingOf = ({ key, label }: Pick<Field, 'key' | 'label'>): CameraFacing =>
  [...keyWords(key), ...keyWords(label)].some(word => FACE.has(word)) ? 'user' : 'environment';
