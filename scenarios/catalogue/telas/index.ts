import type { Scenario } from '../../define-scenario.ts';
import { acessibilidade } from './acessibilidade.ts';
import { acompanhamentoDaProposta, acompanhamentoSemProposta } from './acompanhamento.ts';
import { assinaturaDoContrato, contratosNaoVieram, nadaParaAssinar } from './assinatura.ts';
import { creditoAindaNao, creditoContratado } from './credito-contratado.ts';
import {
  avisoNoAlto,
  situacaoDaProposta,
  situacaoFalhou,
  situacaoSemProposta,
} from './situacao-da-proposta.ts';
import { comoFunciona, passoAPasso } from './tutoriais.ts';

/** In the order in which the catalogue shows them. */
export const telasScenarios: readonly Scenario[] = [
  situacaoDaProposta,
  situacaoSemProposta,
  situacaoFalhou,
  avisoNoAlto,
  assinaturaDoContrato,
  nadaParaAssinar,
  contratosNaoVieram,
  acompanhamentoDaProposta,
  acompanhamentoSemProposta,
  creditoContratado,
  creditoAindaNao,
  acessibilidade,
  comoFunciona,
  passoAPasso,
];
