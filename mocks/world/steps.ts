import type { Branch, Product } from '#scenarios/products/define-product.ts';
import type { WireStep } from '#scenarios/wire.ts';
import { readMember } from '../read-member.ts';
import type { ProposalRecord, SavedValues } from './state.ts';

export const stepOf = (product: Product, slug: string | undefined): WireStep | undefined =>
  product.steps.find(step => step.slug === slug);

export const orderSteps = (product: Product) => [...product.steps].sort((a, b) => a.order - b.order);

export const firstStepOf = (product: Product): WireStep | undefined => orderSteps(product)[0];

const finalTypes: readonly string[] = ['finished', 'finalizado'];

export const isFinal = (product: Product, slug: string): boolean =>
  finalTypes.includes(stepOf(product, slug)?.stepType.slug ?? '');

/**
 * Whether a confirmed code or link finishes the step: tokenValidation, proposalTokenValidation, or a token step of a
 * product.
 */
export const isTokenStep = (step: WireStep): boolean => /token(Validation)?$/i.test(step.stepType.slug);

/**
 * Whether the order of steps leads to this one. Branches, read errors and overdue bills lead to the others.
 */
const isOnPath = ({ offPath = [], readErrors = {}, overdueBill }: Product, slug: string): boolean =>
  !offPath.includes(slug) && !Object.values(readErrors).includes(slug) && overdueBill?.receiptStep !== slug;

/** The next step: the first branch that fits, else the next one in order. */
export function stepAfter(proposal: ProposalRecord, product: Product): WireStep | undefined {
  const branch = product.branches?.find(
    candidate => candidate.after === proposal.currentStep && fits(candidate, proposal.answers),
  );
  if (branch) return stepOf(product, branch.goTo);
  const steps = orderSteps(product);
  const currentIndex = steps.findIndex(step => step.slug === proposal.currentStep);
  return steps.slice(currentIndex + 1).find(step => isOnPath(product, step.slug));
}

function fits({ after, when }: Branch, answers: Readonly<Record<string, SavedValues>>): boolean {
  if (!when) return true;
  const savedValue = readMember(readMember(answers, when.step ?? after), when.key);
  return (readMember(savedValue, 'value') ?? savedValue) === when.equals;
}
