import type { Option } from '../model/field.ts';
import type { LoadOptions } from './load-options.ts';

/** The lists that stored answers have needed, by `listNameOf`. A list that could not be loaded is empty. */
export type StoredLists = Readonly<Record<string, readonly Option[]>>;

/** The list of a field of which the service has stored only the code or only the label of a choice (3.31). */
export interface StoredList {
  readonly request: LoadOptions;
  /** `undefined` until the list is loaded; empty if it could not be loaded. */
  readonly options: readonly Option[] | undefined;
}

/** The same list of another city or vehicle has another name. */
export const listNameOf = (request: LoadOptions): string => JSON.stringify(request);
