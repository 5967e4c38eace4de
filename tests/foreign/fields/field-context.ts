import type { OptionList, PlannedField } from '../journey.ts';
import type { Random } from '../random.ts';
import type { Json, Wire } from '../wire.ts';

/** The fields of one journey share this while they are made. */
export interface FieldContext {
  random: Random;
  /** The lists that the service answers, by the id of a field or by the name of the list. */
  lists: Map<string, OptionList>;
  /** A number that no other field of the journey has. */
  nextNumber(): number;
}

/** A field as it is made: answered and shown, with what conditions and other fields need to know of it. */
export interface MadeField extends PlannedField {
  /** The values with which a condition means the answer of this field; empty if no condition may name it. */
  matching: readonly (string | number | boolean)[];
  /** The options, if the visitor chooses one of them. */
  options?: readonly Wire['option'][];
  /** The field sends and shows this if the visitor leaves it open; absent if nobody may leave it open. */
  open?: { sent: readonly Json[]; look: string };
}

/** Labels of the service, and how they read on the screen. */
const LABELS: readonly (readonly [wire: string, shown: string])[] = [
  ['Renda mensal', 'Renda mensal'],
  ['Nome da mãe', 'Nome da mãe'],
  ['Matrícula', 'Matrícula'],
  ['Melhor horário', 'Melhor horário'],
  ['Valor do bem', 'Valor do bem'],
  ['Órgão & seção', 'Órgão & seção'],
  ['Sal&aacute;rio <b>bruto</b>', 'Salário bruto'],
  ['Como nos conheceu?', 'Como nos conheceu?'],
  ['Nº do "documento"', 'Nº do "documento"'],
  [
    'Qual é o número do benefício que aparece no extrato, no canto superior direito?',
    'Qual é o número do benefício que aparece no extrato, no canto superior direito?',
  ],
  ['Anticonstitucionalissimamente', 'Anticonstitucionalissimamente'],
];

const HELP = 'Precisamos destes dados para analisar a sua proposta e falar com você sobre ela.';

/** The members that a field of any component may have, with a label that no other field of the journey has. */
export function createWireField(
  { random, nextNumber }: FieldContext,
  component: NonNullable<Wire['field']['component']>,
): { wire: Wire['field']; name: string } {
  const number = nextNumber();
  const [label, shown] = random.pick(LABELS);
  const wire: Wire['field'] = {
    _id: `campo${number}`,
    key: `chave${number}${random.pick(['', 'Valor', '_x', 'Nome', '-b'])}`,
    label: `${label} ${number}`,
    ...(random.chance(0.9) ? { component } : { _component: component }),
  };
  if (random.chance(0.1)) wire.uniqueKey = `unica${number}`;
  if (random.chance(0.15)) wire.tooltip = HELP;
  if (random.chance(0.08)) wire.tutorial = '<p>Veja <b>aqui</b>:</p><ul><li>um</li><li>dois</li></ul>';
  if (random.chance(0.12)) wire.message = random.pick([HELP, '<p>Leia com <strong>atenção</strong>.</p>']);
  if (random.chance(0.08)) wire.title = 'Dados do benefício';
  if (random.chance(0.1)) wire.placeholder = random.pick(['Digite', '', 'Ex.: 123']);
  if (random.chance(0.05)) wire.icon = random.pick(['user', 'telefone', 'desconhecido']);
  return { wire, name: `${shown} ${number}` };
}

/** The key under which a field is sent. */
export const keyOf = ({ wire }: Pick<PlannedField, 'wire'>): string => wire.uniqueKey ?? wire.key;
