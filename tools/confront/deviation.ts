/** A difference between a call and the contract. Only `code` and `member` contain values of the recording. */
export interface Deviation {
  kind: 'value' | 'missing' | 'code' | 'renamed' | 'status' | 'media' | 'encoding' | 'unnamed' | 'unlisted';
  side: 'request' | 'answer';
  /** JSON pointer with `*` for places in lists and keys of maps, or the parameter. */
  pointer: string;
  expected: string;
  observed: string;
  /** JSON type of what was found, for the patch. */
  type: string | undefined;
  /** Keyword of the schema that refuses the value. */
  keyword: string;
  /** The node of the contract that has to change. */
  place: string;
  /** A code that the contract does not list; only given when it cannot be a person's value. */
  code?: string;
  /** The name of a member that no schema names; only given when it cannot be a person's value. */
  member?: string;
  /** The name in the contract, if the member has another spelling of it. */
  knownName?: string;
  /** The guess that the deviation contradicts. */
  guess: string | undefined;
}

/** False for a deviation that the contract allows. */
export const contradicts = ({ kind, guess }: Pick<Deviation, 'kind' | 'guess'>): boolean =>
  kind !== 'unnamed' && (kind !== 'unlisted' || guess !== undefined);
