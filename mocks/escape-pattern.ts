/** Source of an expression that finds exactly this text. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
