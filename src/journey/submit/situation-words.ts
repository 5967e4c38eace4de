/** Labels of proposal situations (4.6 is an open list). */
const WORDS_BY_SENTENCE: Readonly<Record<string, string>> = {
  emandamento: 'Em andamento',
  empreenchimento: 'Em preenchimento',
  emanalise: 'Em análise',
  emrevisao: 'Em revisão',
  empagamento: 'Em pagamento',
  aguardandoassinatura: 'Aguardando assinatura',
  finalizada: 'Finalizada',
  cancelada: 'Cancelada',
  reprovada: 'Reprovada',
  aprovada: 'Aprovada',
};

/** The label of a situation. An unknown one is made readable: 'emAnaliseManual' becomes 'Em analise manual'. */
export function situationWords(situation: string): string {
  const sentence = situation
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const text = Object.hasOwn(WORDS_BY_SENTENCE, sentence) ? WORDS_BY_SENTENCE[sentence] : undefined;
  if (text !== undefined) return text;
  const words = situation
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
