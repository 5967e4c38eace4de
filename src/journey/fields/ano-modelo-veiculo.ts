import { choiceMembers } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';

/** Year of the vehicle model, chosen from the price table (3.41, 7.24). */
export const anoModeloVeiculo: FieldKind = {
  ...choiceMembers,
  control: 'select',
  picture: 'car',
  defaults: { resource: 'fipe-ano-modelo-veiculo' },
};
