import { agreementMembers } from './agreement-members.ts';
import type { FieldKind } from './field-kind.ts';

/** Terms to agree with: a box whose label opens them (2.41), with a message of their own (5.4). */
export const term: FieldKind = {
  ...agreementMembers,
  control: 'term',
  opensTerms: true,
  missingText: 'Os termos devem ser aceitos antes de continuar sua proposta.',
};
