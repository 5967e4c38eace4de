import { describe, expect, test } from 'vitest';
import { isFileField } from '#scenarios/is-file-field.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { products } from '#scenarios/products/index.ts';
import { createWorldClient, type WorldClient } from '../testing/world-client.ts';
import { isFinal, isTokenStep, stepOf } from './steps.ts';

/** Completes the current step as a patient visitor does: submits, waits, confirms, continues. */
async function completeStep({ request, save, poll, press }: WorldClient, product: Product): Promise<string> {
  const { proposal, waitingFinishFillProposalSelfContract, steps } = (await request('getSystem')).body.data;
  const slug = proposal.reviewStep ?? proposal.currentStep;
  if (waitingFinishFillProposalSelfContract)
    await request('finishedUpdate', { path: { proposalId: proposal._id } });
  else {
    const state = steps.find(step => step.slug === slug)?.state;
    const step = stepOf(product, slug);
    if (!step) throw new Error(`${product.id} has no step "${slug}".`);
    const path = { step: slug };
    if (isTokenStep(step)) {
      await request('validateToken', {
        path,
        body: { method: step.tokenValidationMethods?.[0]?.method ?? 'sms' },
      });
      await request('validateToken', { path, body: { token: product.confirmationCode } });
    } else if (state === 'waiting') await poll(slug);
    else if (state === 'init' && step.fields.length > 0) await save(slug);
    else await press(slug, 'advance');
  }
  return proposal.currentStep;
}

/** Completes every step of a new proposal. @returns the steps that it passed. */
async function passAllSteps(product: Product): Promise<string[]> {
  const world = createWorldClient({}, product);
  await world.request('createProposal', { body: { hashId: product.hashId, data: {} } });
  const passedSteps: string[] = [];
  for (let moves = 0; moves < 400; moves += 1) {
    const slug = await completeStep(world, product);
    if (passedSteps.at(-1) !== slug) passedSteps.push(slug);
    if (isFinal(product, slug)) return passedSteps;
  }
  throw new Error(`${product.id} never ends: ${passedSteps.join(', ')}.`);
}

describe.each(products.map(product => [product.id, product] as const))('%s', (_, product) => {
  test('a visitor reaches the end and passes every step of the normal order', async () => {
    const passedSteps = await passAllSteps(product);
    const slugsOutsideNormalOrder = new Set([
      ...(product.offPath ?? []),
      ...(product.branches ?? []).map(({ goTo }) => goTo),
      ...Object.values(product.readErrors ?? {}),
      product.overdueBill?.receiptStep,
    ]);
    const [firstStep] = product.steps;
    const expectedSteps = product.steps
      .map(({ slug }) => slug)
      .filter(slug => slug !== firstStep?.slug && !slugsOutsideNormalOrder.has(slug));
    if ((product.branches ?? []).length === 0) expect(new Set(passedSteps)).toEqual(new Set(expectedSteps));
    else expect(expectedSteps).toEqual(expect.arrayContaining([passedSteps.at(-1)]));
  });

  test('the product refers only to its own steps', () => {
    const namedSteps = [
      ...Object.keys(product.checks),
      ...Object.values(product.checks).flatMap(({ remakesAt, reviewStep }) => [remakesAt, reviewStep]),
      ...(product.skippable ?? []),
      ...(product.offPath ?? []),
      ...(product.sendsSms ?? []),
      ...(product.branches ?? []).flatMap(({ after, when, goTo }) => [after, when?.step, goTo]),
      ...Object.entries(product.readErrors ?? {}).flat(),
      ...(product.documents ?? []).map(({ step }) => step),
      product.overdueBill?.after,
      product.overdueBill?.receiptStep,
    ].filter(slug => slug !== undefined);
    expect(namedSteps.filter(slug => !stepOf(product, slug))).toEqual([]);
    if (product.overdueBill) {
      // The app offers to attach the receipt only there (assumption 4.19).
      const receiptStep = stepOf(product, product.overdueBill.receiptStep);
      expect(receiptStep?.fields.some(isFileField)).toBe(true);
    }
    const orders = product.steps.map(({ order }) => order);
    expect(new Set(orders).size).toBe(orders.length);
  });
});
