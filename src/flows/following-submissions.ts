import type { Context } from './context.ts';
import type { Submission } from './submission.ts';

/**
 * The submission that followed from an answer (4.18, 4.19) and has no answer yet. Its step or its data are not those of
 * the form that is open.
 */
export const followingSubmissions = new WeakMap<Context, Submission>();
