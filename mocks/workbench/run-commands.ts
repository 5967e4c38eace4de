import type { Scenario } from '#scenarios/define-scenario.ts';
import { findScenario, isPlayable } from '#scenarios/index.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import type { ConditionCommands } from './condition-commands.ts';
import type { WorkbenchCore } from './workbench-core.ts';

/** Commands that choose a scenario and play its walk. */
export interface RunCommands {
  choose(id: string): void;
  /** Starts the scenario again from its beginning. */
  reset(): void;
  /** Continues the walk, or starts it again after its end. `until`: pauses before that action. */
  play(until?: number): void;
  pause(): void;
  step(): void;
  /** Plays scenarios one after the other; an empty list stops it. */
  playAll(ids: readonly string[]): void;
}

export function createRunCommands(
  core: WorkbenchCore,
  { change, setOffline }: Pick<ConditionCommands, 'change' | 'setOffline'>,
): RunCommands {
  const { store, faults } = core;
  const { get, set } = store;
  const showMistakes = (scenario: Scenario): void =>
    set({ notice: `Este cenário tem um erro: ${mistakesOf(scenario).join(' ')}` });

  return {
    choose(id) {
      const scenario = findScenario(id);
      if (!scenario) return;
      if (!isPlayable(scenario)) {
        showMistakes(scenario);
        return;
      }
      set({ unknownId: undefined, queue: [], report: undefined });
      faults.clear();
      change({ scenario: id });
      set({ notice: `Cenário aberto: ${scenario.title}.` });
      void core.attached?.player.open(scenario);
    },
    reset() {
      set({ queue: [] });
      faults.clear();
      setOffline(false);
      set({ notice: 'Cenário reiniciado.' });
      void core.attached?.player.open(get().scenario);
    },
    play(until) {
      const isPastStop = until !== undefined && until <= get().walk.at;
      void core.attached?.player.play(get().scenario, walk => walk.play(until), isPastStop);
    },
    step: () => void core.attached?.player.play(get().scenario, walk => walk.step()),
    pause() {
      set({ queue: [] });
      core.attached?.player.pause();
    },
    async playAll(ids) {
      set({ queue: ids });
      if (ids.length > 0) {
        set({ report: undefined });
        faults.clear();
      }
      for (let [id] = get().queue; id !== undefined; [id] = get().queue) {
        const scenario = findScenario(id);
        if (scenario && !isPlayable(scenario)) showMistakes(scenario);
        else if (scenario) {
          change({ scenario: id });
          await core.attached?.player.play(scenario, walk => walk.play(), true);
        }
        // Stopping, pausing or choosing another scenario empties the queue.
        if (get().queue[0] !== id) return;
        set({ queue: get().queue.slice(1) });
      }
    },
  };
}
