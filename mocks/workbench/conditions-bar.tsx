import { type ReactElement, useMemo, useState } from 'react';
import type { OperationId } from '#scenarios/wire.ts';
import { Icon } from './icon.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import { breakableOperations, offeredFaultsOf } from './offered-faults.ts';
import { latencies } from './settings.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';

/** Connection, clock, and pending faults. `isClosed` has an effect on narrow screens only. */
export function ConditionsBar({ isClosed }: { isClosed: boolean }): ReactElement {
  const workbench = useWorkbench();
  const isOffline = useWorkbenchState(state => state.offline);
  const latency = useWorkbenchState(state => state.settings.latency);
  const clockOffset = useWorkbenchState(state => state.clockOffset);
  return (
    <div className="tools conditions" data-closed={isClosed ? '' : undefined}>
      <LabelledSelect
        label="Latência"
        options={[...new Set<number>([...latencies, latency])].map(choice => ({
          value: choice,
          text: choice < 1000 ? `${choice} ms` : `${choice / 1000} s`,
        }))}
        chosen={latency}
        onChosen={choice => workbench.change({ latency: choice })}
      />
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
      <FaultForm />
    </div>
  );
}

const inGroup = (group: string) => (operation: OperationId) => ({ value: operation, text: operation, group });

function FaultForm(): ReactElement {
  const workbench = useWorkbench();
  const pendingFaults = useWorkbenchState(state => state.faults);
  const journal = useWorkbenchState(state => state.journal);
  const [operation, setOperation] = useState<OperationId>('updateStep');
  const [faultId, setFaultId] = useState('');
  const offeredFaults = useMemo(() => offeredFaultsOf(operation), [operation]);
  const fault = offeredFaults.find(({ id }) => id === faultId) ?? offeredFaults[0];
  const calledOperations = new Set(journal.map(entry => entry.operation));
  return (
    <form
      className="fault"
      onSubmit={event => {
        event.preventDefault();
        if (fault) workbench.breakNext(operation, fault);
      }}
    >
      <LabelledSelect
        label="Quebrar a próxima"
        options={[
          ...breakableOperations.filter(id => calledOperations.has(id)).map(inGroup('Já chamadas aqui')),
          ...breakableOperations.filter(id => !calledOperations.has(id)).map(inGroup('Outras do contrato')),
        ]}
        chosen={operation}
        onChosen={setOperation}
      />
      <LabelledSelect
        label="com"
        options={offeredFaults.map(({ id, title, group }) => ({ value: id, text: title, group }))}
        chosen={fault?.id ?? ''}
        onChosen={setFaultId}
      />
      <button type="submit">
        <Icon name="bolt" /> Quebrar
      </button>
      {pendingFaults.length > 0 && (
        <ul className="pending" aria-label="Vão quebrar">
          {pendingFaults.map(({ operation: id, fault: { title } }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list may contain the same fault twice
            <li key={`${id}${index}`} className="chip">
              {id}: {title}
              <button
                type="button"
                aria-label={`Não quebrar ${id}: ${title}`}
                title="Não quebrar"
                onClick={() => workbench.cancelFault(index)}
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
