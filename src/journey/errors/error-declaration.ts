import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';

/** The activity during which a failure occurred. The same failure has different messages at the start and in a form. */
export type CatalogueOrigin = 'opening' | 'submit' | 'poll' | 'completion' | 'options' | 'token' | 'render';

/** Origins that convert the catalogue's answer: see derived-origins.ts. */
export type DerivedOrigin =
  | 'restart'
  /** A list or lookup of a field, which says by itself that it failed. */
  | 'lookup'
  /** The same of a field that takes files: it is hidden. */
  | 'fileLookup'
  /** A failure shown in place of the data of a screen. */
  | 'details'
  | 'contracts';

export type Origin = CatalogueOrigin | DerivedOrigin;

export interface ErrorContext {
  origin: CatalogueOrigin;
  /** Field keys of the current step. Errors for other fields go into the message. */
  fieldKeys: readonly string[];
  /** The technical line may show the original message: outside production. */
  showsOriginal?: boolean;
}

/** One row of the error catalogue: which failures it recognises, and what happens. */
export interface ErrorDeclaration {
  name: string;
  /** The next action, or `undefined` if this row does not recognise the failure. */
  leadsTo(failure: Failure, context: ErrorContext): NextAction | undefined;
}
