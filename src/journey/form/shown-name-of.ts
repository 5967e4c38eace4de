import type { Field } from '../model/field.ts';

/** Every input has a name: its label, otherwise its title, otherwise its placeholder. */
export const shownNameOf = ({ title, placeholder }: Field, label: string): string =>
  label || title || placeholder;
