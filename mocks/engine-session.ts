import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { MockClock } from './clock.ts';
import { type JournalEntry, type ServiceReport, type Violation, withoutLongBodies } from './journal.ts';
import { createResendRecogniser, type ResendRecogniser } from './resend-recogniser.ts';
import { createServiceJournal, type ServiceJournal } from './service-journal.ts';
import type { WorldState } from './world/state.ts';
import { createWorld, type World } from './world/world.ts';

/** The memory of an engine from the beginning of the scenario to the next reset. */
export interface EngineSession {
  world: World;
  /** How often the app has called each operation, without the browser's resends. */
  calls: Partial<Record<OperationId, number>>;
  draws: { seed: number; drawn: number };
  journal: ServiceJournal;
  resends: ResendRecogniser;
}

/** The state of an engine, to continue after a reload. Plain JSON. */
export interface EngineSnapshot {
  scenario: string;
  world: WorldState;
  calls: Partial<Record<OperationId, number>>;
  draws: { seed: number; drawn: number };
  journal: JournalEntry[];
  violations: Violation[];
  /** Calls that the journal has dropped. Absent in older snapshots. */
  droppedCalls?: number;
}

export interface SessionOptions {
  scenario: Scenario;
  clock: MockClock;
  seed: number;
  product: Product | undefined;
  dialect: Dialect;
}

/** Continues a snapshot; begins the scenario without one. */
export const createEngineSession = (
  { scenario, clock, seed, product, dialect }: SessionOptions,
  snapshot: EngineSnapshot | undefined,
): EngineSession => ({
  world: createWorld({
    scenario,
    seed,
    dialect,
    now: () => clock.now(),
    snapshot: snapshot?.world,
    ...(product && { product }),
  }),
  calls: { ...snapshot?.calls },
  draws: { ...(snapshot?.draws ?? { seed, drawn: 0 }) },
  journal: createServiceJournal(snapshot),
  resends: createResendRecogniser(),
});

export const snapshotOf = (
  { world, calls, draws, journal }: EngineSession,
  scenario: Scenario,
): EngineSnapshot =>
  structuredClone({
    scenario: scenario.id,
    world: world.snapshot(),
    calls,
    draws,
    journal: withoutLongBodies(journal.entries),
    violations: journal.violations,
    droppedCalls: journal.droppedCalls,
  });

export const reportOf = (
  { world, journal }: EngineSession,
  scenario: Scenario,
  dialect: Dialect,
): ServiceReport => ({
  scenario: scenario.id,
  dialect: dialect.id,
  ...journal.count(),
  journal: structuredClone(journal.entries),
  violations: structuredClone(journal.violations),
  effects: world.effects(),
  awaitsExpiry: world.awaitsExpiry(),
  files: world.files(),
});
