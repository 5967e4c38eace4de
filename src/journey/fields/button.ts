import type { FieldKind } from './field-kind.ts';
import { withoutInput } from './without-input.ts';

/** Something to press inside the form; with `submit` it submits the step. */
export const button: FieldKind = {
  ...withoutInput,
  control: 'button',
  needsResource: true,
  joinsLabels: false,
  // A button that neither sends, opens nor asks for anything would not react.
  canShow: ({ submit, shouldUpdate, url, resource }) =>
    submit || shouldUpdate || url !== '' || resource !== '',
};
