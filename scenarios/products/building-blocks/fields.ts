import type { WireField, WireOption } from '../../wire.ts';
import { field, required } from '../define-product.ts';
import { fieldId } from './identifier.ts';

/** The members of a field beside key, label and kind. A field is required unless it is `optional`. */
export type FieldDetails = Partial<Omit<WireField, '_id' | 'key' | 'label' | 'component' | 'rules'>> & {
  optional?: boolean;
};

type FieldMaker = (key: string, label: string, details?: FieldDetails) => WireField;

const createFieldMaker =
  (component: NonNullable<WireField['component']>, defaults: FieldDetails = {}): FieldMaker =>
  (key, label, details = {}) => {
    const { optional = false, ...rest } = { ...defaults, ...details };
    const rules = optional ? [] : required(label);
    return field({ _id: fieldId(key), key, label, component, rules, ...rest });
  };

/** One maker for each kind of field (3.32). */
export const text = createFieldMaker('text');
export const date = createFieldMaker('date', { mask: 'date', placeholder: 'DD/MM/AAAA', validation: 'date' });
export const select = createFieldMaker('select', { placeholder: 'Escolha uma opção' });
export const radio = createFieldMaker('radio');
export const radioChip = createFieldMaker('radioChip');
export const checkbox = createFieldMaker('checkbox');
export const checkBoxGroup = createFieldMaker('checkBoxGroup');
export const money = createFieldMaker('money', { placeholder: 'R$ 0,00' });
export const cep = createFieldMaker('cep', {
  mask: 'cep',
  placeholder: '00000-000',
  format: { send: 'onlyDigits' },
});
export const list = createFieldMaker('list');
export const percentage = createFieldMaker('percentage');
export const sliderMoney = createFieldMaker('sliderMoney');
export const cnpj = createFieldMaker('cnpj', { mask: 'cnpj', placeholder: '00.000.000/0000-00' });
export const realEstateValue = createFieldMaker('inputRealEstateValue', { placeholder: 'R$ 0,00' });
export const plateLookup = createFieldMaker('consultaPlaca', {
  mask: 'licencePlate',
  placeholder: 'ABC1D23',
});
export const vehicleModel = createFieldMaker('modeloVeiculo', { placeholder: 'Escolha o modelo' });
export const vehicleYear = createFieldMaker('anoModeloVeiculo', { placeholder: 'Escolha o ano' });
export const imageCapture = createFieldMaker('imageCapture');
export const file = createFieldMaker('file');
export const autocompleted = createFieldMaker('textWithAutoComplete');

/** A checkbox whose label opens the terms. */
export const term = (key: string, label: string, html: string): WireField => ({
  ...createFieldMaker('term')(key, label),
  term: html,
});

/** A note between the fields. */
export const notice = (key: string, label: string, message: string, details: FieldDetails = {}): WireField =>
  createFieldMaker('mensagem')(key, label, { optional: true, message, ...details });

export const button = (key: string, label: string, details: FieldDetails = {}): WireField =>
  createFieldMaker('button')(key, label, { optional: true, ...details });

/** Options from rows of value and label. */
export const choices = (...rows: readonly (readonly [value: string, label: string])[]): WireOption[] =>
  rows.map(([value, label]) => ({ value, label }));

export const yesOrNo: WireOption[] = choices(['sim', 'Sim'], ['nao', 'Não']);
