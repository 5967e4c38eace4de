import { caio } from '../../cast/personas.ts';
import type { StartingProposal, StartingWorld } from '../../define-scenario.ts';
import { type ProductId, productOf } from '../../products/index.ts';

/** The personal data of Caio by the key of the field. */
const personalValues: Readonly<Record<string, string>> = {
  nome: caio.name,
  cpf: caio.cpf.replace(/\D/g, ''),
  dataDeNascimento: caio.birth,
};

/**
 * A world whose proposal is at a simulation, with the applicant's data in the first step of the product.
 * @param answers values of the steps between the first one and the simulation.
 * @param otherAnswers other values that the lender has stored.
 */
export function atSimulation(
  product: ProductId,
  currentStep: string,
  answers: StartingProposal['answers'] = {},
  otherAnswers: StartingProposal['otherAnswers'] = {},
): StartingWorld {
  const [firstStep] = productOf(product).steps;
  const ownAnswers = Object.fromEntries(
    (firstStep?.fields ?? []).flatMap(({ key }) =>
      key in personalValues ? [[key, personalValues[key]]] : [],
    ),
  );
  const savedAnswers =
    firstStep && Object.keys(ownAnswers).length > 0 ? { [firstStep.slug]: ownAnswers } : {};
  return { proposal: { currentStep, answers: { ...savedAnswers, ...answers }, otherAnswers } };
}
