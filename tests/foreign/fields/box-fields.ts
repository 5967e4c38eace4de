import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

const TERM = `<h2>Termos</h2><p>${'Autorizo a consulta dos meus dados para a análise desta proposta. '.repeat(4)}</p>`;

/** One box to tick, with or without terms. */
export function createBoxField(context: FieldContext): MadeField {
  const { random } = context;
  const component = random.pick(['checkbox', 'term'] as const);
  const { wire } = createWireField(context, component);
  const number = wire._id.replace(/\D/g, '');
  const text = `Li e aceito as condições ${number}`;
  wire.label = text;
  if (component === 'term' || random.chance(0.2)) wire.term = TERM;
  if (wire.term !== undefined && random.chance(0.5))
    wire.label = `Li e aceito as <a href="#">condições ${number}</a>`;
  const formatter = random.chance(0.25) ? random.pick(['yesOrNo', 'acceptOrRefuse'] as const) : undefined;
  if (formatter !== undefined) wire.format = { send: formatter };
  const [yes, no] =
    formatter === 'yesOrNo'
      ? ['Sim', 'Não']
      : formatter === 'acceptOrRefuse'
        ? ['Aceito', 'Recusado']
        : [true, false];
  return {
    wire,
    name: text,
    control: 'checkbox',
    answer: { kind: 'tick' },
    isShown: true,
    sent: [yes],
    look: 'true',
    looksSameWhenStored: true,
    matching: [true, 'true'],
    open: { sent: [no], look: 'false' },
  };
}
