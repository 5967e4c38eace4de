import type { Scenario } from '../../define-scenario.ts';
import { aumentoDeMargemCompleto } from './aumento-de-margem.ts';
import { auxilioBrasilComeco } from './auxilio-brasil.ts';
import { carEquityComeco } from './car-equity.ts';
import { cartaoConsignadoComeco, cartaoConsignadoEscolha } from './cartao-consignado.ts';
import { cartaoNioComeco } from './cartao-nio.ts';
import { consignadoInssComeco, consignadoInssPerfil } from './consignado-inss.ts';
import { consignadoPrivadoComeco } from './consignado-privado.ts';
import { consorcioCompleto } from './consorcio.ts';
import { contaDigitalCompleta } from './conta-digital.ts';
import { creditoBoletoComeco } from './credito-boleto.ts';
import { creditoContaDeLuzComeco, creditoContaDeLuzEndereco } from './credito-conta-de-luz.ts';
import { creditoCrefisaComeco } from './credito-crefisa.ts';
import { eWorkerComeco } from './e-worker.ts';
import { emprestimoFgtsCompleto } from './emprestimo-fgts.ts';
import {
  financiamentoImobiliarioComeco,
  financiamentoImobiliarioComposicao,
} from './financiamento-imobiliario.ts';
import { financiamentoVeiculoComeco } from './financiamento-veiculo.ts';
import { homeEquityComeco } from './home-equity.ts';
import { largeStep20, largeStep200, largeStep1000 } from './large-step.ts';
import { portabilidadeComeco } from './portabilidade.ts';
import { refinanciamentoCompleto } from './refinanciamento.ts';
import { saqueAniversarioFgtsComeco } from './saque-aniversario-fgts.ts';
import { saqueCartaoComeco } from './saque-cartao.ts';
import { seguroAutoComeco, seguroAutoPerfil } from './seguro-auto.ts';
import { seguroCelularComeco } from './seguro-celular.ts';
import { todosOsCamposPasseio } from './todos-os-campos.ts';

/** In the order in which the catalogue shows them. */
export const produtosScenarios: readonly Scenario[] = [
  creditoContaDeLuzComeco,
  creditoContaDeLuzEndereco,
  financiamentoVeiculoComeco,
  saqueAniversarioFgtsComeco,
  consignadoInssComeco,
  consignadoInssPerfil,
  consignadoPrivadoComeco,
  cartaoConsignadoComeco,
  cartaoConsignadoEscolha,
  saqueCartaoComeco,
  cartaoNioComeco,
  eWorkerComeco,
  carEquityComeco,
  homeEquityComeco,
  financiamentoImobiliarioComeco,
  financiamentoImobiliarioComposicao,
  seguroAutoComeco,
  seguroAutoPerfil,
  seguroCelularComeco,
  creditoBoletoComeco,
  auxilioBrasilComeco,
  creditoCrefisaComeco,
  portabilidadeComeco,
  aumentoDeMargemCompleto,
  consorcioCompleto,
  contaDigitalCompleta,
  emprestimoFgtsCompleto,
  refinanciamentoCompleto,
  todosOsCamposPasseio,
  largeStep20,
  largeStep200,
  largeStep1000,
];
