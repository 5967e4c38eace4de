/** The text with a no-break space in each amount, so that no line ends with 'R$'. */
export const unbrokenAmounts = (text: string): string => text.replace(/R\$ (?=\d)/g, 'R$\u00a0');
