/** An own member of any value; undefined if there is none. Inherited members do not count. */
export const readMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

/** The text in a member of any value, or ''. */
export function readText(value: unknown, name: string): string {
  const text = readMember(value, name);
  return typeof text === 'string' ? text : '';
}
