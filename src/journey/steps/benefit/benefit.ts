import { createStatusTexts } from '../status-texts.ts';

/** The consultation of benefits (4.37). */
export const benefit = createStatusTexts('calendar', {
  init: { title: 'Vamos consultar seus benefícios' },
  waiting: {
    title: 'Consulta de benefícios',
    text: 'Estamos falando com o órgão que paga o seu benefício.',
    now: 'A consulta pode levar alguns minutos. Esta tela avança sozinha.',
  },
  success: { title: 'Consulta de benefícios concluída', text: 'Já sabemos quanto você pode contratar.' },
  failed: {
    title: 'A consulta de benefícios falhou',
    text: 'A consulta ao órgão pagador não foi concluída. Você pode consultar de novo agora.',
  },
  remake: {
    title: 'Confira o número do benefício',
    text: 'O número informado não foi encontrado. Revise e consulte de novo.',
  },
  review: {
    title: 'Seu benefício está em revisão',
    text: 'O órgão pagador está conferindo os dados do benefício.',
  },
});
