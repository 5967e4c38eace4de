/** The phases of a benefit consultation (4.37). The names on the wire are assumed (a-4.37). */
export const BENEFIT_PHASES = [
  'startingProcessing',
  'consultingBenefits',
  'awaitingBenefitResponse',
  'consultingBalance',
  'awaitingBalanceResponse',
  'finalised',
  'analysingAvailableOffer',
  'processingFailed',
  'noBenefits',
  'invalidBenefits',
] as const;
export type BenefitPhase = (typeof BENEFIT_PHASES)[number];

/** The text of each phase. The type makes it complete. */
export const phaseTexts: Readonly<Record<BenefitPhase, string>> = {
  startingProcessing: 'Iniciando o processamento',
  consultingBenefits: 'Consultando seus benefícios',
  awaitingBenefitResponse: 'Aguardando a resposta sobre os benefícios',
  consultingBalance: 'Consultando seu saldo',
  awaitingBalanceResponse: 'Aguardando a resposta sobre o saldo',
  finalised: 'Consulta finalizada',
  analysingAvailableOffer: 'Analisando a oferta disponível',
  processingFailed: 'Não foi possível concluir o processamento',
  noBenefits: 'Não encontramos benefícios em seu nome',
  invalidBenefits: 'Os benefícios encontrados não permitem esta contratação',
};

/** Phases that end the consultation without an offer: the screen shows a text instead of the progress. */
const ENDINGS: ReadonlySet<string> = new Set(['processingFailed', 'noBenefits', 'invalidBenefits']);

export type BenefitProgress =
  | { kind: 'unknown' }
  /** `done` phases are over, `now` is running, `ahead` follow. */
  | { kind: 'under way'; done: readonly string[]; now: string; ahead: readonly string[] }
  | { kind: 'ended'; text: string };

/** Reads the phase of an answer. An unknown name has no text. */
export function benefitProgress(phase: string): BenefitProgress {
  const phaseName = BENEFIT_PHASES.find(name => name === phase);
  if (!phaseName) return { kind: 'unknown' };
  if (ENDINGS.has(phaseName)) return { kind: 'ended', text: phaseTexts[phaseName] };
  const usualPhases = BENEFIT_PHASES.filter(name => !ENDINGS.has(name));
  const index = usualPhases.indexOf(phaseName);
  const usualTexts = usualPhases.map(name => phaseTexts[name]);
  return {
    kind: 'under way',
    done: usualTexts.slice(0, index),
    now: phaseTexts[phaseName],
    ahead: usualTexts.slice(index + 1),
  };
}
