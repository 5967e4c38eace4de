import type { Scenario } from '../../define-scenario.ts';
import { cepZerado, outroCepDesconhecido, outroCepSemConsulta } from './another-cep.ts';
import { cepFallback } from './cep-fallback.ts';
import { happyPath } from './happy-path.ts';
import { noOffer } from './no-offer.ts';
import { propostaReprovada } from './proposta-reprovada.ts';
import { resume } from './resume.ts';
import { townCep } from './town-cep.ts';
import { unknownCep } from './unknown-cep.ts';

/** In the order in which the catalogue shows them. */
export const contratacaoScenarios: readonly Scenario[] = [
  happyPath,
  resume,
  noOffer,
  propostaReprovada,
  cepFallback,
  townCep,
  unknownCep,
  outroCepDesconhecido,
  outroCepSemConsulta,
  cepZerado,
];
