/** The text with a no-break space before each dash or dot between two parts, so that no line ends with it. */
export const unbrokenDashes = (text: string): string => text.replace(/ (?=[-–·] )/g, '\u00a0');
