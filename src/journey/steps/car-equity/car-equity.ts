import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** Car equity with C6. */
const createCarEquityTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'car',
    {
      init: { button: { label: 'Começar', action: 'begin' }, secondaryButton: null },
      remake: {
        title: 'Confira os dados do veículo',
        text: 'O banco não reconheceu o veículo informado. Revise e envie novamente.',
        correction: {
          answers: 'any',
          label: 'Revisar dados',
          textWithoutForm:
            'O banco não reconheceu o veículo informado. Para corrigir, fale com quem enviou o link.',
        },
      },
      review: {
        title: 'Seu veículo está em avaliação',
        text: 'A avaliação do veículo e dos documentos está em andamento.',
      },
    },
    overrides,
  );

/**
 * The submission to C6, which the app can repeat (4.28, 7.32). The specification names only the prefix c6CarEquity; the
 * rest is assumed (assumption 4.8).
 */
export const c6CarEquityInsertion = createCarEquityTexts({
  init: {
    title: 'Vamos enviar sua proposta ao C6',
    text: 'Os dados do veículo e os seus serão enviados ao banco automaticamente.',
    button: { label: 'Começar', action: 'startInsertion' },
  },
  waiting: {
    title: 'Estamos enviando sua proposta ao C6',
    text: 'O banco está registrando o veículo como garantia.',
  },
  success: { title: 'Proposta registrada no C6', text: 'O banco recebeu a proposta e o veículo.' },
  failed: {
    title: 'O envio ao C6 não foi concluído',
    text: 'O banco não confirmou o registro. Seus dados estão salvos: tente de novo.',
    button: { label: 'Tentar novamente', action: 'retryInsertion' },
  },
});

/** The valuation of the vehicle. Its name is assumed as well (assumption 4.8). */
export const c6CarEquityAnalysis = createCarEquityTexts({
  init: { title: 'Vamos avaliar seu veículo', text: 'O C6 confere o veículo antes de aprovar o crédito.' },
  waiting: {
    title: 'O C6 está avaliando seu veículo',
    text: 'O banco confere documentos, débitos e o valor do veículo.',
  },
  success: { title: 'Veículo aprovado', text: 'O veículo pode ser usado como garantia.' },
  failed: {
    title: 'O C6 não aprovou o veículo',
    text: 'O veículo não pôde ser aceito como garantia. Você pode pedir uma nova avaliação.',
  },
});
