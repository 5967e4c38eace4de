/** The components of fields whose values are files (3.32, 8.17). */
const FILE_COMPONENTS: ReadonlySet<unknown> = new Set(['file', 'imageCapture']);

/** Whether the value of the field is files. `component` takes precedence over `_component` (3.23). */
export const isFileField = ({
  component,
  _component,
}: {
  readonly component?: unknown;
  readonly _component?: unknown;
}): boolean => FILE_COMPONENTS.has(component ?? _component);
