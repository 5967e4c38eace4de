import type { FieldKind } from './field-kind.ts';
import { silent } from './silent.ts';

/** Something to press inside the form; with `submit` it submits the step. */
export const button: FieldKind = {
  ...silent,
  control: 'button',
  needsResource: true,
  joinsLabels: false,
  // A button that neither sends, opens nor asks for anything would not react.
  canShow: ({ submit, shouldUpdate, url, resource }) =>
    submit || shouldUpdate || url !== '' || resource !== '',
};
