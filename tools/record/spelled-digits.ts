/** Source of an expression for digits with any characters between them, as in `48 99711-3346`. */
export const spelledDigits = (digits: string): string => [...digits].join('[\\s().\\-/+]{0,3}');
