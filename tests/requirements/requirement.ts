import type { OperationId } from '#scenarios/wire.ts';

/** One line of the requirement list: one duty of the product, in one sentence. */
export interface Requirement {
  /** `chapter.line`, as tests cite it: '5.13'. */
  readonly number: string;
  /** One line in English; texts for people stand in quotes and are exact. */
  readonly text: string;
}

/** One of several things that a line states. */
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
  /** The place of the decision: a page of this repository with its anchor. */
  readonly place: string;
}
