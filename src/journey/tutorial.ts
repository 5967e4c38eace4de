import { formPictureOf } from './form-picture.ts';
import type { Configuration } from './model/configuration.ts';
import type { PictureName } from './model/picture-name.ts';
import type { Step } from './model/step.ts';
import { countedStepsOf } from './progress.ts';
import { hasStepTutorial } from './rules/rules.ts';
import { stepTypeOf } from './steps/index.ts';
import { statusTextsOf } from './steps/step-texts.ts';
import type { FamilyName } from './steps/step-type.ts';

/** A page of a tutorial (2.4, 2.5; assumption 2.4). */
export interface TutorialPage {
  key: string;
  picture: PictureName;
  title: string;
  text: string;
}

interface Lesson {
  /** Absent: the picture of the step's waiting screen. */
  picture?: PictureName;
  /** The visitor's task. Absent: the text of the step's waiting screen, because the steps of the family differ. */
  text?: string;
  /** In place of `text` if the browser stores nothing (11.5). */
  textWithoutStorage?: string;
  /** The page of the simplified tutorial that covers the family. */
  topic: 'data' | 'offer' | 'check' | 'identity' | 'contract';
}

const FILLING = {
  text: 'Preencha com calma: o que você digita fica salvo se precisar parar.',
  textWithoutStorage: 'Preencha com calma.',
};

/** The visitor's task in each family of steps. */
const LESSONS: Readonly<Record<FamilyName, Lesson>> = {
  form: {
    picture: 'document',
    ...FILLING,
    topic: 'data',
  },
  simulation: {
    text: 'Escolha o valor e o número de parcelas. Você vê a taxa e o total antes de decidir.',
    topic: 'offer',
  },
  check: { text: 'Esta parte é automática. Você só acompanha.', topic: 'check' },
  credit: { text: 'O banco analisa a proposta e mostra o resultado aqui.', topic: 'check' },
  approval: { topic: 'check' },
  payroll: { topic: 'check' },
  benefit: { picture: 'calendar', text: 'O seu benefício é consultado. Você só acompanha.', topic: 'check' },
  carEquity: { picture: 'car', text: 'Os dados do seu veículo são conferidos pelo banco.', topic: 'check' },
  consigned: {
    picture: 'key',
    text: 'Você autoriza a consulta e confirma com o código que chega por SMS.',
    topic: 'check',
  },
  contracts: { text: 'Escolha o contrato que você quer portar.', topic: 'offer' },
  identity: {
    picture: 'face',
    text: 'Tire uma foto do rosto em um lugar bem iluminado, sem óculos nem boné.',
    topic: 'identity',
  },
  kyc: {
    picture: 'qrPhone',
    text: 'Confirme quem você é pelo celular. No computador, leia o QR\u00a0Code.',
    topic: 'identity',
  },
  documentLink: {
    picture: 'camera',
    text: 'Abra o link que chega por SMS e fotografe o documento.',
    topic: 'identity',
  },
  token: { picture: 'phone', text: 'Receba um código no celular e digite aqui.', topic: 'identity' },
  consent: { picture: 'shield', text: 'Leia como seus dados são usados e autorize.', topic: 'data' },
  review: { picture: 'review', text: 'Confira tudo o que você informou antes de seguir.', topic: 'contract' },
  signature: { picture: 'pen', text: 'Leia o contrato até o fim e assine pelo link.', topic: 'contract' },
  payment: { picture: 'coins', text: 'O valor é enviado para a conta que você informou.', topic: 'contract' },
  ending: { picture: 'success', text: 'Pronto. A proposta está concluída.', topic: 'contract' },
};

const TOPIC_PAGES: Readonly<
  Record<Lesson['topic'], Omit<TutorialPage, 'key'> & Pick<Lesson, 'textWithoutStorage'>>
> = {
  data: {
    picture: 'questions',
    title: 'Conte sobre você',
    ...FILLING,
  },
  offer: {
    picture: 'sliders',
    title: 'Escolha as condições',
    text: 'Valor, parcelas e taxa ficam claros antes de você decidir.',
  },
  check: {
    picture: 'gauge',
    title: 'Aguarde a análise',
    text: 'O banco confere a proposta. O resultado aparece na própria tela.',
  },
  identity: {
    picture: 'face',
    title: 'Confirme que é você',
    text: 'Uma foto ou um código protege a sua proposta.',
  },
  contract: {
    picture: 'pen',
    title: 'Conclua com segurança',
    text: 'Você confere tudo, assina e acompanha o que falta.',
  },
};

/** The picture of a step. A form has the picture of its subject, so that consecutive forms differ. */
function pictureOf(step: Step): PictureName {
  const picture =
    stepTypeOf(step).picture ?? lessonOf(step).picture ?? statusTextsOf(step, 'waiting').picture;
  return picture === 'document' ? (formPictureOf(step) ?? picture) : picture;
}

const lessonOf = (step: Step): Lesson => LESSONS[stepTypeOf(step).family];

/** 2.5: every step of this product in order. The service's own texts take precedence. */
export const stepsTutorialOf = (configuration: Configuration, isStorageDegraded: boolean): TutorialPage[] =>
  countedStepsOf(configuration).map(step => {
    const { text, textWithoutStorage } = lessonOf(step);
    return {
      key: step.slug,
      picture: pictureOf(step),
      title: step.name,
      text:
        step.description ||
        (isStorageDegraded && textWithoutStorage) ||
        (text ?? statusTextsOf(step, 'waiting').text),
    };
  });

/** 2.4: one page for each topic of the journey, in the order in which the topics appear. */
export function simplifiedTutorialOf(
  configuration: Configuration,
  isStorageDegraded: boolean,
): TutorialPage[] {
  const topics = new Set(countedStepsOf(configuration).map(step => lessonOf(step).topic));
  return [...topics].map(key => {
    const { picture, title, text, textWithoutStorage } = TOPIC_PAGES[key];
    return { key, picture, title, text: (isStorageDegraded && textWithoutStorage) || text };
  });
}

/** The name of the bank in the step tutorial, if the rules show it (3.5); otherwise empty. */
export const tutorialBankNameOf = (configuration: Configuration): string =>
  hasStepTutorial(configuration) ? configuration.bank.name : '';
