import type { PictureName } from '../model/next-action.ts';
import { STEP_STATUSES, type StepStatus } from '../model/step.ts';

/** What a button of a step does; carried out by src/flows/actions. Leave one out there: it does not compile. */
export type StepAction =
  /** Goes on from a step that is over. */
  | 'advance'
  /** Sends a step that only wants to be read. */
  | 'submit'
  | 'begin'
  | 'retry'
  | 'redo'
  /** Asks the service now instead of at the next poll. */
  | 'askNow'
  | 'newSimulation'
  | 'resendSms'
  | 'redoDocumentLink'
  /** Opens the address that the service gave for this step. */
  | 'openLink'
  /** Input: how the code is to be sent. */
  | 'requestToken'
  /** Input: the code. */
  | 'enterToken'
  /** Input: the code. */
  | 'sendC6Token'
  | 'resendC6Sms'
  | 'startInsertion'
  | 'retryInsertion'
  /** Input: the contract's identifier. */
  | 'chooseContract'
  | 'consent'
  /** Input: the slug of an earlier step. */
  | 'editStep'
  /** Back to the step that was left (2.33). */
  | 'myProposals';

export interface StepButton {
  label: string;
  action: StepAction;
}

/** What a status of a step says (2.23-2.32). */
export interface StatusTexts {
  picture: PictureName;
  /** A small sign over the picture: how it went. */
  badge?: 'success' | 'failed' | 'remake' | 'review';
  title: string;
  text: string;
  /** 'O que acontece agora': absent when there is nothing to say. */
  now?: string;
  /** The one thing to do. */
  button?: StepButton;
  /** The way aside, in words only. */
  aside?: StepButton;
}

/** The words of a step type for every status of 4.1. A step without words of its own status is no status screen. */
export type StepTexts = Readonly<Record<StepStatus, StatusTexts>>;

/** What one step type says differently from its family. `null`: none in this status. */
export type OwnTexts = {
  readonly [Status in StepStatus]?: Partial<Omit<StatusTexts, 'button' | 'aside' | 'badge'>> & {
    badge?: StatusTexts['badge'] | null;
    button?: StepButton | null;
    aside?: StepButton | null;
  };
};

export const CONTINUE: StepButton = { label: 'Continuar', action: 'advance' };
export const TRY_AGAIN: StepButton = { label: 'Tentar novamente', action: 'retry' };
export const REDO: StepButton = { label: 'Refazer', action: 'redo' };
const ASK_NOW: StepButton = { label: 'Verificar agora', action: 'askNow' };

/** What a step that the service works on says unless its family or itself knows better. */
const common = (picture: PictureName): Omit<StepTexts, 'finished'> => ({
  init: {
    picture,
    title: 'Estamos preparando esta etapa',
    text: 'Isso leva só um instante. Você não precisa fazer nada.',
    aside: { label: 'Iniciar agora', action: 'begin' },
  },
  waiting: {
    picture,
    title: 'Estamos cuidando disso para você',
    text: 'Esta verificação é automática. Assim que terminar, seguimos para a próxima etapa.',
    now: 'Mantenha esta tela aberta. Se precisar sair, volte pelo mesmo link: nada se perde.',
    aside: ASK_NOW,
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
    text: 'Seus dados estão guardados. Você pode tentar de novo agora.',
    button: TRY_AGAIN,
  },
  remake: {
    picture,
    badge: 'remake',
    title: 'Precisamos que você refaça esta etapa',
    text: 'Alguma informação não pôde ser confirmada. O que você já preencheu continua guardado.',
    button: REDO,
  },
  review: {
    picture,
    badge: 'review',
    title: 'Sua proposta está em revisão',
    text: 'Uma pessoa está conferindo as informações. Avisaremos assim que houver uma resposta.',
    button: { label: 'Verificar novamente', action: 'retry' },
  },
});

function laid(base: StatusTexts, own: OwnTexts[StepStatus]): StatusTexts {
  const { badge, button, aside, ...words } = { ...base, ...own };
  return {
    ...words,
    ...(badge ? { badge } : {}),
    ...(button ? { button } : {}),
    ...(aside ? { aside } : {}),
  };
}

/** Lays texts over those of the family, and the family's over what all say. Finished says what success says. */
export function statusTexts(picture: PictureName, ...layers: readonly OwnTexts[]): StepTexts {
  const base = common(picture);
  const result = { ...base, finished: base.success };
  for (const own of layers) {
    const before = { ...result };
    for (const status of STEP_STATUSES) result[status] = laid(before[status], own[status]);
    if (own.success && !own.finished) result.finished = result.success;
  }
  return result;
}
