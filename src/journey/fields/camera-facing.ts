import type { Field } from '../model/field.ts';
import { wordsIn } from './words-in.ts';

/** The direction of the camera: away from the visitor for a document, towards the visitor for a face. */
export type CameraFacing = 'environment' | 'user';

/** Why the camera shows no picture. Each problem has a message and a way to continue. `lost`: the stream has ended. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported' | 'lost' | 'failed';

/** The maximum number of files of a field; the service names none (assumption 7.10). */
export const MAX_FILES = 10;

const FACE_WORDS = new Set(['selfie', 'rosto', 'face', 'facial', 'facematch', 'liveness', 'biometria']);

/**
 * The camera's direction for a field. The service does not say which fields need a face, so the words of key and label
 * decide.
 */
export const facingOf = ({ key, label }: Pick<Field, 'key' | 'label'>): CameraFacing =>
  [...wordsIn(key), ...wordsIn(label)].some(word => FACE_WORDS.has(word)) ? 'user' : 'environment';
