/** The loading text changes and the bar grows by ten every 2 s (9.10). Milliseconds. */
export const TICK = 2000;
const STEP = 10;
/** The bar stops here: a full bar would be wrong. */
const MOST = 90;

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

interface OpeningWords {
  /** For screen readers. */
  heading: string;
  text: string;
  percent: number;
}

/** The words of the opening screen after `tick` intervals; `resumes`: the service has found a proposal. */
export function openingWords(tick: number, resumes: boolean): OpeningWords {
  const texts = resumes ? REDIRECTED_TEXTS : LOADING_TEXTS;
  return {
    heading: resumes ? 'Retomando sua proposta' : 'Abrindo sua proposta',
    text: texts[tick % texts.length] ?? '',
    percent: Math.min(MOST, (tick + 1) * STEP),
  };
}
