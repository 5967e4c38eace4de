import { createCheckTexts } from './create-check-texts.ts';

/** The service checks the entered data (2.32). */
export const analiseDeDados = createCheckTexts(
  {
    init: { title: 'Vamos conferir seus dados' },
    waiting: {
      title: 'Estamos conferindo seus dados',
      text: 'Comparamos o que você informou com as bases oficiais. Esta tela avança sozinha.',
    },
    success: { title: 'Dados conferidos', text: 'O que você informou foi confirmado.' },
    failed: {
      title: 'Não conseguimos confirmar seus dados',
      text: 'As bases oficiais não confirmaram o que foi informado. Você pode tentar de novo agora.',
    },
    remake: {
      title: 'Confira os dados que você informou',
      text: 'Algum dado está diferente das bases oficiais. Revise e envie novamente.',
      correction: {
        answers: 'any',
        label: 'Revisar dados',
        textWithoutForm:
          'Algum dado está diferente das bases oficiais. Para corrigir, fale com quem enviou o link.',
      },
    },
  },
  'dataMatch',
);
