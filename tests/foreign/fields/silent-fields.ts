import type { Wire } from '../wire.ts';
import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

type Kind = NonNullable<Wire['field']['component']>;

const NOTICE = 'Tenha em mãos um documento com foto.';

/** A field that sends nothing: a notice, or a kind that the app does not know and must say so (3.32). */
export function createSilentField(context: FieldContext): MadeField {
  const isNotice = context.random.chance(0.7);
  const { wire } = createWireField(context, 'mensagem');
  const number = wire._id.replace(/\D/g, '');
  if (!isNotice) {
    delete wire._component;
    // The list of kinds is open: a service may name one that the contract does not know.
    wire.component = `novoTipo${number}` as Kind;
  }
  delete wire.label;
  delete wire.title;
  delete wire.icon;
  delete wire.placeholder;
  wire.message = isNotice ? `${NOTICE} ${number}` : '';
  return {
    wire,
    name: isNotice ? wire.message : `Campo "${wire.component}" não foi encontrado`,
    control: 'none',
    answer: undefined,
    isShown: true,
    sent: [],
    look: undefined,
    looksSameWhenStored: false,
    matching: [],
  };
}

/** A field for a photo or a document. */
export function createFileField(context: FieldContext): MadeField {
  const { wire, name } = createWireField(context, context.random.pick(['imageCapture', 'file'] as const));
  delete wire.placeholder;
  return {
    wire,
    name,
    control: 'files',
    answer: { kind: 'attach', fileName: `foto-${wire._id.replace(/\D/g, '')}.png` },
    isShown: true,
    sent: [],
    look: undefined,
    looksSameWhenStored: false,
    matching: [],
    open: { sent: [], look: '' },
  };
}
