import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Driver } from '../drivers/driver.ts';
import { type Finding, judge, judgeAtEnd } from '../judge.ts';
import type { ServiceView } from '../play-walk.ts';
import { toPortuguese } from './to-portuguese.ts';
import type { WalkProgress } from './walk-control.ts';

/** `open`: not true yet, but it may become true. */
export type ClaimState = 'open' | 'holds' | 'broken';

/** One line of the verdict as the workbench shows it, in Portuguese. */
export interface ClaimLine {
  text: string;
  state: ClaimState;
  /** The actual value; empty while undecided. */
  found: string;
}

export type VerdictColour = 'open' | 'green' | 'red';

/** True for a claim that stays broken once it is broken. */
const isFinal = (claim: string): boolean => /^(every request|the console is otherwise)/.test(claim);

/** @param isOver true after the end of the walk: a claim that does not hold now is broken. */
export const claimsOf = (findings: readonly Finding[], isOver: boolean): ClaimLine[] =>
  findings.map(({ claim, passed, actual }) => {
    const state = passed ? 'holds' : isOver || isFinal(claim) ? 'broken' : 'open';
    return { text: toPortuguese(claim), state, found: state === 'broken' ? toPortuguese(actual) : '' };
  });

/** Green only when the walk is over and everything holds. */
export function verdictColourOf(claims: readonly ClaimLine[], isOver: boolean): VerdictColour {
  if (claims.some(({ state }) => state === 'broken')) return 'red';
  return isOver && claims.length > 0 ? 'green' : 'open';
}

/**
 * The verdict in a sentence; empty before the end. A walk that stopped makes a verdict red, also if all claims hold:
 * nobody has seen its other actions.
 */
export function describeVerdict({
  outcome,
  claims,
  walk,
}: {
  outcome: VerdictColour;
  claims: readonly ClaimLine[];
  walk: Pick<WalkProgress, 'phase' | 'at'>;
}): string {
  if (outcome === 'green') return `Veredito verde: as ${claims.length} afirmações valem.`;
  if (outcome !== 'red') return '';
  const holding = claims.filter(({ state }) => state === 'holds').length;
  const share = `${holding} de ${claims.length} afirmações valem`;
  if (walk.phase === 'done') return `Veredito vermelho: ${share}.`;
  if (walk.phase === 'failed')
    return `Veredito vermelho: o passeio parou na ação ${walk.at + 1}. Na tela em que parou, ${share}.`;
  return '';
}

export interface VerdictWatch {
  /** Schedules a judgement, unless one is already scheduled. */
  update(): void;
  /** Judges the finished walk. */
  finish(): Promise<ClaimLine[]>;
  /** Stops reporting. */
  stop(): void;
}

/** The shortest time between two judgements (ms). */
const minimumInterval = 120;

/** Keeps the verdict up to date while the walk, or a person, uses the app. */
export function watchVerdict(
  scenario: Scenario,
  driver: Driver,
  service: ServiceView,
  onClaims: (claims: ClaimLine[]) => void,
): VerdictWatch {
  let isJudging = false;
  let isJudgementDue = false;
  let isDecided = false;
  const update = (): void => {
    if (isDecided) return;
    if (isJudging) {
      isJudgementDue = true;
      return;
    }
    isJudging = true;
    isJudgementDue = false;
    setTimeout(async () => {
      // There is nothing to judge while a page loads.
      const findings = await judge(scenario, driver, service).catch(() => undefined);
      isJudging = false;
      if (findings && !isDecided) onClaims(claimsOf(findings, false));
      if (isJudgementDue) update();
    }, minimumInterval);
  };
  return {
    update,
    async finish() {
      isDecided = true;
      return claimsOf(await judgeAtEnd(scenario, driver, service), true);
    },
    stop() {
      isDecided = true;
    },
  };
}
