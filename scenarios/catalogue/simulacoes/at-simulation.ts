import { caio } from '../../cast/personas.ts';
import type { StartingProposal, StartingWorld } from '../../define-scenario.ts';
import { type ProductId, productOf } from '../../products/index.ts';

/** Caio's own data, by the key of the field that asks for them. */
const personal: Readonly<Record<string, string>> = {
  nome: caio.name,
  cpf: caio.cpf.replace(/\D/g, ''),
  dataDeNascimento: caio.birth,
};

/**
 * A world whose proposal is at a simulation, with the applicant's data in the first step of the product.
 * @param answers values of the steps between.
 * @param otherAnswers values that the lender has stored beside them.
 */
export function atSimulation(
  product: ProductId,
  currentStep: string,
  answers: StartingProposal['answers'] = {},
  otherAnswers: StartingProposal['otherAnswers'] = {},
): StartingWorld {
  const [firstStep] = productOf(product).steps;
  const ownAnswers = Object.fromEntries(
    (firstStep?.fields ?? []).flatMap(({ key }) => (key in personal ? [[key, personal[key]]] : [])),
  );
  const savedAnswers =
    firstStep && Object.keys(ownAnswers).length > 0 ? { [firstStep.slug]: ownAnswers } : {};
  return { proposal: { currentStep, answers: { ...savedAnswers, ...answers }, otherAnswers } };
}
