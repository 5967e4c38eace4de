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

interface OpeningState {
  readonly config: object | undefined;
  readonly loading: { readonly isResuming: boolean };
}

interface OpeningTexts {
  /** For screen readers. */
  heading: string;
  /** Shown one after the other while the journey opens. */
  texts: readonly string[];
}

const OPENING: OpeningTexts = { heading: 'Abrindo sua proposta', texts: LOADING_TEXTS };
const RESUMING: OpeningTexts = { heading: 'Retomando sua proposta', texts: RESUMED_TEXTS };

/**
 * The texts of the opening screen during one opening, by the state. They stay when the answer finds a proposal: its
 * step follows at once, and a change would be announced.
 */
export function createOpeningTexts(): (state: OpeningState) => OpeningTexts {
  let texts: OpeningTexts | undefined;
  return ({ config, loading }) => {
    if (!texts || !config) texts = loading.isResuming ? RESUMING : OPENING;
    return texts;
  };
}
