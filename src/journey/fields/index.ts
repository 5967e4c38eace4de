import { defineRegistry } from '#shared/registry.ts';
import { anoModeloVeiculo } from './ano-modelo-veiculo.ts';
import { button } from './button.ts';
import { cep } from './cep.ts';
import { checkBoxGroup } from './check-box-group.ts';
import { checkbox } from './checkbox.ts';
import { cnpj } from './cnpj.ts';
import { consultaPlaca } from './consulta-placa.ts';
import { date } from './date.ts';
import type { FieldKind } from './field-kind.ts';
import { file } from './file.ts';
import { imageCapture } from './image-capture.ts';
import { inputRealEstateValue } from './input-real-estate-value.ts';
import { list } from './list.ts';
import { mensagem } from './mensagem.ts';
import { modeloVeiculo } from './modelo-veiculo.ts';
import { money } from './money.ts';
import { percentage } from './percentage.ts';
import { radio } from './radio.ts';
import { radioChip } from './radio-chip.ts';
import { select } from './select.ts';
import { sliderMoney } from './slider-money.ts';
import { term } from './term.ts';
import { text } from './text.ts';
import { textWithAutoComplete } from './text-with-auto-complete.ts';

/** The field kinds that the service may name in `component` (3.32). */
export const fieldKinds = defineRegistry<FieldKind, 'field kind'>('field kind', [
  ['text', text],
  ['date', date],
  ['select', select],
  ['radio', radio],
  ['radioChip', radioChip],
  ['checkbox', checkbox],
  ['checkBoxGroup', checkBoxGroup],
  ['money', money],
  ['cep', cep],
  ['term', term],
  ['list', list],
  ['percentage', percentage],
  ['sliderMoney', sliderMoney],
  ['cnpj', cnpj],
  ['inputRealEstateValue', inputRealEstateValue],
  ['consultaPlaca', consultaPlaca],
  ['modeloVeiculo', modeloVeiculo],
  ['anoModeloVeiculo', anoModeloVeiculo],
  ['imageCapture', imageCapture],
  ['textWithAutoComplete', textWithAutoComplete],
  ['button', button],
  ['mensagem', mensagem],
  ['file', file],
]);
