import type { PictureName } from '../model/picture-name.ts';
import type { StepStatus } from '../model/step.ts';
import type { PollingName } from '../polling/index.ts';

/** The properties that all step types of a family have, unless a type overrides one. */
interface FamilyDeclaration {
  /** The polling policy; absent if the step is not polled. */
  polling?: PollingName;
  /** The statuses in which the step is polled. In the others the visitor must act, or the step is over. */
  polledIn: readonly StepStatus[];
  /** Whether the visitor acts while the step is polled, and may then go back (4.12). */
  visitorActsWhilePolled: boolean;
  /** Whether the visitor enters values; 'Minhas Propostas' appears on the other steps only (2.33). */
  visitorEntersValues: boolean;
  /** Whether the view renders fields that only ask for a yes; with other fields the step is a form. */
  rendersAgreements: boolean;
  /**
   * Whether a step with fields is a form after success, too, which the visitor may open again: the service has only
   * stored the answers.
   */
  isFormAfterSuccess: boolean;
  /** Whether the step checks what its fields for files take, so that after a failure it asks for another file. */
  checksFiles: boolean;
  /** Whether the step takes documents outside the app, in no field of its own (2.26). */
  takesDocuments: boolean;
  /** Whether the step continues on a phone: a computer shows its link as a QR code (2.28). */
  linksToPhone: boolean;
  /** Whether its link comes by SMS: if the link is unknown, the button requests it. */
  linkComesBySms: boolean;
  /** Whether the step counts among the steps of the journey (2.38). */
  countsAsStep: boolean;
  /** Whether each status has a screen with texts. A form has those of its fields, an ending those of the product. */
  hasStatusScreens: boolean;
  /**
   * The statuses whose screen has something between the sentence and the button: a list, a text to agree to, the input
   * of a code.
   */
  fullStatuses: readonly StepStatus[];
}

const neverPolled: FamilyDeclaration = {
  polledIn: [],
  visitorActsWhilePolled: false,
  visitorEntersValues: false,
  rendersAgreements: false,
  isFormAfterSuccess: false,
  checksFiles: false,
  takesDocuments: false,
  linksToPhone: false,
  linkComesBySms: false,
  countsAsStep: true,
  hasStatusScreens: true,
  fullStatuses: [],
};
const alwaysPolled: FamilyDeclaration = { ...neverPolled, polling: 'check', polledIn: ['init', 'waiting'] };
/** A step that the visitor starts: it is not polled before. */
const polledOnceBegun: FamilyDeclaration = { ...alwaysPolled, polledIn: ['waiting'] };

/**
 * The families of step types. Each also has a view (src/step-views/step-views.ts) and a lesson of the tutorial
 * (src/journey/tutorial.ts); the compiler reports a missing one.
 */
export const families = {
  form: { ...neverPolled, visitorEntersValues: true, isFormAfterSuccess: true, hasStatusScreens: false },
  check: { ...alwaysPolled, checksFiles: true },
  credit: alwaysPolled,
  identity: { ...polledOnceBegun, checksFiles: true, linksToPhone: true },
  signature: alwaysPolled,
  contracts: { ...polledOnceBegun, fullStatuses: ['init'] },
  approval: alwaysPolled,
  token: {
    ...polledOnceBegun,
    polling: 'tokenValidation',
    visitorActsWhilePolled: true,
    fullStatuses: ['waiting'],
  },
  documentLink: { ...alwaysPolled, takesDocuments: true, linksToPhone: true, linkComesBySms: true },
  kyc: { ...polledOnceBegun, linksToPhone: true, linkComesBySms: true },
  benefit: { ...alwaysPolled, fullStatuses: ['init'] },
  payroll: alwaysPolled,
  payment: alwaysPolled,
  simulation: { ...polledOnceBegun, visitorEntersValues: true },
  carEquity: polledOnceBegun,
  consigned: { ...alwaysPolled, polling: 'c6ConsignadoPrivado', fullStatuses: ['waiting'] },
  consent: {
    ...polledOnceBegun,
    rendersAgreements: true,
    isFormAfterSuccess: true,
    fullStatuses: ['init', 'failed', 'remake'],
  },
  review: { ...polledOnceBegun, isFormAfterSuccess: true, fullStatuses: ['init', 'review'] },
  ending: { ...neverPolled, countsAsStep: false, hasStatusScreens: false },
} as const satisfies Readonly<Record<string, FamilyDeclaration>>;
export type FamilyName = keyof typeof families;

/** A step type that the service may name (4.7-4.9). Its texts are in step-texts.ts. */
export interface StepTypeDeclaration extends FamilyDeclaration {
  family: FamilyName;
  /** The picture in the tutorial, if the visitor's task differs from that of the family. */
  picture?: PictureName;
  /**
   * Whether the service sends a message when the work on the step starts, which the visitor can request again (2.31).
   */
  sendsMessage: boolean;
  /** Whether a separate call stores the consent (7.19). */
  storesConsent: boolean;
  /** The rule name of the only product with this step type (assumption 1.5); absent if several products may have it. */
  onlyProduct?: string;
}
