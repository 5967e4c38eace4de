/** The median; of an even number of values the mean of the two in the middle. NaN without values. */
export function median(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  const [lower, upper] = [
    sortedValues[Math.floor((sortedValues.length - 1) / 2)],
    sortedValues[Math.floor(sortedValues.length / 2)],
  ];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}
