import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';

/** What the app was doing when it failed: the same failure is told differently at the start and in a form. */
export type Origin = 'opening' | 'submit' | 'poll' | 'completion' | 'options' | 'token' | 'render';

export interface ErrorContext {
  origin: Origin;
  /** Field keys of the step in view: errors naming others go into the message. */
  fieldKeys: readonly string[];
}

/** One row of the error catalogue: how it is recognised, what is said, what one may do. */
export interface ErrorDeclaration {
  name: string;
  /** The answer when it is this error, `undefined` when it is not: then the next declaration is asked. */
  leadsTo(failure: Failure, context: ErrorContext): NextAction | undefined;
}
