import { createPayrollTexts } from './create-payroll-texts.ts';

/** Endorsement by the body that pays the customer (2.32). */
export const averbacao = createPayrollTexts('payslip', {
  init: { title: 'Vamos pedir a averbação' },
  waiting: {
    title: 'Sua averbação está em andamento',
    text: 'O órgão pagador registra o desconto das parcelas na sua folha.',
    now: 'O prazo é do órgão pagador. Pode sair e voltar depois pelo mesmo link.',
    mayLeave: true,
  },
  success: { title: 'Averbação concluída', text: 'O desconto das parcelas foi registrado.' },
  failed: {
    title: 'A averbação não foi aceita',
    text: 'O órgão pagador recusou o desconto em folha. Você pode tentar de novo agora.',
  },
});
