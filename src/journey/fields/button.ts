import type { FieldKind } from './field-kind.ts';
import { noInputMembers } from './no-input-members.ts';

/** A button inside the form; with `submit` it submits the step. */
export const button: FieldKind = {
  ...noInputMembers,
  control: 'button',
  needsResource: true,
  joinsLabels: false,
  // Without any of these members a press would have no effect.
  canShow: ({ submit, shouldUpdate, url, resource }) =>
    submit || shouldUpdate || url !== '' || resource !== '',
};
