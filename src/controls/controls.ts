import type { ComponentType } from 'react';
import type { ControlName } from '#journey/fields/field-kind.ts';
import type { ControlProps } from './control.ts';
import { DateControl } from './date.tsx';
import { deferred } from './parts/deferred.tsx';
import { TextControl } from './text.tsx';

/** Which component draws which control. A control without one does not compile; all but the plainest are fetched on use, or ahead when the browser is idle (14.1). */
export const controls: Readonly<Record<ControlName, ComponentType<ControlProps>>> = {
  text: TextControl,
  date: DateControl,
  select: deferred(async () => (await import('./select.tsx')).SelectControl),
  radio: deferred(async () => (await import('./radio.tsx')).RadioControl),
  chips: deferred(async () => (await import('./chips.tsx')).ChipsControl),
  checkbox: deferred(async () => (await import('./checkbox.tsx')).CheckboxControl),
  checkboxGroup: deferred(async () => (await import('./checkbox-group.tsx')).CheckboxGroupControl),
  money: deferred(async () => (await import('./money.tsx')).MoneyControl),
  moneySlider: deferred(async () => (await import('./money-slider.tsx')).MoneySliderControl),
  term: deferred(async () => (await import('./term.tsx')).TermControl),
  percentage: deferred(async () => (await import('./percentage.tsx')).PercentageControl),
  image: deferred(async () => (await import('./image.tsx')).ImageControl),
  combobox: deferred(async () => (await import('./combobox.tsx')).ComboboxControl),
  button: deferred(async () => (await import('./button.tsx')).ButtonControl),
  notice: deferred(async () => (await import('./notice.tsx')).NoticeControl),
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
  percentage: 'input',
  image: 'group',
  combobox: 'input',
  button: 'own',
  notice: 'own',
};
