import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';

/** The action during which a failure occurred. The same failure has different messages at the start and in a form. */
export type CatalogueOrigin = 'opening' | 'submit' | 'poll' | 'completion' | 'options' | 'token' | 'render';

/** Origins that convert the catalogue's action: see derived-origins.ts. */
export type DerivedOrigin =
  | 'restart'
  /** A list or lookup of a field; the field itself shows the failure. */
  | 'lookup'
  /** A list or lookup of a field that takes files; the failure hides the field. */
  | 'fileLookup'
  /** A poll for the link of a code, which the visitor can still type. */
  | 'tokenPoll'
  /** The details of a proposal; the screen shows the failure in their place. */
  | 'details'
  | 'contracts';

export type Origin = CatalogueOrigin | DerivedOrigin;

export interface ErrorContext {
  origin: CatalogueOrigin;
  /** Field keys of the current step. Errors for other fields go into the message. */
  fieldKeys: readonly string[];
  /** Whether the request contained files. */
  sendsFiles?: boolean;
  /** Whether a press of the visitor started a request that only reads; writes are presses anyway. */
  isPress?: boolean;
  /** Whether this conflict has already opened the journey again at the same step (8.25). */
  isRepeatedConflict?: boolean;
  /** Whether the technical line contains the original message; only outside production. */
  showsOriginal?: boolean;
}

/** One row of the error catalogue: which failures it recognises, and what happens. */
export interface ErrorDeclaration {
  name: string;
  /** The next action, or `undefined` if this row does not recognise the failure. */
  leadsTo(failure: Failure, context: ErrorContext): NextAction | undefined;
}
