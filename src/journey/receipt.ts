import { formatWireDay } from '#brazil/format-day.ts';
import { formatInstalments } from '#brazil/instalments.ts';
import { formatCents } from '#brazil/money.ts';
import { formatRate } from '#brazil/percent.ts';
import { type ChosenCredit, chosenCreditOf, endedWithoutCredit } from './chosen-credit.ts';
import type { Configuration } from './model/configuration.ts';
import type { Proposal } from './model/proposal.ts';
import { hasInput, type Simulation } from './simulation/simulation-declaration.ts';
import { withdrawalsTextOf } from './simulation/texts.ts';

/** A line of a receipt, as texts to display. */
export interface ReceiptLine {
  name: string;
  value: string;
}

/**
 * The facts about the credit at the end of the journey (2.2, 2.3). Facts that the service has not sent are left out; of
 * a proposal without a credit only the number remains (assumption 2.2).
 */
export interface Receipt {
  amount: ReceiptLine | undefined;
  figures: readonly ReceiptLine[];
  /** The number of the proposal, otherwise its identifier; `undefined` without either. */
  number: ReceiptLine | undefined;
}

const isOfWithdrawals = (simulation: Simulation | undefined): boolean =>
  simulation !== undefined && hasInput(simulation, 'withdrawals');

/** The name of the amount. Without interest it may be the price of an insurance or the credit of a consórcio. */
function amountNameOf({ simulation, monthlyRate }: ChosenCredit): string {
  if (isOfWithdrawals(simulation)) return 'Você recebe';
  if (simulation?.buys) return 'Valor do financiamento';
  // It may be more than the balance (assumption 7.35).
  if (simulation?.pricingType === 'portability') return 'Valor do novo contrato';
  return monthlyRate === 0 ? 'Valor' : 'Valor do crédito';
}

/** The terms under the names that they have in the simulation. */
function termsOf({ simulation, months, instalment, monthlyRate }: ChosenCredit): ReceiptLine[] {
  const rate = monthlyRate ? `${formatRate(monthlyRate)} ao mês` : '';
  if (isOfWithdrawals(simulation))
    return [
      { name: 'Antecipação', value: months === undefined ? '' : withdrawalsTextOf(months) },
      { name: 'Juros', value: rate },
    ];
  const total = months === undefined || instalment === undefined ? undefined : months * instalment;
  return [
    { name: 'Prazo', value: months === undefined ? '' : formatInstalments(months) },
    { name: 'Valor da parcela', value: instalment === undefined ? '' : formatCents(instalment) },
    { name: 'Juros', value: rate },
    { name: 'Total a pagar', value: total === undefined ? '' : formatCents(total) },
  ];
}

export function receiptOf(config: Configuration, proposal: Proposal): Receipt {
  const isRefused = endedWithoutCredit(config, proposal);
  const credit = isRefused ? undefined : chosenCreditOf(config, proposal);
  const { proposalNumber = '', firstDueDate = '', payoutForecast = '' } = proposal.customFields ?? {};
  const figures = isRefused
    ? []
    : [
        ...(credit ? termsOf(credit) : []),
        { name: '1ª parcela em', value: formatWireDay(firstDueDate) },
        { name: 'Depósito', value: formatWireDay(payoutForecast) || payoutForecast },
      ];
  return {
    amount: credit && { name: amountNameOf(credit), value: formatCents(credit.amount) },
    figures: figures.filter(({ value }) => value !== ''),
    number: proposalNumber
      ? { name: 'Número da proposta', value: proposalNumber }
      : proposal.id
        ? { name: 'Código da proposta', value: proposal.id }
        : undefined,
  };
}

/** The receipt as text for sharing and copying: product and bank, then a line for each fact. */
export function receiptTextOf({ product, bank }: Configuration, receipt: Receipt): string {
  const lines = [receipt.amount, ...receipt.figures, receipt.number].filter(line => line !== undefined);
  return [
    [product.name, bank.name].filter(name => name !== '').join(' · '),
    ...lines.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n');
}
