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

/** Lazy, because most forms have neither photos nor documents. */
const image = lazyComponent(async () => (await import('./image.tsx')).ImageControl, controlFallbacks);

/** Loads the only control that is not in the first chunk. */
export const preloadImageControl = (): Promise<void> => image.preload();

/** The components of the controls. A missing control does not compile. */
const componentsByName: Readonly<Record<Exclude<ControlName, 'image'>, ComponentType<ControlProps>>> = {
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

/** The component of a control. Once a lazy one is loaded, it is used without its wrapper. */
export const controlOf = (name: ControlName): ComponentType<ControlProps> =>
  name === 'image' ? (image.getLoaded() ?? image.Component) : componentsByName[name];

/**
 * Whether a control shows its value only as the text of one `MaskedInput`, so a typed text is on the screen before any
 * render (14.2).
 */
export const isTyped: Readonly<Record<ControlName, boolean>> = {
  text: true,
  date: false,
  select: false,
  radio: false,
  chips: false,
  checkbox: false,
  checkboxGroup: false,
  money: true,
  moneySlider: false,
  term: false,
  percentage: true,
  image: false,
  combobox: false,
  button: false,
  notice: false,
};

/** How the row labels a control: a label for one input, a group's name, or nothing (the control renders its own). */
export const labelModes: Readonly<Record<ControlName, 'input' | 'group' | 'own'>> = {
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
