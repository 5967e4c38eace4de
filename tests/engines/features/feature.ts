import { isDeepStrictEqual } from 'node:util';
import type { Driver } from '#mocks/drivers/driver.ts';
import type { Engine } from '#mocks/engine.ts';
import { sleep } from '#mocks/sleep.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';

export const engineNames = ['chromium', 'gecko', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The settings of the system around the browser. */
export type SystemSettings = 'plain' | 'dark, reduced motion' | 'forced colors';

/** A browser, independent of the tool that controls it. */
export interface FeatureBrowser {
  engine: EngineName;
  version: string;
  /** Begins a visit with an empty profile. The link of the scenario is not opened yet. */
  beginVisit(scenario: Scenario, size: Size): Promise<FeatureVisit>;
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** The visit of one visitor, with a separate profile. All commands go to the visible tab. */
export interface FeatureVisit {
  engine: EngineName;
  scenario: Scenario;
  service: Engine;
  /** Finds elements by role and name, as in every scenario. */
  readonly driver: Driver;
  /** Opens the link of the scenario. */
  open(query?: Readonly<Record<string, string>>): Promise<void>;
  /** Leaves the app: opens an empty page. */
  leaveSite(): Promise<void>;
  /** Calls a function in the page. The function uses nothing but its parameters, which are sent as JSON. */
  run<Parameters extends readonly unknown[], Result>(
    script: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ): Promise<Awaited<Result>>;
  /** Presses keys one after the other: `a`, `Tab`, `Control+v`. */
  press(...keys: readonly string[]): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Opens the link of the scenario in a second tab and shows that tab; the first one stays open. */
  openSecondTab(): Promise<void>;
  /** Shows a tab; 0 is the first. */
  showTab(tab: number): Promise<void>;
  /** Closes the visible tab and opens the link in a new one of the same profile. */
  reopenInNewTab(): Promise<void>;
  /** A PNG of the page. */
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** The result of a feature. A feature that throws fails. */
export type FeatureResult = { state: 'works' } | { state: 'differs' | 'not testable here'; details: string };

export const works: FeatureResult = { state: 'works' };
export const differs = (details: string): FeatureResult => ({ state: 'differs', details });
export const untestableHere = (details: string): FeatureResult => ({ state: 'not testable here', details });

export interface Feature {
  name: string;
  systemSettings?: SystemSettings;
  play(browser: FeatureBrowser): Promise<FeatureResult>;
}

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 390, height: 740 };

/**
 * Reads a value until `accepts` returns true for it.
 * @throws Error with `problem` and the last value when the time is over.
 */
export async function eventually<Value>(
  problem: string,
  read: () => Promise<Value>,
  accepts: (value: Value) => boolean,
  milliseconds = 10_000,
): Promise<Value> {
  let value: Value;
  for (const end = Date.now() + milliseconds; ; ) {
    value = await read();
    if (accepts(value)) return value;
    if (Date.now() > end) break;
    await sleep(50);
  }
  throw new Error(`${problem}: ${JSON.stringify(value)}`);
}

/** @throws Error unless both are the same. */
export function expectSame(name: string, actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected))
    throw new Error(`${name}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}
