import { expect, test } from 'vitest';
import type { WalkAction } from '#scenarios/walk.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import type { Driver } from './drivers/driver.ts';
import { createEngine, type Engine } from './engine.ts';
import { playWalk } from './play-walk.ts';
import { noScreen } from './testing/no-screen.ts';

const waitForTwo: WalkAction = { do: 'waitForCall', operation: 'getSystem', times: 2 };

function setUp(): { engine: Engine; play: (advance: Driver['advance']) => Promise<void> } {
  const resume = scenarioById('resume');
  const scenario = { ...resume, plan: { getSystem: { kind: 'hang' } as const }, walk: [waitForTwo] };
  const engine = createEngine({ scenario });
  return { engine, play: advance => playWalk(scenario, { ...noScreen, advance }, engine) };
}

test('[10.10] a walk waits until the service has received a call, also one that the app aborts unanswered', async () => {
  const { engine, play } = setUp();
  const visit = new AbortController();
  let advances = 0;
  await play(async () => {
    advances += 1;
    visit.abort();
    const call = new Request('https://servico.exemplo/unauth/product-self-contract/h1/system', {
      signal: visit.signal,
    });
    void engine.handle(call);
  });
  expect(advances).toBe(2);
  expect(engine.journal.map(({ operation, took }) => [operation, took])).toEqual([
    ['getSystem', null],
    ['getSystem', null],
  ]);
});

test('[10.10] a walk that waits for a call that does not come names it', async () => {
  const { play } = setUp();
  await expect(play(async () => undefined)).rejects.toThrow('the service has not received getSystem 2 times');
});

test('[16.3] a press upon what the walk has waited for ends the resends of broken calls; another press may come too early', async () => {
  const { engine } = setUp();
  const { scenario } = engine;
  const events: string[] = [];
  const note = (event: string) => async () => void events.push(event);
  const press: WalkAction = { do: 'press', button: 'Tentar novamente' };
  const walk: WalkAction[] = [press, { do: 'waitFor', text: 'A conexão falhou' }, press];
  const driver = { ...noScreen, waitForText: note('wait'), press: note('press') };
  const service = { report: engine.report, endResends: () => void events.push('end') };
  await playWalk({ ...scenario, walk }, driver, service);
  expect(events).toEqual(['press', 'wait', 'end', 'press']);
});

test('[10.10] an action that nobody knows fails: a claim is never skipped', async () => {
  const { engine } = setUp();
  const { scenario } = engine;
  // Recorded and hand-written walks may come without checked types.
  const unknownAction = { do: 'expectAbsentt', text: 'Dados pessoais' } as unknown as WalkAction;
  await expect(playWalk({ ...scenario, walk: [unknownAction] }, noScreen, engine)).rejects.toThrow(
    'there is no action {"do":"expectAbsentt","text":"Dados pessoais"}',
  );
});
