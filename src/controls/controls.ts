import type { ComponentType } from 'react';
import type { ControlName } from '#journey/fields/field-kind.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { ButtonControl } from './button.tsx';
import { CheckboxControl } from './checkbox.tsx';
import { CheckboxGroupControl } from './checkbox-group.tsx';
import { ChipsControl } from './chips.tsx';
import { ComboboxControl } from './combobox.tsx';
import type { ControlProps } from './control.ts';
import { DateControl } from './date.tsx';
import { MoneyControl } from './money.tsx';
import { MoneySliderControl } from './money-slider.tsx';
import { NoticeControl } from './notice.tsx';
import { PercentageControl } from './percentage.tsx';
import { controlFallbacks } from './primitives/control-fallbacks.tsx';
import { RadioControl } from './radio.tsx';
import { SelectControl } from './select.tsx';
import { TermControl } from './term.tsx';
import { TextControl } from './text.tsx';

/** Photos and documents: most forms have none. */
const image = lazyComponent(async () => (await import('./image.tsx')).ImageControl, controlFallbacks);

/** Loads the one control that is not part of the start. */
export const preloadImageControl = (): Promise<void> => image.preload();

/** The components of the controls. A missing control does not compile. */
const components: Readonly<Record<Exclude<ControlName, 'image'>, ComponentType<ControlProps>>> = {
  text: TextControl,
  date: DateControl,
  select: SelectControl,
  radio: RadioControl,
  chips: ChipsControl,
  checkbox: CheckboxControl,
  checkboxGroup: CheckboxGroupControl,
  money: MoneyControl,
  moneySlider: MoneySliderControl,
  term: TermControl,
  percentage: PercentageControl,
  combobox: ComboboxControl,
  button: ButtonControl,
  notice: NoticeControl,
};

/** The component of a control: a lazy one itself once it is loaded, which saves a wrapper. */
export const controlOf = (name: ControlName): ComponentType<ControlProps> =>
  name === 'image' ? (image.getLoaded() ?? image.Component) : components[name];

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
