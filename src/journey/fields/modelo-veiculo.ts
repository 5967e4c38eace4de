import { choiceMembers } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** Vehicle model, chosen from the price table (3.41, 7.24). */
export const modeloVeiculo: FieldKind = {
  ...choiceMembers,
  control: 'select',
  picture: 'car',
  defaults: { resource: 'fipe-modelo-veiculo' },
};
