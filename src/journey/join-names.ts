/** Names in a sentence: 'CNH, RG e selfie'. */
export const joinNames = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);
