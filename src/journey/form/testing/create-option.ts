import type { Option } from '../../model/field.ts';

/** An option for tests, without a picture. */
export const createOption = (value: string, label = value, children = ''): Option => ({
  value,
  label,
  image: '',
  disabled: false,
  children,
});
