import type { FieldContext, MadeField } from '../fields/field-context.ts';
import {
  createCompanyFields,
  createPart,
  createVehicleFields,
  valueAndLabel,
} from '../fields/looked-up-groups.ts';
import type { Answer } from '../journey.ts';

/** Fields of which a look-up fills some; none in most journeys. What it fills otherwise, or not at all, is answered. */
export function createLookUp(context: FieldContext): MadeField[] {
  const { random } = context;
  if (!random.chance(0.35)) return [];
  const fields = random.pick([
    createVehicleFields,
    createVehicleFields,
    createCompanyFields,
    createBankFields,
  ])(context);
  for (const field of fields) field.answer ??= answerOf(field);
  return fields;
}

/** The visitor does this to give a field the value that it must have. */
function answerOf({ control, look = '', wire }: MadeField): Answer {
  if (control === 'combobox') return { kind: 'choose', label: look };
  return { kind: 'type', keys: wire.component === 'money' ? look.replace(/\D/g, '') : look };
}

/** A bank, and a list of its agencies. */
function createBankFields(context: FieldContext): MadeField[] {
  const banks = [
    { value: '033', label: '033 - Santander' },
    { value: '341', label: '341 - Itaú Unibanco' },
  ] as const;
  const agencies = [
    { value: '0123', label: '0123 - Centro' },
    { value: '4567', label: '4567 - Vila Mariana' },
  ] as const;
  const [bank] = banks;
  const [, agency] = agencies;
  context.lists.set('banks', { options: [...banks] });
  context.lists.set('agencies', { options: [...agencies], reference: bank.value });
  const create = (
    key: string,
    label: string,
    option: { value: string; label: string },
    more: Partial<MadeField['wire']>,
  ): MadeField =>
    createPart(context, {
      key,
      label,
      component: 'select',
      look: option.label,
      sent: [valueAndLabel(option)],
      more,
    });
  const bankField = create('banco', 'Banco da conta', bank, { resource: 'banks' });
  const dependencies = [bankField.wire._id];
  return [bankField, create('agencia', 'Agência da conta', agency, { resource: 'agencies', dependencies })];
}
