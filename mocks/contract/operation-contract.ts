import type { OperationId } from '#scenarios/wire.ts';

/** An error of ajv about an invalid value. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Readonly<Record<string, unknown>>;
  message?: string;
}

/** A compiled schema: returns whether the value is valid and leaves the errors in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface ParameterContract {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  /** JSON type, by which numbers and booleans are read from the text of an address. */
  type: string | readonly string[];
  validate: Validator;
}

/** A header of an answer. */
export type HeaderContract = Pick<ParameterContract, 'type' | 'validate'>;

/** An operation of the contract with its compiled validators. */
export interface OperationContract {
  id: OperationId;
  method: string;
  /** Path of our service (`/unauth/...`) or origin of an external one. */
  server: string;
  /** Template, for example `/{hashId}/system`. */
  path: string;
  parameters: readonly ParameterContract[];
  request: { required: boolean; content: Readonly<Record<string, Validator>> } | null;
  /** By status, then by name in lower case. */
  responseHeaders: Readonly<Record<string, Readonly<Record<string, HeaderContract>>>>;
  /** By status, then by content type. */
  responses: Readonly<Record<string, Readonly<Record<string, Validator>>>>;
}
