import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Driver } from '../drivers/driver.ts';
import { type Finding, judge, judgeAtEnd } from '../judge.ts';
import type { ServiceView } from '../player.ts';
import { inPortuguese } from './portuguese.ts';

/** `open`: not true yet, and nothing is lost. */
export type ClaimState = 'open' | 'holds' | 'broken';

/** One line of the verdict as the workbench shows it, in Portuguese. */
export interface Claim {
  text: string;
  state: ClaimState;
  /** What was found instead; empty while nothing is decided. */
  found: string;
}

export type Outcome = 'open' | 'green' | 'red';

/** A breach of these cannot be made good by going on. */
const isFinal = (claim: string): boolean => /^(every request|the console is otherwise)/.test(claim);

/** @param over the walk has ended: what does not hold now is broken. */
export const claimsOf = (findings: readonly Finding[], over: boolean): Claim[] =>
  findings.map(({ claim, holds, found }) => {
    const state = holds ? 'holds' : over || isFinal(claim) ? 'broken' : 'open';
    return { text: inPortuguese(claim), state, found: state === 'broken' ? inPortuguese(found) : '' };
  });

/** Green only when the walk is over and everything holds. */
export function outcomeOf(claims: readonly Claim[], over: boolean): Outcome {
  if (claims.some(({ state }) => state === 'broken')) return 'red';
  return over && claims.length > 0 ? 'green' : 'open';
}

export interface VerdictWatch {
  /** Judges soon, unless that is under way already. */
  look(): void;
  /** Judges for good. */
  decide(): Promise<Claim[]>;
  /** Nothing is told any more. */
  stop(): void;
}

/** So often the screen is looked at while much happens (ms). */
const restBetween = 120;

/** Keeps a verdict up to date while the walk, or somebody by hand, moves the app. */
export function watchVerdict(
  scenario: Scenario,
  driver: Driver,
  service: ServiceView,
  told: (claims: Claim[]) => void,
): VerdictWatch {
  let isLooking = false;
  let again = false;
  let decided = false;
  const look = (): void => {
    if (decided) return;
    if (isLooking) {
      again = true;
      return;
    }
    isLooking = true;
    again = false;
    setTimeout(async () => {
      // While a page is on its way there is nothing to judge.
      const findings = await judge(scenario, driver, service).catch(() => undefined);
      isLooking = false;
      if (findings && !decided) told(claimsOf(findings, false));
      if (again) look();
    }, restBetween);
  };
  return {
    look,
    async decide() {
      decided = true;
      return claimsOf(await judgeAtEnd(scenario, driver, service), true);
    },
    stop() {
      decided = true;
    },
  };
}
