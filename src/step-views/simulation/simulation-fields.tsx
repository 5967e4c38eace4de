import { type ReactNode, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { inputLabels } from '#journey/simulation/input-errors.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { entryLimitsOf } from '#journey/simulation/simulation-facts.ts';
import { ESTATE_TERMS, isAmountTyped, isByInstalment } from '#journey/simulation/simulation-request.ts';
import { counterOfferTextOf } from '#journey/simulation/texts.ts';
import { css } from '#styled/css/index.js';
import { descriptionIdsOf } from '#ui/field-ids.ts';
import { FieldShell } from '#ui/field-shell.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ChipRow } from './chip-row.tsx';
import { ContractChoice } from './contract-choice.tsx';
import { MoneyEntry, MoneyEntrySkeleton } from './money-entry.tsx';

const INSURANCE_ID = 'seguro';

/** The inputs that the visitor may change before there are options. */
export function SimulationFields(view: SimulationInView): ReactNode {
  const flows = useFlows();
  const { simulation, slice, isLoadingFirst } = view;
  const kindsPause = useRetryPause('getAgxPrivateSimulationTypes');
  const { inputs, errors, limits, price, kinds, offers } = slice;
  const byInstalment = isByInstalment(simulation, inputs);
  const needsContract = hasInput(simulation, 'contracts') && inputs.contracts.length === 0;
  const hasAmount = isAmountTyped(simulation, inputs) && !needsContract;
  const showsAmount = inputs.amount !== undefined || limits !== undefined || slice.isRefused;
  const premium = offers.find(({ insurance }) => insurance !== undefined)?.insurance;
  return (
    <>
      {hasInput(simulation, 'contracts') && <ContractChoice {...view} />}
      {hasInput(simulation, 'kind') && slice.haveKindsFailed && (
        // Not announced: the offer is, and it stays usable.
        <div className={textBlock}>
          <p className={small}>Não foi possível carregar as formas de simular.</p>
          <TextLink pause={kindsPause} onPress={() => void flows.retrySimulation()}>
            Tentar novamente
          </TextLink>
        </div>
      )}
      {hasInput(simulation, 'kind') && kinds.length > 1 && (
        <ChipRow
          id="tipo-de-simulacao"
          label="Simular por"
          choices={kinds}
          selected={inputs.kind}
          onChoose={kind =>
            void flows.changeSimulation(
              kind === 'parcela'
                ? { kind, months: slice.chosen?.months ?? offers[0]?.options.at(-1)?.months }
                : { kind, months: undefined },
            )
          }
        />
      )}
      {byInstalment && (
        <MoneyEntry
          id="parcela"
          label={inputLabels.instalment}
          cents={inputs.instalment}
          limits={undefined}
          error={errors.instalment}
          onChange={instalment => void flows.changeSimulation({ instalment })}
        />
      )}
      {hasAmount && !showsAmount && isLoadingFirst && <MoneyEntrySkeleton />}
      {hasAmount && showsAmount && (
        <MoneyEntry
          id="valor"
          label={inputLabels.amount}
          cents={inputs.amount}
          limits={limits}
          awaitsLimits={isLoadingFirst && !limits}
          error={errors.amount}
          counterOffer={counterOfferTextOf(simulation, slice)}
          onChange={amount => void flows.changeSimulation({ amount })}
        />
      )}
      {hasInput(simulation, 'entry') && price !== undefined && (
        <MoneyEntry
          id="entrada"
          label={inputLabels.entry}
          cents={inputs.entry}
          limits={entryLimitsOf(price)}
          error={errors.entry}
          labelNote={<Share total={price} cents={inputs.entry} />}
          onChange={entry => void flows.changeSimulation({ entry })}
        />
      )}
      {(byInstalment || hasInput(simulation, 'months')) && <TermChips {...view} />}
      {hasInput(simulation, 'insurance') && premium === undefined && isLoadingFirst && (
        <div aria-hidden="true" data-skeleton="insurance" className={insuranceBar} />
      )}
      {hasInput(simulation, 'insurance') && premium !== undefined && (
        <FieldShell
          announcesError
          hidesLabel
          id={INSURANCE_ID}
          label={inputLabels.insurance}
          error={errors.insurance}
        >
          <TickRow
            isFramed
            id={INSURANCE_ID}
            type="checkbox"
            checked={inputs.insured}
            invalid={errors.insurance !== undefined}
            data-wrong={errors.insurance !== undefined || undefined}
            aria-describedby={descriptionIdsOf(INSURANCE_ID, { error: errors.insurance !== undefined })}
            onChange={event => void flows.changeSimulation({ insured: event.target.checked })}
          >
            <span className={textBlock}>
              Incluir seguro
              <span className={small}>
                {inputs.insured
                  ? `${formatCents(premium)} por mês, já na parcela`
                  : `mais ${formatCents(premium)} por mês na parcela`}
              </span>
            </span>
          </TickRow>
        </FieldShell>
      )}
    </>
  );
}

/** '20% de R$ 62.840,00'. */
function Share({ total, cents = 0 }: { total: number; cents: number | undefined }): ReactNode {
  const percent = total === 0 ? 0 : Math.round((cents / total) * 100);
  return (
    <span className={small}>
      {percent}% de {formatCents(total)}
    </span>
  );
}

/**
 * A choice of terms: those that the service lists, otherwise all that it has offered since the step opened. If it
 * refuses the first request for real estate, the visitor chooses from common terms.
 */
function TermChips({ simulation, slice }: SimulationInView): ReactNode {
  const flows = useFlows();
  const [knownTerms, setKnownTerms] = useState<ReadonlySet<number>>(new Set());
  const offeredTerms = slice.offers.flatMap(({ options }) => options.map(({ months }) => months));
  const needsTerms = slice.isRefused && simulation.buys === 'estate' && knownTerms.size === 0;
  const newTerms = needsTerms ? ESTATE_TERMS : offeredTerms;
  if (newTerms.some(months => !knownTerms.has(months))) setKnownTerms(new Set([...knownTerms, ...newTerms]));
  const choices =
    slice.termOptions.length > 0
      ? slice.termOptions
      : [...knownTerms]
          .sort((a, b) => a - b)
          .map(months => ({ value: String(months), label: `${months} meses` }));
  if (choices.length < 2) return null;
  return (
    <ChipRow
      id="prazo"
      label={inputLabels.months}
      choices={choices}
      selected={String(slice.inputs.months ?? slice.chosen?.months ?? '')}
      // Beside offers their list shows it.
      error={slice.offers.length === 0 ? slice.errors.months : undefined}
      onChoose={months => void flows.changeSimulation({ months: Number(months) })}
    />
  );
}

/** As high as the row of the insurance, which has two lines. */
const insuranceBar = css({ height: '[4.25rem]', borderRadius: 'control', bg: 'skeleton' });
const textBlock = css({ display: 'grid', justifyItems: 'start' });
const small = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
