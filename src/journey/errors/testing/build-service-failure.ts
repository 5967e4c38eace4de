import type { ServiceFailure } from '../../model/failure.ts';
import { OriginalText } from '../../model/original-text.ts';
import { toCustomerMessage } from '../customer-message.ts';

/** The texts of a failure as the service writes them. */
interface Texts {
  message?: string;
  fieldErrors?: Record<string, string>;
}

/** The failure of a refused write, with texts that are cleaned like those of the decoder. */
export const buildServiceFailure = ({
  message = '',
  fieldErrors = {},
  ...members
}: Omit<Partial<ServiceFailure>, keyof Texts> & Texts = {}): ServiceFailure => ({
  kind: 'service',
  operation: 'updateStep',
  isWrite: true,
  status: 422,
  code: members.status ?? 422,
  label: '',
  message: toCustomerMessage(message),
  original: new OriginalText(message),
  namedFields: [],
  fieldErrors: Object.fromEntries(
    Object.entries(fieldErrors).map(([key, text]) => [key, toCustomerMessage(text)]),
  ),
  inconsistencies: [],
  endsFlow: false,
  redirectsToHash: undefined,
  redirects: false,
  noOffer: false,
  ...members,
});
