import { formatReais } from '../fill-pattern.ts';
import { property } from '../property.ts';
import type { FieldContext, MadeField } from './field-context.ts';
import { createPart, valueAndLabel } from './looked-up-groups.ts';

/** The property that several banks shall finance: its kind, and its price, which the service may fill in (7.25). */
export function createPropertyFields(context: FieldContext): MadeField[] {
  const { random, lists } = context;
  const options = [{ value: 'casa', label: 'Casa' }, property.kind];
  lists.set('tipoDeImovel', { options });
  const kind = createPart(context, {
    key: 'tipoDeImovel',
    label: 'Tipo do imóvel',
    component: 'select',
    answer: { kind: 'choose', label: property.kind.label },
    look: property.kind.label,
    sent: [valueAndLabel(property.kind)],
    more: { resource: 'tipoDeImovel' },
  });
  const isFilledIn = random.chance(0.5);
  const price = createPart(context, {
    key: random.pick(['valorDoImovel', 'valorImovel']),
    label: 'Valor do imóvel',
    component: isFilledIn ? 'inputRealEstateValue' : 'money',
    look: formatReais(property.price),
    sent: [property.price],
    ...(!isFilledIn && { answer: { kind: 'type', keys: String(property.price * 100) } as const }),
  });
  return random.chance(0.5) ? [kind, price] : [price];
}
