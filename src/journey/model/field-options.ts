import type { Option } from './field.ts';

/** The data that a field has loaded: the list of its options (3.36), or only the status of its lookup (CEP, plate). */
export interface FieldOptions {
  status: 'initial' | 'loading' | 'success' | 'error';
  options: readonly Option[];
  /** The source's own text, shown when a search finds nothing or loading failed. */
  message: string;
  /** The value that the list or lookup was requested for; empty for none. */
  reference: string;
  /** The time from which it may be requested again (Retry-After), by the steady clock. Absent: at once. */
  retryAt?: number;
}
