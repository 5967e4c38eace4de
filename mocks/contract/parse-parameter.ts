/** The value that the text of a parameter stands for: numbers and booleans are text in an address or a header. */
export function parseParameter(text: string, type: string | readonly string[]): unknown {
  const allowsType = (name: string) => type === name || (Array.isArray(type) && type.includes(name));
  if ((allowsType('integer') || allowsType('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (allowsType('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
