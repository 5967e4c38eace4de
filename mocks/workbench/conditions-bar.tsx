import { type ReactElement, useMemo, useState } from 'react';
import type { OperationId } from '#scenarios/wire.ts';
import { breakableOperations, breakageGroups, breakagesOf } from './breakages.ts';
import { Icon } from './icon.tsx';
import { latencies } from './settings.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

/** Connection, clock, and pending breaks. `isClosed` has an effect on narrow screens only. */
export function ConditionsBar({ isClosed }: { isClosed: boolean }): ReactElement {
  const workbench = useWorkbench();
  const isOffline = useWorkbenchState(state => state.offline);
  const latency = useWorkbenchState(state => state.settings.latency);
  const clockOffset = useWorkbenchState(state => state.clockOffset);
  return (
    <div className="tools conditions" data-closed={isClosed ? '' : undefined}>
      <label>
        Latência
        <select
          value={latency}
          onChange={event => workbench.change({ latency: Number(event.currentTarget.value) })}
        >
          {[...new Set<number>([...latencies, latency])].map(choice => (
            <option key={choice} value={choice}>
              {choice < 1000 ? `${choice} ms` : `${choice / 1000} s`}
            </option>
          ))}
        </select>
      </label>
      <label className="box">
        <input
          type="checkbox"
          checked={isOffline}
          onChange={event => workbench.setOffline(event.currentTarget.checked)}
        />
        Sem internet
      </label>
      <fieldset className="clock">
        <legend>Relógio</legend>
        <output title="Quanto o relógio do app está à frente">+{(clockOffset / 1000).toFixed(0)} s</output>
        <button type="button" onClick={workbench.nextPoll} title="Anda até o app consultar mais uma vez">
          próxima consulta
        </button>
        <button type="button" onClick={() => workbench.advance(15_000)}>
          +15 s
        </button>
        <button
          type="button"
          onClick={() => workbench.advance(150_000)}
          title="O limite de tempo de uma chamada"
        >
          estourar 150 s
        </button>
      </fieldset>
      <BreakForm />
    </div>
  );
}

function BreakForm(): ReactElement {
  const workbench = useWorkbench();
  const breaks = useWorkbenchState(state => state.breaks);
  const journal = useWorkbenchState(state => state.journal);
  const [operation, setOperation] = useState<OperationId>('updateStep');
  const [breakageId, setBreakageId] = useState('');
  const breakages = useMemo(() => breakagesOf(operation), [operation]);
  const breakage = breakages.find(({ id }) => id === breakageId) ?? breakages[0];
  const calledOperations = new Set(journal.map(entry => entry.operation));
  return (
    <form
      className="break"
      onSubmit={event => {
        event.preventDefault();
        if (breakage) workbench.breakNext(operation, breakage);
      }}
    >
      <label>
        Quebrar a próxima
        <select
          value={operation}
          onChange={event => {
            const chosenOperation = breakableOperations.find(id => id === event.currentTarget.value);
            if (chosenOperation) setOperation(chosenOperation);
          }}
        >
          <optgroup label="Já chamadas aqui">
            {breakableOperations
              .filter(id => calledOperations.has(id))
              .map(id => (
                <option key={id}>{id}</option>
              ))}
          </optgroup>
          <optgroup label="Outras do contrato">
            {breakableOperations
              .filter(id => !calledOperations.has(id))
              .map(id => (
                <option key={id}>{id}</option>
              ))}
          </optgroup>
        </select>
      </label>
      <label>
        com
        <select value={breakage?.id ?? ''} onChange={event => setBreakageId(event.currentTarget.value)}>
          {breakageGroups.map(group => (
            <optgroup key={group} label={group}>
              {breakages
                .filter(entry => entry.group === group)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit">
        <Icon name="bolt" /> Quebrar
      </button>
      {breaks.length > 0 && (
        <ul className="pending" aria-label="Vão quebrar">
          {breaks.map(({ operation: id, breakage: { title } }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same break twice
            <li key={`${id}${index}`} className="chip">
              {id}: {title}
              <button
                type="button"
                aria-label={`Não quebrar ${id}: ${title}`}
                title="Não quebrar"
                onClick={() => workbench.cancelBreak(index)}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
