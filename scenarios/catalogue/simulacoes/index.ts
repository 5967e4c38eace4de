import type { Scenario } from '../../define-scenario.ts';
import { simulacaoNaoEncontrada } from './auxilio-brasil.ts';
import { simulacaoVeiculoEmGarantia } from './car-equity.ts';
import {
  simulacaoEscolherValor,
  simulacaoValorDoBanco,
  simulacaoValorRecusado,
} from './cartao-consignado.ts';
import { simulacaoNio } from './cartao-nio.ts';
import { simulacaoComSelecao } from './consignado-inss.ts';
import { simulacaoC6Consignado } from './consignado-privado.ts';
import { simulacaoFuncao } from './credito-boleto.ts';
import { simulacaoContaDeLuz } from './credito-conta-de-luz.ts';
import { simulacaoCrefisa } from './credito-crefisa.ts';
import { simulacaoPelaParcela, simulacaoValidada } from './e-worker.ts';
import { simulacaoImovel, simulacaoImovelPrazoRecusado } from './financiamento-imobiliario.ts';
import {
  simulacaoVeiculo,
  simulacaoVeiculoDuasTaxas,
  simulacaoVeiculoNaoEncontrada,
  simulacaoVeiculoSemTaxa,
} from './financiamento-veiculo.ts';
import { simulacaoImovelEmGarantia, simulacaoRecarregada, simulacaoRevisada } from './home-equity.ts';
import {
  simulacaoDinheiroNovo,
  simulacaoPortabilidade,
  simulacaoQiTech,
  simulacaoRefinanciamento,
} from './portabilidade.ts';
import { simulacaoFgts, simulacaoFgtsSaquesDoBanco } from './saque-aniversario-fgts.ts';
import { simulacaoSoLeitura } from './saque-cartao.ts';
import { simulacaoDoVendedor } from './seguro-auto.ts';
import { simulacaoSeguroCelular } from './seguro-celular.ts';
import {
  entradaSemResposta,
  limitesNaoVieram,
  margemNovaSemLimite,
  margemRecusada,
  ofertaSemConfirmacao,
  ofertasDosBancosNaoVieram,
  participantesNaoVieram,
} from './sem-resposta.ts';

/** In the order in which the catalogue shows them. */
export const simulacoesScenarios: readonly Scenario[] = [
  simulacaoVeiculo,
  simulacaoVeiculoDuasTaxas,
  simulacaoVeiculoSemTaxa,
  simulacaoVeiculoNaoEncontrada,
  simulacaoImovel,
  simulacaoImovelPrazoRecusado,
  simulacaoFgts,
  simulacaoFgtsSaquesDoBanco,
  simulacaoEscolherValor,
  simulacaoValorRecusado,
  simulacaoValorDoBanco,
  simulacaoComSelecao,
  simulacaoC6Consignado,
  simulacaoFuncao,
  simulacaoNio,
  simulacaoPelaParcela,
  simulacaoValidada,
  simulacaoPortabilidade,
  simulacaoRefinanciamento,
  simulacaoDinheiroNovo,
  simulacaoQiTech,
  simulacaoImovelEmGarantia,
  simulacaoRecarregada,
  simulacaoRevisada,
  simulacaoCrefisa,
  simulacaoContaDeLuz,
  simulacaoVeiculoEmGarantia,
  simulacaoDoVendedor,
  simulacaoSeguroCelular,
  simulacaoSoLeitura,
  simulacaoNaoEncontrada,
  ofertasDosBancosNaoVieram,
  entradaSemResposta,
  margemRecusada,
  limitesNaoVieram,
  ofertaSemConfirmacao,
  margemNovaSemLimite,
  participantesNaoVieram,
];
