import { type ReactNode, useEffect } from 'react';
import { formatCents } from '#brazil/money.ts';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { css } from '#styled/css/index.js';
import { ErrorBlock } from '#ui/error-block.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { StatusAction } from '#ui/status-screen.tsx';
import { paidTextOf } from './paid-text-of.ts';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { useActionPause } from './use-action-pause.ts';

/** The customer's loans: at init a list to choose from (7.14); later a status screen. */
export function ContractsView(props: StepViewProps): ReactNode {
  return props.status === 'init' ? <ContractList {...props} /> : <StepStatusScreen {...props} />;
}

function ContractList({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { busyAction, contracts, markedContracts } = useAppState();
  const pause = useRetryPause('listContracts');
  const contractsFocus = useKeptFocus();
  useEffect(() => void flows.loadContracts(), [flows]);
  const { list } = contracts;
  const marked = list.find(({ id }) => id === markedContracts[step.slug]) ?? list[0];
  const hasContracts = contracts.status === 'success' && list.length > 0;
  const isEmpty = contracts.status === 'success' && list.length === 0;
  const action = isEmpty ? 'submit' : 'chooseContract';
  const actionPause = useActionPause(action);
  const continueAction: StatusAction = {
    label: 'Continuar',
    isLoading: busyAction === 'chooseContract' || busyAction === 'submit',
    pause: actionPause,
    onPress: () => void flows.stepAction(action, marked?.id ?? ''),
  };
  return (
    <StepStatusScreen
      step={step}
      status={status}
      {...(isEmpty
        ? {
            sentence:
              'Não há contratos em seu nome que possam ser usados aqui. Você pode continuar sem eles.',
          }
        : {})}
      action={hasContracts || isEmpty ? continueAction : null}
    >
      <div {...contractsFocus}>
        {(contracts.status === 'initial' || contracts.status === 'loading') && (
          <div aria-busy="true" className={rows}>
            <Skeleton shape="card" count={2} />
          </div>
        )}
        {contracts.status === 'error' && (
          <ErrorBlock message={LOAD_FAILED} pause={pause} onRetry={() => void flows.loadContracts()} />
        )}
        {hasContracts && (
          <fieldset className={rows}>
            <legend className={legend}>Contratos encontrados</legend>
            {list.map(contract => (
              <TickRow
                key={contract.id}
                isFramed
                type="radio"
                name={`${step.slug}-contract`}
                value={contract.id}
                checked={contract.id === marked?.id}
                onChange={() => flows.markContract(step.slug, contract.id)}
              >
                <ContractFacts contract={contract} />
              </TickRow>
            ))}
          </fieldset>
        )}
      </div>
    </StepStatusScreen>
  );
}

function ContractFacts({ contract }: { contract: LoanContract }): ReactNode {
  const lines = [
    contract.number === '' ? '' : `Contrato ${contract.number}`,
    contract.installmentValue === undefined ? '' : `Parcela de ${formatCents(contract.installmentValue)}`,
    paidTextOf(contract),
  ].filter(line => line !== '');
  return (
    <span className={factsStyle}>
      <span className={bank}>{contract.bankName || 'Contrato'}</span>
      {contract.balance !== undefined && (
        <span className={amount}>Saldo {formatCents(contract.balance)}</span>
      )}
      {lines.map(line => (
        <span key={line} className={muted}>
          {line}
        </span>
      ))}
    </span>
  );
}

const rows = css({ display: 'grid', gap: '3', textAlign: 'left' });
const legend = css({ textStyle: 'label', color: 'ink', marginBottom: '2' });
// With large text a long number breaks, not the row (13.1).
const factsStyle = css({
  display: 'grid',
  gap: '1',
  minWidth: '0',
  overflowWrap: 'anywhere',
});
const bank = css({ textStyle: 'strong', color: 'ink' });
const amount = css({ textStyle: 'body', color: 'ink', fontVariantNumeric: 'tabular-nums' });
const muted = css({ textStyle: 'label', color: 'muted', fontWeight: 'normal' });
