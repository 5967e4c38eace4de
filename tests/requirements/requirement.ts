import type { OperationId } from '#scenarios/wire.ts';

/** A line of the requirement list: one duty of the product. */
export interface Requirement {
  /** `chapter.line`, as tests cite it: '5.13'. */
  readonly number: string;
  /** One line in English. Texts for people are quoted exactly. */
  readonly text: string;
}

/** One of several statements of a line. */
export interface Clause {
  /** The number of the line and a letter, as tests cite it: '3.46b'. */
  readonly number: string;
  readonly text: string;
  /** The operation of the contract that the clause is about: a scenario has to call it (16.7). */
  readonly operation?: OperationId;
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly requirements: readonly Requirement[];
}

/** A line that no test can show, with the decision that replaces the test. */
export interface AnsweredByAssumption {
  readonly number: string;
  readonly decision: string;
  /** The page and the anchor of the decision in this repository. */
  readonly place: string;
}

/**
 * A clause about time that no test of a run can judge, because its figures need a quiet machine. A record judges it.
 */
export interface JudgedByMeasurement {
  readonly number: string;
  /** Whether the last record meets the goal. */
  readonly isMet: boolean;
  /** The page and the anchor of the record in this repository. */
  readonly place: string;
}
