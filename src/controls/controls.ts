import type { ComponentType } from 'react';
import type { ControlName } from '#journey/fields/field-kind.ts';
import { ButtonControl } from './button.tsx';
import { CheckboxControl } from './checkbox.tsx';
import { CheckboxGroupControl } from './checkbox-group.tsx';
import { ChipsControl } from './chips.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date.tsx';
import { ListControl } from './list.tsx';
import { MoneyControl } from './money.tsx';
import { NoticeControl } from './notice.tsx';
import { deferred } from './parts/deferred.tsx';
import { PercentageControl } from './percentage.tsx';
import { RadioControl } from './radio.tsx';
import { SelectControl } from './select.tsx';
import { TermControl } from './term.tsx';
import { TextControl } from './text.tsx';

/** Which component draws which control. A control without one does not compile; those no first step shows are fetched on use. */
export const controls: Readonly<Record<ControlName, ComponentType<ControlProps>>> = {
  text: TextControl,
  date: DateControl,
  select: SelectControl,
  radio: RadioControl,
  chips: ChipsControl,
  checkbox: CheckboxControl,
  checkboxGroup: CheckboxGroupControl,
  money: MoneyControl,
  moneySlider: deferred(async () => (await import('./money-slider.tsx')).MoneySliderControl),
  term: TermControl,
  list: ListControl,
  percentage: PercentageControl,
  image: deferred(async () => (await import('./image.tsx')).ImageControl),
  combobox: deferred(async () => (await import('./combobox.tsx')).ComboboxControl),
  button: ButtonControl,
  notice: NoticeControl,
};

/** How the row around a control labels it: a label that points at one input, a group's name, or nothing (the control draws its own). */
export const labelling: Readonly<Record<ControlName, 'input' | 'group' | 'own'>> = {
  text: 'input',
  date: 'input',
  select: 'input',
  radio: 'group',
  chips: 'group',
  checkbox: 'own',
  checkboxGroup: 'group',
  money: 'input',
  moneySlider: 'input',
  term: 'own',
  list: 'group',
  percentage: 'input',
  image: 'group',
  combobox: 'input',
  button: 'own',
  notice: 'own',
};
