import type { PictureName } from '../model/next.ts';
import type { StepStatus } from '../model/step.ts';
import type { PollingName } from '../polling/index.ts';

/** The few views that draw the many step types. Leave one out of src/step-views/step-views.ts: it does not compile. */
export const FAMILY_NAMES = ['form', 'check', 'ending'] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

/** What a button of a status screen does; carried out by src/flows/actions. */
export type StepAction = 'advance' | 'pollAgain' | 'redoStep' | 'newSimulation';

/** What a status screen says. */
export interface StatusTexts {
  picture: PictureName;
  title: string;
  text: string;
  /** 'O que acontece agora': empty when there is nothing to say. */
  now?: string;
  button?: { label: string; action: StepAction };
}

/** One step type the server may name (4.7-4.9): how it looks in each status, and how it is waited for. */
export interface StepTypeDeclaration {
  family: FamilyName;
  /** How its waiting status is asked about; absent when nothing is waited for. */
  polling?: PollingName;
  statuses: Partial<Record<StepStatus, StatusTexts>>;
}
