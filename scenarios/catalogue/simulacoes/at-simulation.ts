import { caio } from '../../cast/personas.ts';
import type { StartingWorld } from '../../define-scenario.ts';

/** A world whose proposal is at a simulation. `answers` are the values of the steps before it. */
export const atSimulation = (
  currentStep: string,
  answers: NonNullable<StartingWorld['proposal']>['answers'] = {},
): StartingWorld => ({
  proposal: {
    currentStep,
    answers: {
      'dados-pessoais': { nomeCompleto: caio.name, cpf: caio.cpf, dataDeNascimento: caio.birth },
      ...answers,
    },
  },
});
