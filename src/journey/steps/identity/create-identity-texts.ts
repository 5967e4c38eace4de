import {
  createStatusTexts,
  REDO,
  type StatusWording,
  type StepTexts,
  type TextOverrides,
} from '../status-texts.ts';

const OPEN_BUTTON = { label: 'Abrir verificação', action: 'openLink' } as const;

/** The wording without a link: nothing can be opened, and the service works by itself. */
export const AUTOMATIC: StatusWording = {
  now: 'Esta tela avança sozinha. Se precisar sair, volte pelo mesmo link: nada se perde.',
};

/**
 * Face match and liveness check at a provider: the service sends the link, and the step waits for the result (2.27).
 */
export const createIdentityTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'face',
    {
      init: {
        text: 'Fique em um lugar bem iluminado, sem óculos nem boné. A verificação abre em outra página.',
        button: { label: 'Começar', action: 'begin' },
        secondaryButton: null,
      },
      waiting: {
        now: 'Quando terminar a verificação, volte para esta tela: ela avança sozinha.',
        withoutLink: AUTOMATIC,
        button: OPEN_BUTTON,
      },
      remake: {
        title: 'Precisamos de uma nova foto do seu rosto',
        text: 'A imagem não ficou nítida. Tire óculos e boné e procure um lugar claro.',
        button: REDO,
      },
      review: {
        title: 'Sua identidade está em revisão',
        text: 'Uma pessoa está comparando as imagens. Verifique mais tarde se já há uma resposta.',
      },
    },
    overrides,
  );
