import type { WireField, WireOption } from '../../wire.ts';
import { field, required } from '../define-product.ts';
import { fieldId } from './identifier.ts';

/** The members of a field beside key, label and kind. A field is required unless it is `optional`. */
export type FieldDetails = Partial<Omit<WireField, '_id' | 'key' | 'label' | 'component' | 'rules'>> & {
  optional?: boolean;
};

type Maker = (key: string, label: string, details?: FieldDetails) => WireField;

const fieldMaker =
  (component: NonNullable<WireField['component']>, defaults: FieldDetails = {}): Maker =>
  (key, label, details = {}) => {
    const { optional = false, ...rest } = { ...defaults, ...details };
    const rules = optional ? [] : required(label);
    return field({ _id: fieldId(key), key, label, component, rules, ...rest });
  };

/** One maker per component kind (3.32), under the name of the kind. */
export const text = fieldMaker('text');
export const date = fieldMaker('date', { mask: 'date', placeholder: 'DD/MM/AAAA', validation: 'date' });
export const select = fieldMaker('select', { placeholder: 'Escolha uma opção' });
export const radio = fieldMaker('radio');
export const radioChip = fieldMaker('radioChip');
export const checkbox = fieldMaker('checkbox');
export const checkBoxGroup = fieldMaker('checkBoxGroup');
export const money = fieldMaker('money', { placeholder: 'R$ 0,00' });
export const cep = fieldMaker('cep', {
  mask: 'cep',
  placeholder: '00000-000',
  format: { send: 'onlyDigits' },
});
export const list = fieldMaker('list');
export const percentage = fieldMaker('percentage');
export const sliderMoney = fieldMaker('sliderMoney');
export const cnpj = fieldMaker('cnpj', { mask: 'cnpj', placeholder: '00.000.000/0000-00' });
export const realEstateValue = fieldMaker('inputRealEstateValue', { placeholder: 'R$ 0,00' });
export const plateLookup = fieldMaker('consultaPlaca', { mask: 'licencePlate', placeholder: 'ABC1D23' });
export const vehicleModel = fieldMaker('modeloVeiculo', { placeholder: 'Escolha o modelo' });
export const vehicleYear = fieldMaker('anoModeloVeiculo', { placeholder: 'Escolha o ano' });
export const imageCapture = fieldMaker('imageCapture');
export const file = fieldMaker('file');
export const autocompleted = fieldMaker('textWithAutoComplete');

/** A checkbox whose label opens the terms. */
export const term = (key: string, label: string, html: string): WireField => ({
  ...fieldMaker('term')(key, label),
  term: html,
});

/** A note between the fields. */
export const notice = (key: string, label: string, message: string, details: FieldDetails = {}): WireField =>
  fieldMaker('mensagem')(key, label, { optional: true, message, ...details });

export const button = (key: string, label: string, details: FieldDetails = {}): WireField =>
  fieldMaker('button')(key, label, { optional: true, ...details });

/** Options from rows of value and label. */
export const choices = (...rows: readonly (readonly [value: string, label: string])[]): WireOption[] =>
  rows.map(([value, label]) => ({ value, label }));

export const yesOrNo: WireOption[] = choices(['sim', 'Sim'], ['nao', 'Não']);
