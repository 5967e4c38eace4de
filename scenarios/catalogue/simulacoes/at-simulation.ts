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
  const [first] = productOf(product).steps;
  const own = Object.fromEntries(
    (first?.fields ?? []).flatMap(({ key }) => (key in personal ? [[key, personal[key]]] : [])),
  );
  const before = first && Object.keys(own).length > 0 ? { [first.slug]: own } : {};
  return { proposal: { currentStep, answers: { ...before, ...answers }, otherAnswers } };
}
