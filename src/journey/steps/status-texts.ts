import type { PictureName } from '../model/next-action.ts';
import { STEP_STATUSES, type StepStatus } from '../model/step.ts';

/** Actions of step buttons; src/flows/actions implements them. A missing one does not compile. */
export type StepAction =
  /** Leaves a finished step. */
  | 'advance'
  /** Submits a step without input. */
  | 'submit'
  | 'begin'
  | 'retry'
  | 'redo'
  /** Polls at once. */
  | 'pollNow'
  | 'newSimulation'
  | 'resendSms'
  | 'redoDocumentLink'
  /** Opens the external link of the step. */
  | 'openLink'
  /** Input: the way to send the code. */
  | 'requestToken'
  /** Input: the code. */
  | 'enterToken'
  /** Input: the code. */
  | 'sendC6Token'
  | 'resendC6Sms'
  | 'startInsertion'
  | 'retryInsertion'
  /** Input: the contract's id. */
  | 'chooseContract'
  | 'consent'
  /** Input: the slug of an earlier step. */
  | 'editStep'
  /** Returns to the step that was left (2.33). */
  | 'myProposals';

export interface StepButton {
  label: string;
  action: StepAction;
}

/** The texts of a step's status (2.23-2.32). */
export interface StatusTexts {
  picture: PictureName;
  /** A small sign over the picture: the outcome. */
  badge?: 'success' | 'failed' | 'remake' | 'review';
  title: string;
  text: string;
  /** 'O que acontece agora': absent if there is nothing to say. */
  now?: string;
  /** The main action. */
  button?: StepButton;
  /** The secondary action. */
  secondaryButton?: StepButton;
}

/** The texts of a step type for every status of 4.1. A status without texts has no status screen. */
export type StepTexts = Readonly<Record<StepStatus, StatusTexts>>;

/** How a step type differs from its family. `null`: nothing in this status. */
export type OwnTexts = {
  readonly [Status in StepStatus]?: Partial<Omit<StatusTexts, 'button' | 'secondaryButton' | 'badge'>> & {
    badge?: StatusTexts['badge'] | null;
    button?: StepButton | null;
    secondaryButton?: StepButton | null;
  };
};

const CONTINUE: StepButton = { label: 'Continuar', action: 'advance' };
export const TRY_AGAIN: StepButton = { label: 'Tentar novamente', action: 'retry' };
export const REDO: StepButton = { label: 'Refazer', action: 'redo' };
const POLL_NOW: StepButton = { label: 'Verificar agora', action: 'pollNow' };

/** Default texts for steps that the service works on. */
const common = (picture: PictureName): Omit<StepTexts, 'finished'> => ({
  init: {
    picture,
    title: 'Estamos preparando esta etapa',
    text: 'Isso leva só um instante. Você não precisa fazer nada.',
    secondaryButton: { label: 'Iniciar agora', action: 'begin' },
  },
  waiting: {
    picture,
    title: 'Estamos cuidando disso para você',
    text: 'Esta verificação é automática. Assim que terminar, seguimos para a próxima etapa.',
    now: 'Mantenha esta tela aberta. Se precisar sair, volte pelo mesmo link: nada se perde.',
    secondaryButton: POLL_NOW,
  },
  success: {
    picture: 'success',
    title: 'Tudo certo por aqui',
    text: 'Esta etapa foi concluída.',
    button: CONTINUE,
  },
  failed: {
    picture,
    badge: 'failed',
    title: 'Não conseguimos concluir esta etapa',
    text: 'Seus dados estão salvos. Você pode tentar de novo agora.',
    button: TRY_AGAIN,
  },
  remake: {
    picture,
    badge: 'remake',
    title: 'Precisamos que você refaça esta etapa',
    text: 'Alguma informação não pôde ser confirmada. O que você já preencheu continua salvo.',
    button: REDO,
  },
  review: {
    picture,
    badge: 'review',
    title: 'Sua proposta está em revisão',
    text: 'Uma pessoa está conferindo as informações. A resposta aparece nesta tela.',
    button: { label: 'Verificar novamente', action: 'retry' },
  },
});

function merged(base: StatusTexts, overrides: OwnTexts[StepStatus]): StatusTexts {
  const { badge, button, secondaryButton, ...others } = { ...base, ...overrides };
  return {
    ...others,
    ...(badge ? { badge } : {}),
    ...(button ? { button } : {}),
    ...(secondaryButton ? { secondaryButton } : {}),
  };
}

/** Merges texts: the type's over the family's over the defaults. Finished uses the texts of success. */
export function statusTexts(picture: PictureName, ...layers: readonly OwnTexts[]): StepTexts {
  const base = common(picture);
  const result = { ...base, finished: base.success };
  for (const layer of layers) {
    const previousResult = { ...result };
    for (const status of STEP_STATUSES) result[status] = merged(previousResult[status], layer[status]);
    if (layer.success && !layer.finished) result.finished = result.success;
  }
  return result;
}
