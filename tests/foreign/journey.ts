import type { Json, JsonObject, Wire } from './wire.ts';

/** How a person finds a field: the role that its control has, and its name. A notice has neither. */
export type Control = 'textbox' | 'combobox' | 'radiogroup' | 'group' | 'checkbox' | 'files' | 'none';

/** The visitor does this with a field. */
export type Answer =
  | { kind: 'type'; keys: string }
  /** Chooses the option with this text. */
  | { kind: 'choose'; label: string }
  /** Ticks exactly the boxes with these texts. */
  | { kind: 'tickAll'; labels: readonly string[] }
  | { kind: 'tick' }
  | { kind: 'attach'; fileName: string }
  /** Searches for the company by its name in the drawer under the field, and chooses it. */
  | { kind: 'findCompany'; search: string; company: string };

/** A field, with everything that the journey expects of it once the form is filled. */
export interface PlannedField {
  wire: Wire['field'];
  control: Control;
  name: string;
  /** The answer that stands at the end; `undefined` if the visitor leaves the field as it opens. */
  answer: Answer | undefined;
  /** Is the field on the screen at the end? */
  isShown: boolean;
  /** Any of these values is right in the request; an empty list means that the request must not have the field. */
  sent: readonly Json[];
  /**
   * The text, the chosen option or the ticked boxes (divided by ` | `) that the field shows at the end; `undefined`:
   * not judged.
   */
  look: string | undefined;
  /** Is `look` also what the field shows when it opens again with the stored value? Not if a formatter drops a part. */
  looksSameWhenStored: boolean;
}

/** One thing that the visitor does in a form. */
export interface Act {
  field: PlannedField;
  answer: Answer;
}

/** An error that the service answers once, in place of the answer to the next write of the step. */
export interface PlannedFault {
  status: number;
  body: JsonObject;
  headers?: Readonly<Record<string, string>>;
  /** A text of the answer or of the specification that the visitor reads then. */
  seen?: string;
}

/** The visitor does this beside filling and sending a form. */
export type Detour = 'none' | 'reload' | 'back' | 'resend';

/**
 * Once in a journey, when a form is filled, the visitor closes the page and opens the link again, opens it in a second
 * tab and goes on there, restarts, or follows a link to an earlier form (`redo_step`).
 */
export type Interruption = 'reopen' | 'secondTab' | 'restart' | 'redo';

/** The earlier form of an interruption of the kind `redo`. */
export interface PlannedRedo {
  slug: string;
  /** Has the service asked for it (`externalRedoStep`), so that the visit ends once the form is sent (4.26)? */
  isExternal: boolean;
}

/** The service finds this wrong, once, with the document of a form. `next` is the form after it. */
export type DocumentTrouble =
  | {
      /** Refuses the form: a dialog says why (8.31). */
      kind: 'refused';
      inconsistency: string;
      /** The texts of the dialog. */
      seen: readonly string[];
      /** The button that leads back to the document; the other one begins anew with another CPF. */
      again: string;
      choice: 'again' | 'otherCpf';
    }
  | {
      /** Cannot read the document, and asks for its values in the next form (4.18). */
      kind: 'unreadable';
      next: string;
      choice: 'advance' | 'cancel' | 'skip';
      reloads: boolean;
    }
  | {
      /** Finds a bill overdue, and takes a receipt in the next form (4.19). */
      kind: 'overdue';
      next: string;
      choice: 'attach' | 'decline';
      reloads: boolean;
      /** The service checks the document for a while, so that a poll reports the bill. */
      isChecked?: boolean;
    }
  | {
      /** Refuses the form: the address differs from that of the document (8.32). */
      kind: 'diverging';
      inconsistencies: readonly { kind: string; situation?: 'approved' | 'pending' | 'reproved' }[];
      /** The service says this beside it. */
      message: string | undefined;
      seen: readonly string[];
      unseen: readonly string[];
      choice: 'again' | 'attach';
    }
  /** Checks the document for a while, and then asks for another one. */
  | { kind: 'checked'; status: 'failed' | 'remake' };

interface PlannedStepBase {
  wire: Wire['step'];
}

export interface PlannedForm extends PlannedStepBase {
  kind: 'form';
  fields: readonly PlannedField[];
  /** In this order; a field may be answered twice, if the visitor thinks better of it. */
  acts: readonly Act[];
  detour: Detour;
  fault: PlannedFault | undefined;
  /**
   * The connection breaks once: before the service gets the write, or while it answers a write that it has processed.
   */
  loses?: 'request' | 'answer';
  /**
   * The write that sends the files of the first form, after its creation, fails once: with an answer, or because the
   * connection breaks.
   */
  filesFault?: PlannedFault | 'request' | 'answer';
  interruption?: Interruption;
  redo?: PlannedRedo;
  trouble?: DocumentTrouble;
  /** Must the visitor confirm a code (401) before the service takes this form? */
  asksForCode: boolean;
  /** After this form the service completes the proposal, which takes a while (4.22). */
  isCompleted: boolean;
  /** The form that the service opens again after this one (4.10). */
  reviews: string | undefined;
}

export interface PlannedWait extends PlannedStepBase {
  kind: 'wait';
  begunBy: 'visitor' | 'service';
  /** How long the service works (ms). */
  duration: number;
  /** The status that the step has when the work is done; `undefined`: the proposal moves on by itself. */
  result: Wire['stepStatus'] | undefined;
  /** Does the visitor reload the page meanwhile? */
  reloads: boolean;
  /** The end of the wait reports that the bill of an earlier form is overdue (4.19). */
  overdue?: Extract<DocumentTrouble, { kind: 'overdue' }>;
  /** Only the call for the insertion of a car-equity proposal begins the step (7.32). */
  isInsertion?: true;
  /** The step shows the conditions of this offer, of which the visitor chooses none (7.34). */
  conditions?: Wire['simulation'];
}

/** A step of the private payroll loan of C6, which ends with the link or with the code of a message (7.33). */
export interface PlannedAuthorisation extends PlannedStepBase {
  kind: 'authorisation';
  code: string;
  /** How long C6 needs to send the message (ms). */
  delay: number;
  /** Does the visitor open the link of the message? Else they type its code. */
  usesLink: boolean;
  /** Types another code first. */
  mistypes: boolean;
  /** Asks for another message first. */
  resends: boolean;
  reloads: boolean;
}

export interface PlannedCode extends PlannedStepBase {
  kind: 'code';
  code: string;
}

/** An insurance that the lender offers with a loan. */
export interface PlannedInsurance {
  /** Each instalment costs this much more with it (reais). */
  price: number;
  isWanted: boolean;
}

/** Ways to simulate, and numbers of instalments: either list may be empty. */
export interface PlannedChoice {
  types: readonly Wire['option'][];
  deadlines: readonly Wire['option'][];
  type: Wire['option'] | undefined;
  deadline: Wire['option'] | undefined;
  /** The visitor types this instalment (reais), if they simulate by it. */
  instalment: number | undefined;
}

export interface PlannedSimulation extends PlannedStepBase {
  kind: 'simulation';
  offer: Wire['simulation'];
  insurance?: PlannedInsurance;
  /** The visitor types this amount (reais). */
  amount?: number;
  /** The lists of the private payroll loan, and what the visitor chooses of them (7.31). */
  choice?: PlannedChoice;
  /** The limits that the app asks for before the first offer (7.31, 7.35). */
  range?: Wire['simulationRange'];
  /** The contracts of the visitor, and those that the new loan takes over (3.42). */
  takeover?: {
    pricingType: 'portability' | 'refinancing';
    contracts: readonly Wire['contract'][];
    chosen: readonly Wire['contract'][];
  };
}

/** The financing of the vehicle that an earlier form has asked for (2.34). */
export interface PlannedVehicleFinancing extends PlannedStepBase {
  kind: 'vehicleFinancing';
  /** The visitor types this entry; `undefined`: keeps the first one. */
  entry: number | undefined;
  insurance?: PlannedInsurance;
}

/** The financing of a property by one of several banks (7.37). */
export interface PlannedPropertyFinancing extends PlannedStepBase {
  kind: 'propertyFinancing';
  /** The visitor types this entry; `undefined`: keeps the first one. */
  entry: number | undefined;
  /** The visitor chooses the offer of this bank. */
  bank: string;
  /** With this number of instalments. */
  months: number;
}

export interface PlannedSummary extends PlannedStepBase {
  kind: 'summary';
}

export interface PlannedEnd extends PlannedStepBase {
  kind: 'end';
}

export type PlannedStep =
  | PlannedForm
  | PlannedWait
  | PlannedCode
  | PlannedAuthorisation
  | PlannedSimulation
  | PlannedVehicleFinancing
  | PlannedPropertyFinancing
  | PlannedSummary
  | PlannedEnd;

/** How the service ends the journey before its last step. */
export interface EarlyEnd {
  kind: 'noOffer' | 'refusal';
  /** The slug of the step at which it does. */
  step: string;
  /** The text that the visitor must read. */
  seen: string;
}

/** The page before the first step (2.13, 2.14). */
export interface PlannedLanding {
  path: 'inicio' | 'começar';
  /** Does the page ask the question of `questionLabels`? */
  asks: boolean;
  reloads: boolean;
}

/** How the visitor comes to the journey. */
export interface PlannedOpening {
  /** The name under which the address has the hash. */
  hashName: 'agx_hash' | 'Agx_hash';
  /** Tokens in the address, by the names of 2.22. */
  tokens: { token?: string; jwtToken?: string; userOfficeToken?: string };
  /** The step that the address asks to repeat. There is no proposal yet, so the app must ignore it. */
  redoStep: string | undefined;
  landing: PlannedLanding | undefined;
}

/** A proposal that the visitor already has (4.16). */
export interface PlannedOther {
  cpf: string;
  entry: Wire['otherProposal'];
  /** Begins a new one nevertheless, goes on with the other one, or copies it. */
  choice: 'new' | 'continue' | 'copy';
}

export interface Journey {
  seed: number;
  hash: string;
  opening: PlannedOpening;
  other: PlannedOther | undefined;
  system: Omit<Wire['system'], 'proposal' | 'steps'>;
  /** In the order in which the proposal passes them. */
  steps: readonly PlannedStep[];
  /** Options by the id of the field, or by the name of a list that fields share. */
  lists: ReadonlyMap<string, OptionList>;
  earlyEnd: EarlyEnd | undefined;
  /** Does the service use the liberties that the contract gives to answers (`x-answers`)? */
  isLiberal: boolean;
  /** The answer to a creation has no envelope (3.20). */
  hasBareCreation: boolean;
  /** The part of the stored answers that a write returns. */
  echo: 'all' | 'step' | 'none';
  /** How the service spells stored values: as they were sent, or a date as ISO 8601 and an amount as a text. */
  storedAs: 'sent' | 'respelled';
  isPhone: boolean;
}

export interface OptionList {
  options: readonly Wire['option'][];
  /** The value of the field on which the list depends, without which the list is empty. */
  reference?: string;
}
