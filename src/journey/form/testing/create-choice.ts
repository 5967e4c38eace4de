/** An option that was chosen, whose label is its value. */
export const createChoice = (value: string) => ({ value, label: value });
