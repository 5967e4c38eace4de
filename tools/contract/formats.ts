/** Formats as regular expressions, so that the generated code needs no module for them. */
export const formats: Readonly<Record<string, RegExp | true>> = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  ipv4: /^(?:\d{1,3}\.){3}\d{1,3}$/,
  // The lines that stand for a file in a form that was read: of the mock service (`readRequest`) and of `confront`.
  binary: /^(?:\[.*, \d+ bytes, #[\da-f]{8}\]|a file)$/s,
};
