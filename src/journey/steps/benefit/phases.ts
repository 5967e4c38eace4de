/** The phases of a benefit consultation by their wire names, which are assumed (4.37, assumption 4.37). */
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

/** The text of each phase. */
export const phaseTexts: Readonly<Record<BenefitPhase, string>> = {
  startingProcessing: 'Iniciando o processamento',
  consultingBenefits: 'Consultando seus benefícios',
  awaitingBenefitResponse: 'Aguardando a resposta sobre os benefícios',
  consultingBalance: 'Consultando seu saldo',
  awaitingBalanceResponse: 'Aguardando a resposta sobre o saldo',
  finalised: 'Consulta finalizada',
  analysingAvailableOffer: 'Analisando a oferta disponível',
  processingFailed: 'Não foi possível concluir a consulta',
  noBenefits: 'Não encontramos benefícios em seu nome',
  invalidBenefits: 'Os benefícios encontrados não permitem esta contratação',
};

/** The phases of a consultation that has worked, but has found no benefit for this credit. */
const PHASES_WITHOUT_BENEFIT: ReadonlySet<string> = new Set(['noBenefits', 'invalidBenefits']);
/** The phases that end the consultation without an offer. */
const FAILED_PHASES: ReadonlySet<string> = new Set(['processingFailed', ...PHASES_WITHOUT_BENEFIT]);

/** The texts about the progress of a consultation. */
export type BenefitProgress =
  | { kind: 'unknown' }
  /** The texts of the finished phases, the current one and those that follow. */
  | { kind: 'under way'; done: readonly string[]; now: string; ahead: readonly string[] }
  /** `title`: the outcome of a consultation that has not failed, but has found no benefit. */
  | { kind: 'ended'; text: string; title?: string };

/** The progress in the phase of an answer. */
export function benefitProgressIn(phase: string): BenefitProgress {
  const phaseName = BENEFIT_PHASES.find(name => name === phase);
  if (!phaseName) return { kind: 'unknown' };
  if (FAILED_PHASES.has(phaseName))
    return {
      kind: 'ended',
      text: phaseTexts[phaseName],
      ...(PHASES_WITHOUT_BENEFIT.has(phaseName) && { title: 'Não há benefício para esta contratação' }),
    };
  const usualPhases = BENEFIT_PHASES.filter(name => !FAILED_PHASES.has(name));
  const index = usualPhases.indexOf(phaseName);
  const usualTexts = usualPhases.map(name => phaseTexts[name]);
  return {
    kind: 'under way',
    done: usualTexts.slice(0, index),
    now: phaseTexts[phaseName],
    ahead: usualTexts.slice(index + 1),
  };
}
