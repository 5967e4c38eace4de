import { createPayrollTexts } from './create-payroll-texts.ts';

// The three steps of the endorsement hub (2.30, 4.9). The specification names the first; the other names are assumed.

/** The hub returns the margin of the customer. */
export const averbationHubBalanceConsult = createPayrollTexts('margin', {
  init: { title: 'Vamos consultar sua margem' },
  waiting: {
    title: 'Estamos consultando sua margem',
    text: 'O convênio informa quanto da sua renda ainda pode ser usado em parcelas.',
  },
  success: { title: 'Margem consultada', text: 'Você tem margem para esta proposta.' },
  failed: {
    title: 'Não conseguimos consultar sua margem',
    text: 'A consulta ao convênio não foi concluída. Você pode consultar de novo agora.',
  },
  remake: {
    title: 'Precisamos consultar sua margem de novo',
    text: 'A consulta ao convênio precisa ser refeita. O que você já preencheu continua salvo.',
  },
  review: {
    title: 'Sua margem está em revisão',
    text: 'O convênio está conferindo a sua margem.',
  },
});

/** The hub reserves the margin for the proposal. */
export const averbationHubReserve = createPayrollTexts('reserve', {
  init: { title: 'Vamos reservar sua margem' },
  waiting: {
    title: 'Estamos reservando sua margem',
    text: 'A margem necessária fica reservada para esta proposta até a confirmação.',
  },
  success: { title: 'Margem reservada', text: 'A margem desta proposta está garantida.' },
  failed: {
    title: 'Não conseguimos reservar sua margem',
    text: 'A reserva no convênio não foi concluída. Você pode tentar de novo agora.',
  },
  remake: {
    title: 'Precisamos reservar sua margem de novo',
    text: 'A reserva no convênio precisa ser refeita. O que você já preencheu continua salvo.',
  },
  review: {
    title: 'A reserva da sua margem está em revisão',
    text: 'O convênio está conferindo a reserva.',
  },
});

/** The hub confirms the deduction. */
export const averbationHubConfirm = createPayrollTexts('payslip', {
  init: { title: 'Vamos confirmar o desconto em folha' },
  waiting: {
    title: 'Estamos confirmando o desconto em folha',
    text: 'O convênio registra as parcelas no seu contracheque.',
  },
  success: { title: 'Desconto confirmado', text: 'As parcelas foram registradas no seu contracheque.' },
  failed: {
    title: 'O desconto em folha não foi confirmado',
    text: 'O convênio não registrou as parcelas. Você pode tentar de novo agora.',
  },
  remake: {
    title: 'Precisamos confirmar o desconto em folha de novo',
    text: 'Sua margem mudou desde o pedido. O que você já preencheu continua salvo.',
  },
  review: {
    title: 'A confirmação do desconto está em revisão',
    text: 'O convênio está conferindo o desconto em folha.',
  },
});
