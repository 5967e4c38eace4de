import type { WireField, WireOption } from '../../wire.ts';
import { field, required } from '../define-product.ts';
import { fieldId } from './identifier.ts';

/** What a field says beside its key, label and kind. Every field is required unless it says that it is optional. */
export type FieldWords = Partial<Omit<WireField, '_id' | 'key' | 'label' | 'component' | 'rules'>> & {
  optional?: boolean;
};

type Maker = (key: string, label: string, words?: FieldWords) => WireField;

const asked =
  (component: NonNullable<WireField['component']>, usual: FieldWords = {}): Maker =>
  (key, label, words = {}) => {
    const { optional = false, ...rest } = { ...usual, ...words };
    const rules = optional ? [] : required(label);
    return field({ _id: fieldId(key), key, label, component, rules, ...rest });
  };

/** One maker per component kind (3.32), under the name of the kind. */
export const text = asked('text');
export const date = asked('date', { mask: 'date', placeholder: 'DD/MM/AAAA', validation: 'date' });
export const select = asked('select', { placeholder: 'Escolha uma opção' });
export const radio = asked('radio');
export const radioChip = asked('radioChip');
export const checkbox = asked('checkbox');
export const checkBoxGroup = asked('checkBoxGroup');
export const money = asked('money', { placeholder: 'R$ 0,00' });
export const cep = asked('cep', {
  mask: 'cep',
  placeholder: '00000-000',
  format: { send: 'onlyDigits' },
});
export const list = asked('list');
export const percentage = asked('percentage');
export const sliderMoney = asked('sliderMoney');
export const cnpj = asked('cnpj', { mask: 'cnpj', placeholder: '00.000.000/0000-00' });
export const realEstateValue = asked('inputRealEstateValue', { placeholder: 'R$ 0,00' });
export const plateLookup = asked('consultaPlaca', { mask: 'licencePlate', placeholder: 'ABC1D23' });
export const vehicleModel = asked('modeloVeiculo', { placeholder: 'Escolha o modelo' });
export const vehicleYear = asked('anoModeloVeiculo', { placeholder: 'Escolha o ano' });
export const imageCapture = asked('imageCapture');
export const file = asked('file');
export const autocompleted = asked('textWithAutoComplete');

/** A box whose label opens the terms. */
export const term = (key: string, label: string, html: string): WireField => ({
  ...asked('term')(key, label),
  term: html,
});

/** A note between the fields. */
export const notice = (key: string, label: string, message: string, words: FieldWords = {}): WireField =>
  asked('mensagem')(key, label, { optional: true, message, ...words });

export const button = (key: string, label: string, words: FieldWords = {}): WireField =>
  asked('button')(key, label, { optional: true, ...words });

/** Options from rows of value and label. */
export const choices = (...rows: readonly (readonly [value: string, label: string])[]): WireOption[] =>
  rows.map(([value, label]) => ({ value, label }));

export const yesOrNo: WireOption[] = choices(['sim', 'Sim'], ['nao', 'Não']);
