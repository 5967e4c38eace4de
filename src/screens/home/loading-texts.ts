export const LOADING_TEXTS = [
  'Preparando sua proposta',
  'Conferindo a segurança da conexão',
  'Buscando as condições do banco',
  'Quase lá',
] as const;

/** For a visitor whose proposal continues (4.21, assumption 4.21). */
const REDIRECTED_TEXTS = [
  'Encontramos sua proposta',
  'Buscando o que você já preencheu',
  'Levando você para onde parou',
  'Quase lá',
] as const;

interface OpeningTexts {
  /** For screen readers. */
  heading: string;
  /** They follow each other while the journey opens. */
  texts: readonly string[];
}

/** The texts of the opening screen; `resumes`: the device or the service knows a proposal of the visitor. */
export const openingTexts = (isResumed: boolean): OpeningTexts =>
  isResumed
    ? { heading: 'Retomando sua proposta', texts: REDIRECTED_TEXTS }
    : { heading: 'Abrindo sua proposta', texts: LOADING_TEXTS };
