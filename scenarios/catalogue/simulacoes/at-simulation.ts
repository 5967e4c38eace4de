import { caio } from '../../cast/personas.ts';
import type { StartingWorld } from '../../define-scenario.ts';

/** A visitor who has come as far as a simulation. `answers`: what the steps before it hold. */
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
