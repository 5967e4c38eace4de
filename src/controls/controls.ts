import type { ComponentType } from 'react';
import type { ControlName } from '#journey/fields/field-kind.ts';
import { type LazyComponent, preloadComponents } from '#ui/lazy-component.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date.tsx';
import { lazyControl } from './parts/lazy-control.tsx';
import { TextControl } from './text.tsx';

/**
 * All but the simplest controls are loaded on use, or preloaded while the browser is idle. A missing control does not
 * compile.
 */
const late: Readonly<Record<Exclude<ControlName, 'text' | 'date'>, LazyComponent<ControlProps>>> = {
  select: lazyControl(async () => (await import('./select.tsx')).SelectControl),
  radio: lazyControl(async () => (await import('./radio.tsx')).RadioControl),
  chips: lazyControl(async () => (await import('./chips.tsx')).ChipsControl),
  checkbox: lazyControl(async () => (await import('./checkbox.tsx')).CheckboxControl),
  checkboxGroup: lazyControl(async () => (await import('./checkbox-group.tsx')).CheckboxGroupControl),
  money: lazyControl(async () => (await import('./money.tsx')).MoneyControl),
  moneySlider: lazyControl(async () => (await import('./money-slider.tsx')).MoneySliderControl),
  term: lazyControl(async () => (await import('./term.tsx')).TermControl),
  percentage: lazyControl(async () => (await import('./percentage.tsx')).PercentageControl),
  image: lazyControl(async () => (await import('./image.tsx')).ImageControl),
  combobox: lazyControl(async () => (await import('./combobox.tsx')).ComboboxControl),
  button: lazyControl(async () => (await import('./button.tsx')).ButtonControl),
  notice: lazyControl(async () => (await import('./notice.tsx')).NoticeControl),
};

/** Preloads every control. */
export const fetchControls = (): Promise<void> => preloadComponents(Object.values(late));

/** The component of a control: the control itself once loaded, which saves a wrapper. */
export function controlOf(name: ControlName): ComponentType<ControlProps> {
  if (name === 'text') return TextControl;
  if (name === 'date') return DateControl;
  return late[name].loaded() ?? late[name].Component;
}

/** How the row labels a control: a label for one input, a group's name, or nothing (the control renders its own). */
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
