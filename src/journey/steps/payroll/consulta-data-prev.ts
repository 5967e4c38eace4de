import { createPayrollTexts } from './create-payroll-texts.ts';

/** Consultation of Dataprev (2.32). */
export const consultaDataPrev = createPayrollTexts('register', {
  init: { title: 'Vamos consultar a Dataprev' },
  waiting: {
    title: 'Estamos consultando a Dataprev',
    text: 'A Dataprev informa seu vínculo de trabalho e quanto da renda pode ser comprometido.',
  },
  success: { title: 'Consulta à Dataprev concluída', text: 'Seu vínculo e sua margem foram informados.' },
  failed: {
    title: 'A Dataprev não respondeu',
    text: 'Seu vínculo não pôde ser consultado. Você pode tentar de novo agora.',
  },
  remake: {
    title: 'Refaça a consulta à Dataprev',
    text: 'A autorização de consulta expirou.',
  },
  review: {
    title: 'Sua consulta à Dataprev está em revisão',
    text: 'Os dados do vínculo estão sendo conferidos.',
  },
});
