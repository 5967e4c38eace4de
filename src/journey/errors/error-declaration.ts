import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';

/** What the app was doing when it failed. The same failure has different messages at the start and in a form. */
export type Origin = 'opening' | 'submit' | 'poll' | 'completion' | 'options' | 'token' | 'render';

export interface ErrorContext {
  origin: Origin;
  /** Field keys of the current step. Errors for other fields go into the message. */
  fieldKeys: readonly string[];
}

/** One row of the error catalogue: which failures it recognises, and what happens. */
export interface ErrorDeclaration {
  name: string;
  /** The next action, or `undefined` if this row does not recognise the failure. */
  leadsTo(failure: Failure, context: ErrorContext): NextAction | undefined;
}
