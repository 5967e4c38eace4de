import { createStatusTexts } from '../status-texts.ts';

/** The bank pays the money out (2.32). The title of `failed` is fixed by 8.46. */
export const propostaEmPagamento = createStatusTexts('coins', {
  init: {
    title: 'Vamos preparar o pagamento',
    text: 'Sua proposta foi aprovada. O próximo passo é o pagamento.',
  },
  waiting: {
    title: 'Seu dinheiro está a caminho',
    text: 'O banco está enviando o valor para a conta que você informou.',
    now: 'O crédito aparece na sua conta assim que o banco concluir a transferência.',
  },
  success: { title: 'Pagamento enviado', text: 'O valor foi enviado para a sua conta.' },
  failed: {
    title: 'Falha no pagamento',
    text: 'O valor não pôde ser enviado para a conta informada. Você pode tentar de novo agora.',
  },
  remake: {
    picture: 'account',
    title: 'Confira os dados da sua conta',
    text: 'O banco não aceitou a conta informada. Revise e envie novamente.',
    correction: {
      answers: 'account',
      label: 'Revisar conta',
      textWithoutForm: 'O banco não aceitou a conta informada. Para corrigir, fale com quem enviou o link.',
    },
  },
  review: {
    title: 'O pagamento está em revisão',
    text: 'O banco está conferindo a conta antes de enviar o valor.',
  },
});
