import { createPayrollTexts } from './create-payroll-texts.ts';

/** Validation of the benefit by the IN 100 rules of the INSS (2.29). */
export const validacaoIN100 = createPayrollTexts('margin', {
  init: { title: 'Vamos validar seu benefício no INSS' },
  waiting: {
    title: 'Estamos validando seu benefício no INSS',
    text: 'A consulta IN 100 mostra a situação do benefício e a margem disponível.',
  },
  success: { title: 'Benefício validado', text: 'O INSS confirmou o benefício e a margem.' },
  failed: {
    title: 'O INSS não validou o benefício',
    text: 'A consulta IN 100 não confirmou o benefício. Você pode consultar de novo.',
  },
  remake: {
    title: 'Autorize a consulta no Meu INSS',
    text: 'Sem a autorização, o INSS não mostra a sua margem. Autorize e refaça a consulta.',
  },
  review: {
    title: 'O INSS está revendo seu benefício',
    text: 'A situação do benefício ainda não foi informada.',
  },
});
