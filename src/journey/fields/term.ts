import { agreementMembers } from './agreement-members.ts';
import type { FieldKind } from './field-kind.ts';

/** The message if a term is not accepted (5.4). */
export const TERMS_NOT_ACCEPTED = 'Os termos devem ser aceitos antes de continuar sua proposta.';

/** Terms to agree with: a box whose label opens them (2.41), with a message of their own (5.4). */
export const term: FieldKind = {
  ...agreementMembers,
  control: 'term',
  opensTerms: true,
  missingText: TERMS_NOT_ACCEPTED,
};
