import type { FieldKind } from './field-kind.ts';
import { withoutInput } from './without-input.ts';

/** A button inside the form; with `submit` it submits the step. */
export const button: FieldKind = {
  ...withoutInput,
  control: 'button',
  needsResource: true,
  joinsLabels: false,
  // Without any of these members a press would have no effect.
  canShow: ({ submit, shouldUpdate, url, resource }) =>
    submit || shouldUpdate || url !== '' || resource !== '',
};
