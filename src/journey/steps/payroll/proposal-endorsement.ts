import { createPayrollTexts } from './create-payroll-texts.ts';

/** Endorsement of the proposal by the agreement (2.29). */
export const proposalEndorsement = createPayrollTexts('payslip', {
  init: { title: 'Vamos averbar sua proposta' },
  waiting: {
    title: 'Estamos averbando sua proposta',
    text: 'O convênio confirma a proposta e reserva a sua margem consignável.',
  },
  success: { title: 'Proposta averbada', text: 'O convênio confirmou a sua proposta.' },
  failed: {
    title: 'O convênio não averbou a proposta',
    text: 'A sua margem não pôde ser reservada. Você pode tentar de novo agora.',
  },
});
