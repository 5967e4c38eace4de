import type { PictureName } from '../model/picture-name.ts';
import { STEP_STATUSES, type StepStatus } from '../model/step.ts';

/** The actions of the buttons of a step. src/flows/actions implements them; the compiler reports a missing one. */
export type StepAction =
  /** Continues after a finished step. */
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
  /** Needs the method by which the visitor receives the code. */
  | 'requestToken'
  /** Needs the code. */
  | 'enterToken'
  /** Needs the code. */
  | 'sendC6Token'
  | 'resendC6Sms'
  | 'startInsertion'
  | 'retryInsertion'
  /** Needs the id of the contract. */
  | 'chooseContract'
  | 'consent'
  /** Needs the slug of an earlier step. */
  | 'editStep';

export interface StepButton {
  label: string;
  action: StepAction;
}

/** The answers of an earlier form that a step has refused: those about the bank account, or any. */
export type CorrectedAnswers = 'any' | 'account';

/** The way to an earlier form, whose answers the customer corrects before the step can succeed. */
interface Correction {
  answers: CorrectedAnswers;
  /** The label of the primary button, which opens the form. The button of the status becomes the second one. */
  label: string;
  /** The text if no such form is open to the customer. */
  textWithoutForm: string;
}

/** The words of the status screen of a step in a certain case. */
export type StatusWording = Partial<Pick<StatusTexts, 'title' | 'text' | 'now'>>;

/** The content of the status screen of a step in one status (2.23-2.32). */
export interface StatusTexts {
  picture: PictureName;
  /** A small sign on the picture that shows the outcome. */
  badge?: 'success' | 'failed' | 'remake' | 'review';
  title: string;
  text: string;
  /** In place of `text` beside a QR code (2.28). */
  textWithQrCode?: string;
  /** The text under 'O que acontece agora'. */
  now?: string;
  /** In place of `now` after a minute, when a sentence before it says that the screen can stay open (13.5). */
  lateNow?: string;
  /** `now` says that the visitor may leave, so no sentence says that the screen can stay open (13.5). */
  mayLeave?: true;
  /** In place of the members above: the service has sent the link. */
  withLink?: StatusWording;
  /** In place of the members above: the service has sent no link, so the customer cannot act here. */
  withoutLink?: StatusWording;
  /** In place of the members above: every contract to sign is signed, and the step waits for the confirmation. */
  whenSigned?: StatusWording;
  /** Present if a repetition alone would fail again. */
  correction?: Correction;
  /** The primary button. */
  button?: StepButton;
  secondaryButton?: StepButton;
}

/** The texts of a step type for every status of 4.1. */
export type StepTexts = Readonly<Record<StepStatus, StatusTexts>>;

/**
 * The texts in which a step type differs from its family, and a family from the defaults. `null`: without this member.
 */
export type TextOverrides = {
  readonly [Status in StepStatus]?: Partial<Omit<StatusTexts, 'button' | 'secondaryButton' | 'badge'>> & {
    badge?: StatusTexts['badge'] | null;
    button?: StepButton | null;
    secondaryButton?: StepButton | null;
  };
};

const CONTINUE: StepButton = { label: 'Continuar', action: 'advance' };
export const TRY_AGAIN: StepButton = { label: 'Tentar novamente', action: 'retry' };
export const REDO: StepButton = { label: 'Refazer', action: 'redo' };
export const POLL_NOW: StepButton = { label: 'Verificar agora', action: 'pollNow' };

export const MAY_RETURN = 'Se precisar sair, volte pelo mesmo link: nada se perde.';

/** Says only what is true of a step of which nothing else is known. */
export const IN_PROGRESS = {
  title: 'Esta etapa está em andamento',
  text: 'Assim que esta etapa terminar, sua proposta continua.',
};

/** The default texts. */
const createDefaultTexts = (picture: PictureName): Omit<StepTexts, 'finished'> => ({
  init: {
    picture,
    title: 'Estamos preparando esta etapa',
    text: 'Esta tela avança sozinha. Você não precisa fazer nada.',
    secondaryButton: { label: 'Iniciar agora', action: 'begin' },
  },
  waiting: {
    picture,
    ...IN_PROGRESS,
    now: `Mantenha esta tela aberta. ${MAY_RETURN}`,
    lateNow: MAY_RETURN,
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
    text: 'Uma pessoa está conferindo as informações. Verifique mais tarde se já há uma resposta.',
    button: { label: 'Verificar agora', action: 'retry' },
  },
});

function merge(base: StatusTexts, overrides: TextOverrides[StepStatus]): StatusTexts {
  const { badge, button, secondaryButton, lateNow, mayLeave, ...others } = {
    ...base,
    // They belong to a `now`.
    ...(overrides?.now !== undefined && { lateNow: undefined, mayLeave: undefined }),
    ...overrides,
  };
  return {
    ...others,
    ...(lateNow !== undefined && { lateNow }),
    ...(mayLeave && { mayLeave }),
    ...(badge ? { badge } : {}),
    ...(button ? { button } : {}),
    ...(secondaryButton ? { secondaryButton } : {}),
  };
}

/** Leads back to the simulation after its conditions have changed (4.2). */
export const NEW_SIMULATION_BUTTON: StepButton = { label: 'Ver nova simulação', action: 'newSimulation' };

/**
 * The texts of a step type: the defaults, overridden by each layer in turn (family, then type). The status finished has
 * the texts of success, unless a layer overrides it.
 */
export function createStatusTexts(picture: PictureName, ...layers: readonly TextOverrides[]): StepTexts {
  const base = createDefaultTexts(picture);
  const result = { ...base, finished: base.success };
  for (const layer of layers) {
    const previousResult = { ...result };
    for (const status of STEP_STATUSES) result[status] = merge(previousResult[status], layer[status]);
    if (layer.success && !layer.finished) result.finished = result.success;
  }
  return result;
}
