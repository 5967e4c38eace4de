import { createStatusTexts } from '../status-texts.ts';

/**
 * The consultation of benefits (4.37). Who is asked depends on the product, such as the INSS or the Caixa, so the texts
 * do not say it.
 */
export const benefit = createStatusTexts('calendar', {
  init: { title: 'Vamos consultar seus benefícios' },
  waiting: {
    title: 'Consulta de benefícios',
    text: 'Estamos consultando quanto você pode contratar.',
    now: 'A consulta pode levar alguns minutos. Esta tela avança sozinha.',
  },
  success: { title: 'Consulta de benefícios concluída', text: 'Já sabemos quanto você pode contratar.' },
  failed: {
    title: 'A consulta de benefícios falhou',
    text: 'A consulta não foi concluída. Você pode consultar de novo agora.',
  },
  remake: {
    title: 'Confira os dados da consulta',
    text: 'Os dados informados não foram encontrados. Revise e consulte de novo.',
    correction: {
      answers: 'any',
      label: 'Revisar dados',
      textWithoutForm:
        'Os dados informados não foram encontrados. Para corrigir, fale com quem enviou o link.',
    },
  },
  review: {
    title: 'Sua consulta está em revisão',
    text: 'Os dados da consulta estão sendo conferidos.',
  },
});
