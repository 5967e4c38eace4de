import { fileComponents } from '#openapi/facts.gen.js';

/** Whether the value of the field is files (3.32, 8.17). `component` takes precedence over `_component` (3.23). */
export const isFileField = ({
  component,
  _component,
}: {
  readonly component?: unknown;
  readonly _component?: unknown;
}): boolean => fileComponents.some(name => name === (component ?? _component));
