export const LOADING_TEXTS = [
  'Preparando sua proposta',
  'Conferindo a segurança da conexão',
  'Buscando as condições do banco',
  'Quase lá',
] as const;

/** For a visitor whose proposal continues (4.21, assumption 4.21). */
const RESUMED_TEXTS = [
  'Encontramos sua proposta',
  'Buscando o que você já preencheu',
  'Levando você para onde parou',
  'Quase lá',
] as const;

interface OpeningTexts {
  /** For screen readers. */
  heading: string;
  /** Shown one after the other while the journey opens. */
  texts: readonly string[];
}

/**
 * The texts of the opening screen. `isResumed`: the visitor has a proposal already, on the device or at the service.
 */
export const openingTexts = (isResumed: boolean): OpeningTexts =>
  isResumed
    ? { heading: 'Retomando sua proposta', texts: RESUMED_TEXTS }
    : { heading: 'Abrindo sua proposta', texts: LOADING_TEXTS };
