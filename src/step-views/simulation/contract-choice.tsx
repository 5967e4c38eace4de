import { type ReactNode, useId } from 'react';
import { formatCents } from '#brazil/money.ts';
import { formatRate } from '#brazil/percent.ts';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { inputLabels } from '#journey/simulation/input-errors.ts';
import { isOfParticipant, type TakeoverContract } from '#journey/simulation/takeover-contract.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import { descriptionIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { paidTextOf } from '../paid-text-of.ts';
import { rows } from './rows.ts';

/** Loans for a portability or refinancing: one or several (3.42, 7.35). */
export function ContractChoice(view: SimulationInView): ReactNode {
  return (
    <div {...useKeptFocus()}>
      <Contracts {...view} />
    </div>
  );
}

function Contracts({ simulation, slice }: SimulationInView): ReactNode {
  const flows = useFlows();
  const id = useId();
  const { contracts, inputs, banks, errors } = slice;
  // The dock has the button that asks again.
  if (contracts.status === 'error') return <Banner kind="error">{contracts.message}</Banner>;
  if (contracts.status !== 'success')
    return (
      <div aria-busy="true" className={rows}>
        <Skeleton shape="text" />
        <Skeleton shape="card" count={2} />
      </div>
    );
  if (contracts.list.length === 0)
    return (
      <Banner kind="info" title="Nenhum contrato encontrado">
        Não há contratos em seu nome que possam ser usados aqui.
      </Banner>
    );
  const isSingle = contracts.list.length === 1;
  const isPortability = simulation.pricingType === 'portability';
  const toggle = (contractId: string, isSelected: boolean): void => {
    const otherContracts = inputs.contracts.filter(otherId => otherId !== contractId);
    void flows.changeSimulation({ contracts: isSelected ? [...otherContracts, contractId] : otherContracts });
  };
  return (
    <FieldShell
      announcesError
      isGroup
      id={id}
      label={inputLabels.contracts}
      error={errors.contracts}
      help={`Escolha ${isSingle ? 'o contrato' : 'um ou mais contratos'} para ${isPortability ? 'portar' : 'refinanciar'}.`}
    >
      <fieldset
        id={id}
        aria-label={inputLabels.contracts}
        aria-describedby={descriptionIdsOf(id, { help: true, error: errors.contracts !== undefined })}
        className={rows}
      >
        {contracts.list.map(contract => (
          <ContractRow
            key={contract.id}
            contract={contract}
            isSelected={inputs.contracts.includes(contract.id)}
            // A bank that takes no part in credit transfers cannot release its contracts.
            disabled={isPortability && banks.length > 0 && !isOfParticipant(contract, banks)}
            isInvalid={errors.contracts !== undefined}
            onToggle={isSelected => toggle(contract.id, isSelected)}
          />
        ))}
      </fieldset>
    </FieldShell>
  );
}

interface ContractRowProps {
  contract: TakeoverContract;
  isSelected: boolean;
  disabled: boolean;
  isInvalid: boolean;
  onToggle: (isSelected: boolean) => void;
}

function ContractRow({ contract, isSelected, disabled, isInvalid, onToggle }: ContractRowProps): ReactNode {
  const id = useId();
  const { bankName, balance, installmentValue, monthlyRate, number } = contract;
  const lines = [
    [installmentValue === undefined ? '' : `Parcela de ${formatCents(installmentValue)}`],
    // Together they fit one line of the narrowest phone.
    [monthlyRate === undefined ? '' : `${formatRate(monthlyRate)} ao mês`, paidTextOf(contract)],
  ]
    .map(parts => parts.filter(part => part !== '').join(' · '))
    .filter(line => line !== '');
  return (
    <TickRow
      isFramed
      type="checkbox"
      checked={isSelected}
      disabled={disabled}
      invalid={isInvalid}
      data-wrong={isInvalid || undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-facts`}
      onChange={event => onToggle(event.target.checked)}
    >
      <span className={facts}>
        <span id={`${id}-name`} className={bank}>
          {bankName || 'Contrato'} {number !== '' && <span className={small}>nº {number}</span>}
        </span>
        <span id={`${id}-facts`} className={facts}>
          {balance !== undefined && <span className={balanceStyle}>Saldo {formatCents(balance)}</span>}
          {lines.map(line => (
            <span key={line} className={small}>
              {line}
            </span>
          ))}
          {disabled && <span className={small}>Este banco não participa da portabilidade.</span>}
        </span>
      </span>
    </TickRow>
  );
}

const facts = css({
  display: 'grid',
  gap: '0.5',
  flex: '1',
  minWidth: '0',
  fontVariantNumeric: 'tabular-nums',
});
const bank = css({ textStyle: 'strong' });
const balanceStyle = css({ textStyle: 'body' });
const small = css({ textStyle: 'help', color: 'muted' });
