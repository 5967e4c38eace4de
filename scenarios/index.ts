import { c6CodigoErrado, c6CodigoSemResposta, c6EsperaFalha, c6NovoSms } from './catalogue/chamadas/c6.ts';
import {
  consentimento,
  consentimentoNaoGuardado,
  consentimentoNoFormulario,
  consentimentoPrimeiro,
} from './catalogue/chamadas/consentimento.ts';
import { linkDeDocumentosRecusado, novoLinkDeDocumentos } from './catalogue/chamadas/documentos.ts';
import { imovelForaDaRegiao, listasDoImovel, valorDoImovel } from './catalogue/chamadas/imovel.ts';
import { insercaoDeNovo, insercaoNoBanco } from './catalogue/chamadas/insercao.ts';
import { latin1 } from './catalogue/chamadas/latin-1.ts';
import { listaDoProprioCampo } from './catalogue/chamadas/lista-do-proprio-campo.ts';
import { contratosDaPortabilidade, financiamentoRecusado } from './catalogue/chamadas/ofertas.ts';
import { cepSemServico, ipDoSegundoServico, ipNoEnvio } from './catalogue/chamadas/servicos-de-fora.ts';
import { cepZerado, outroCepDesconhecido, outroCepSemConsulta } from './catalogue/contratacao/another-cep.ts';
import { cepFallback } from './catalogue/contratacao/cep-fallback.ts';
import { happyPath } from './catalogue/contratacao/happy-path.ts';
import { noOffer } from './catalogue/contratacao/no-offer.ts';
import { propostaReprovada } from './catalogue/contratacao/proposta-reprovada.ts';
import { resume } from './catalogue/contratacao/resume.ts';
import { townCep } from './catalogue/contratacao/town-cep.ts';
import { unknownCep } from './catalogue/contratacao/unknown-cep.ts';
import { answerLost } from './catalogue/entrada/answer-lost.ts';
import { completionResumed } from './catalogue/entrada/completion-resumed.ts';
import { emptyAnswer } from './catalogue/entrada/empty-answer.ts';
import { linkDeOutraProposta, novoHashNaCriacao } from './catalogue/entrada/hash-id.ts';
import { hashInCapitals } from './catalogue/entrada/hash-in-capitals.ts';
import { hostileHash } from './catalogue/entrada/hostile-hash.ts';
import { htmlAnswer } from './catalogue/entrada/html-answer.ts';
import { ipUnknown } from './catalogue/entrada/ip-unknown.ts';
import { landingTyped } from './catalogue/entrada/landing-typed.ts';
import { linkToEarlierStep } from './catalogue/entrada/link-to-earlier-step.ts';
import { linkToNowhere } from './catalogue/entrada/link-to-nowhere.ts';
import { noSteps } from './catalogue/entrada/no-steps.ts';
import { officeTokenUnusable } from './catalogue/entrada/office-token-unusable.ts';
import {
  apagarNoFim,
  apagarPelaAjuda,
  aparelhoContinuar,
  aparelhoNaoSouEu,
  aparelhoPropostaTerminada,
  aparelhoSemNome,
  aparelhoSoDigitou,
} from './catalogue/entrada/shared-device.ts';
import {
  typedValuesSurvive,
  typedValuesSurviveChangedStep,
} from './catalogue/entrada/typed-values-survive.ts';
import { unknownCurrentStep } from './catalogue/entrada/unknown-current-step.ts';
import { unknownFieldKind } from './catalogue/entrada/unknown-field-kind.ts';
import { unknownHash } from './catalogue/entrada/unknown-hash.ts';
import { unknownStepType } from './catalogue/entrada/unknown-step-type.ts';
import { busyWrite } from './catalogue/envio/busy-write.ts';
import {
  criacaoConexaoCaiAntes,
  criacaoConexaoCaiDepois,
  documentoConexaoCaiAntes,
  documentoConexaoCaiDepois,
  etapaConexaoCaiAntes,
  etapaConexaoCaiDepois,
} from './catalogue/envio/connection-reset.ts';
import { documentAccessExpired } from './catalogue/envio/document-access-expired.ts';
import {
  documentArrived,
  documentByHand,
  documentSent,
  documentSeveralPhotos,
  envioGrandeDemais,
  firstDocumentRefused,
  firstDocumentReloaded,
  replacedDocumentLost,
  replacedDocumentReloaded,
  uploadCut,
} from './catalogue/envio/documents.ts';
import { creationWithoutId, repeatedAfterOtherStep, updateLost } from './catalogue/envio/lost-answers.ts';
import {
  multiProposalCheckFails,
  multiProposalClosed,
  multiProposalContinue,
  multiProposalFork,
  multiProposalForkRefused,
  multiProposalHidden,
  multiProposalNew,
} from './catalogue/envio/multi-proposal.ts';
import { multiProposalUploadExpired } from './catalogue/envio/multi-proposal-upload-expired.ts';
import { overdueBillAttach, overdueBillLater } from './catalogue/envio/overdue-bill.ts';
import {
  readErrorAdvance,
  readErrorCancel,
  readErrorReload,
  readErrorReloadQuestion,
  readErrorSkip,
} from './catalogue/envio/read-error.ts';
import { uploadExpired } from './catalogue/envio/upload-expired.ts';
import { bankAccountRefused } from './catalogue/erros/bank-account-refused.ts';
import { cookiesBlocked, cookiesBlockedOnRestart, noGeolocation } from './catalogue/erros/browser-forbids.ts';
import { busyOpening } from './catalogue/erros/busy-opening.ts';
import { companyLookupFailed, noCompanies } from './catalogue/erros/company-lookup.ts';
import { configurationMissing } from './catalogue/erros/configuration-missing.ts';
import { conflict } from './catalogue/erros/conflict.ts';
import { connectionFailed } from './catalogue/erros/connection-failed.ts';
import {
  divergentAddress,
  invalidEnergyBill,
  invalidProofOfResidence,
  resendOcr,
} from './catalogue/erros/documents-refused.ts';
import { emptyList, fieldForEmptyList, listFailed, noOfferInList } from './catalogue/erros/empty-list.ts';
import { fileWithoutResource } from './catalogue/erros/file-without-resource.ts';
import { inconsistentAccount, inconsistentDocuments } from './catalogue/erros/inconsistent-documents.ts';
import { instability } from './catalogue/erros/instability.ts';
import { offline, offlineNaConclusao } from './catalogue/erros/offline.ts';
import { openingWithoutConnection } from './catalogue/erros/opening-without-connection.ts';
import { newHashFails, otherCpf } from './catalogue/erros/other-cpf.ts';
import { proposalWithoutId } from './catalogue/erros/proposal-without-id.ts';
import { redirectedService } from './catalogue/erros/redirected-service.ts';
import {
  flowEnded,
  listedMessages,
  messageOfAnEmployee,
  proposalElsewhere,
  recusaEmTexto,
  redirectInCircles,
  redirectToNowhere,
  redirectWithoutHash,
  wordsOfMachines,
} from './catalogue/erros/refusals.ts';
import {
  lateAddress,
  lateCompanies,
  lateList,
  lateOffer,
  lateSingleValue,
  lateVehicle,
} from './catalogue/erros/reordered.ts';
import { stepNotFound } from './catalogue/erros/step-not-found.ts';
import { unauthorized } from './catalogue/erros/unauthorized.ts';
import { textosDaEspera } from './catalogue/espera/cycling-texts.ts';
import { lostRetry } from './catalogue/espera/lost-retry.ts';
import { pollingFailure } from './catalogue/espera/polling-failure.ts';
import { estadoDesconhecido, pollingSuccess } from './catalogue/espera/polling-success.ts';
import { documentoJaEnviado } from './catalogue/marca/documento-ja-enviado.ts';
import { marcaQuebrada } from './catalogue/marca/marca-quebrada.ts';
import { paginaFinal, paginaFinalComLink } from './catalogue/marca/pagina-final.ts';
import {
  formularioDireto,
  perguntaInicial,
  visitanteEncaminhado,
} from './catalogue/marca/pergunta-inicial.ts';
import { perguntasFrequentes } from './catalogue/marca/perguntas-frequentes.ts';
import { tempoParado } from './catalogue/marca/tempo-parado.ts';
import {
  parceirosPermitidos,
  parceirosRecusados,
  parceirosSemPergunta,
} from './catalogue/marketing/parceiros.ts';
import { aumentoDeMargemCompleto } from './catalogue/produtos/aumento-de-margem.ts';
import { auxilioBrasilComeco } from './catalogue/produtos/auxilio-brasil.ts';
import { carEquityComeco } from './catalogue/produtos/car-equity.ts';
import { cartaoConsignadoComeco, cartaoConsignadoEscolha } from './catalogue/produtos/cartao-consignado.ts';
import { cartaoNioComeco } from './catalogue/produtos/cartao-nio.ts';
import { consignadoInssComeco, consignadoInssPerfil } from './catalogue/produtos/consignado-inss.ts';
import { consignadoPrivadoComeco } from './catalogue/produtos/consignado-privado.ts';
import { consorcioCompleto } from './catalogue/produtos/consorcio.ts';
import { contaDigitalCompleta } from './catalogue/produtos/conta-digital.ts';
import { creditoBoletoComeco } from './catalogue/produtos/credito-boleto.ts';
import {
  creditoContaDeLuzComeco,
  creditoContaDeLuzEndereco,
} from './catalogue/produtos/credito-conta-de-luz.ts';
import { creditoCrefisaComeco } from './catalogue/produtos/credito-crefisa.ts';
import { eWorkerComeco } from './catalogue/produtos/e-worker.ts';
import { emprestimoFgtsCompleto } from './catalogue/produtos/emprestimo-fgts.ts';
import {
  financiamentoImobiliarioComeco,
  financiamentoImobiliarioComposicao,
} from './catalogue/produtos/financiamento-imobiliario.ts';
import { financiamentoVeiculoComeco } from './catalogue/produtos/financiamento-veiculo.ts';
import { homeEquityComeco } from './catalogue/produtos/home-equity.ts';
import { largeStep20, largeStep200, largeStep1000 } from './catalogue/produtos/large-step.ts';
import { portabilidadeComeco } from './catalogue/produtos/portabilidade.ts';
import { refinanciamentoCompleto } from './catalogue/produtos/refinanciamento.ts';
import { saqueAniversarioFgtsComeco } from './catalogue/produtos/saque-aniversario-fgts.ts';
import { saqueCartaoComeco } from './catalogue/produtos/saque-cartao.ts';
import { seguroAutoComeco, seguroAutoPerfil } from './catalogue/produtos/seguro-auto.ts';
import { seguroCelularComeco } from './catalogue/produtos/seguro-celular.ts';
import { todosOsCamposPasseio } from './catalogue/produtos/todos-os-campos.ts';
import {
  averbadaNaoVolta,
  etapaEmRevisao,
  minhasPropostas,
  refazerDeFora,
  refazerEtapa,
  revisaoDeixadaDeLado,
  revisaoEmOutraEtapa,
  semVolta,
  voltarECorrigir,
} from './catalogue/retorno/going-back.ts';
import { digitadorPreenche, propostaManual, voltarAsOfertas } from './catalogue/retorno/manual.ts';
import { navegadorDePassos } from './catalogue/retorno/navigator.ts';
import { recomecar, recomecarRecusado, recomecarSemHash } from './catalogue/retorno/restart.ts';
import { dataEmOutraGrafia } from './catalogue/retorno/stored-date.ts';
import { simulacaoNaoEncontrada } from './catalogue/simulacoes/auxilio-brasil.ts';
import { simulacaoVeiculoEmGarantia } from './catalogue/simulacoes/car-equity.ts';
import { simulacaoEscolherValor, simulacaoValorRecusado } from './catalogue/simulacoes/cartao-consignado.ts';
import { simulacaoNio } from './catalogue/simulacoes/cartao-nio.ts';
import { simulacaoComSelecao } from './catalogue/simulacoes/consignado-inss.ts';
import { simulacaoC6Consignado } from './catalogue/simulacoes/consignado-privado.ts';
import { simulacaoFuncao } from './catalogue/simulacoes/credito-boleto.ts';
import { simulacaoContaDeLuz } from './catalogue/simulacoes/credito-conta-de-luz.ts';
import { simulacaoCrefisa } from './catalogue/simulacoes/credito-crefisa.ts';
import { simulacaoPelaParcela, simulacaoValidada } from './catalogue/simulacoes/e-worker.ts';
import {
  simulacaoImovel,
  simulacaoImovelPrazoRecusado,
} from './catalogue/simulacoes/financiamento-imobiliario.ts';
import {
  simulacaoVeiculo,
  simulacaoVeiculoDuasTaxas,
  simulacaoVeiculoNaoEncontrada,
} from './catalogue/simulacoes/financiamento-veiculo.ts';
import {
  simulacaoImovelEmGarantia,
  simulacaoRecarregada,
  simulacaoRevisada,
} from './catalogue/simulacoes/home-equity.ts';
import {
  simulacaoDinheiroNovo,
  simulacaoPortabilidade,
  simulacaoQiTech,
  simulacaoRefinanciamento,
} from './catalogue/simulacoes/portabilidade.ts';
import { simulacaoFgts } from './catalogue/simulacoes/saque-aniversario-fgts.ts';
import { simulacaoSoLeitura } from './catalogue/simulacoes/saque-cartao.ts';
import { simulacaoDoVendedor } from './catalogue/simulacoes/seguro-auto.ts';
import { simulacaoSeguroCelular } from './catalogue/simulacoes/seguro-celular.ts';
import {
  entradaSemResposta,
  limitesNaoVieram,
  margemNovaSemLimite,
  margemRecusada,
  ofertaSemConfirmacao,
  ofertasDosBancosNaoVieram,
  participantesNaoVieram,
} from './catalogue/simulacoes/sem-resposta.ts';
import { acessibilidade } from './catalogue/telas/acessibilidade.ts';
import { acompanhamentoDaProposta, acompanhamentoSemProposta } from './catalogue/telas/acompanhamento.ts';
import { assinaturaDoContrato, contratosNaoVieram, nadaParaAssinar } from './catalogue/telas/assinatura.ts';
import { creditoAindaNao, creditoContratado } from './catalogue/telas/credito-contratado.ts';
import {
  avisoNoAlto,
  situacaoDaProposta,
  situacaoFalhou,
  situacaoSemProposta,
} from './catalogue/telas/situacao-da-proposta.ts';
import { comoFunciona, passoAPasso } from './catalogue/telas/tutoriais.ts';
import { tokenCedoDemais } from './catalogue/token/token-cedo-demais.ts';
import { tokenComVolta } from './catalogue/token/token-com-volta.ts';
import { tokenDaProposta } from './catalogue/token/token-da-proposta.ts';
import { tokenErrado } from './catalogue/token/token-errado.ts';
import { tokenFalhou } from './catalogue/token/token-falhou.ts';
import { tokenLinkApos401 } from './catalogue/token/token-link-apos-401.ts';
import { tokenLinkClicado } from './catalogue/token/token-link-clicado.ts';
import { tokenNaAbertura } from './catalogue/token/token-na-abertura.ts';
import { tokenNaEspera } from './catalogue/token/token-na-espera.ts';
import { tokenOutraForma } from './catalogue/token/token-outra-forma.ts';
import { tokenRecarregado } from './catalogue/token/token-recarregado.ts';
import { tokenReenvio } from './catalogue/token/token-reenvio.ts';
import { tokenSemResposta } from './catalogue/token/token-sem-resposta.ts';
import { placaDesconhecida, veiculoPelaPlaca } from './catalogue/veiculo/placa.ts';
import {
  anosNaoVieram,
  modelosNaoVieram,
  valorNaoVeio,
  veiculoPeloModelo,
} from './catalogue/veiculo/tabela.ts';
import type { Scenario } from './define-scenario.ts';
import { faultScenarios } from './fault-scenarios.ts';
import { generatedScenarios, startingScenarios } from './generated.ts';
import { formatAddress, launchAddressOf, type QueryMember } from './launch-address.ts';
import { nearestNames } from './nearest-names.ts';
import { findProduct } from './products/index.ts';
import { stepScenarios } from './step-scenarios.ts';
import { wordMistakes } from './word-mistakes.ts';

/** Every scenario that is played in the app, in the order the catalogue shows them. */
export const scenarios: readonly Scenario[] = [
  happyPath,
  resume,
  noOffer,
  propostaReprovada,
  unauthorized,
  conflict,
  instability,
  busyOpening,
  officeTokenUnusable,
  redirectedService,
  busyWrite,
  connectionFailed,
  inconsistentDocuments,
  inconsistentAccount,
  offline,
  offlineNaConclusao,
  openingWithoutConnection,
  recusaEmTexto,
  listedMessages,
  messageOfAnEmployee,
  wordsOfMachines,
  flowEnded,
  proposalElsewhere,
  redirectInCircles,
  redirectToNowhere,
  redirectWithoutHash,
  otherCpf,
  newHashFails,
  resendOcr,
  invalidEnergyBill,
  invalidProofOfResidence,
  divergentAddress,
  emptyList,
  listFailed,
  noOfferInList,
  fieldForEmptyList,
  companyLookupFailed,
  noCompanies,
  configurationMissing,
  proposalWithoutId,
  stepNotFound,
  pollingSuccess,
  estadoDesconhecido,
  textosDaEspera,
  lostRetry,
  pollingFailure,
  cepFallback,
  townCep,
  unknownCep,
  outroCepDesconhecido,
  outroCepSemConsulta,
  cepZerado,
  typedValuesSurvive,
  typedValuesSurviveChangedStep,
  answerLost,
  unknownHash,
  hostileHash,
  noSteps,
  unknownFieldKind,
  unknownStepType,
  unknownCurrentStep,
  emptyAnswer,
  htmlAnswer,
  completionResumed,
  hashInCapitals,
  novoHashNaCriacao,
  linkDeOutraProposta,
  aparelhoPropostaTerminada,
  aparelhoNaoSouEu,
  aparelhoContinuar,
  aparelhoSoDigitou,
  aparelhoSemNome,
  apagarPelaAjuda,
  apagarNoFim,
  ipUnknown,
  landingTyped,
  linkToEarlierStep,
  linkToNowhere,
  tokenCedoDemais,
  tokenComVolta,
  tokenDaProposta,
  tokenErrado,
  tokenFalhou,
  tokenLinkApos401,
  tokenLinkClicado,
  tokenNaAbertura,
  tokenNaEspera,
  tokenOutraForma,
  tokenRecarregado,
  tokenReenvio,
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
  perguntasFrequentes,
  paginaFinal,
  paginaFinalComLink,
  perguntaInicial,
  formularioDireto,
  visitanteEncaminhado,
  marcaQuebrada,
  documentoJaEnviado,
  tempoParado,
  simulacaoVeiculo,
  simulacaoVeiculoDuasTaxas,
  simulacaoVeiculoNaoEncontrada,
  simulacaoImovel,
  simulacaoImovelPrazoRecusado,
  simulacaoFgts,
  simulacaoEscolherValor,
  simulacaoValorRecusado,
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
  voltarECorrigir,
  etapaEmRevisao,
  revisaoDeixadaDeLado,
  revisaoEmOutraEtapa,
  semVolta,
  averbadaNaoVolta,
  refazerEtapa,
  refazerDeFora,
  minhasPropostas,
  navegadorDePassos,
  recomecar,
  dataEmOutraGrafia,
  recomecarSemHash,
  recomecarRecusado,
  propostaManual,
  digitadorPreenche,
  voltarAsOfertas,
  bankAccountRefused,
  largeStep20,
  largeStep200,
  largeStep1000,
  multiProposalContinue,
  multiProposalNew,
  multiProposalFork,
  multiProposalForkRefused,
  multiProposalClosed,
  multiProposalCheckFails,
  multiProposalHidden,
  readErrorAdvance,
  readErrorCancel,
  readErrorReload,
  readErrorReloadQuestion,
  readErrorSkip,
  overdueBillAttach,
  overdueBillLater,
  updateLost,
  repeatedAfterOtherStep,
  criacaoConexaoCaiAntes,
  criacaoConexaoCaiDepois,
  etapaConexaoCaiAntes,
  etapaConexaoCaiDepois,
  documentoConexaoCaiAntes,
  documentoConexaoCaiDepois,
  documentArrived,
  documentByHand,
  documentSent,
  firstDocumentRefused,
  firstDocumentReloaded,
  replacedDocumentLost,
  replacedDocumentReloaded,
  documentSeveralPhotos,
  uploadCut,
  envioGrandeDemais,
  uploadExpired,
  multiProposalUploadExpired,
  documentAccessExpired,
  creationWithoutId,
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
  parceirosPermitidos,
  parceirosRecusados,
  parceirosSemPergunta,
  c6CodigoErrado,
  c6CodigoSemResposta,
  c6EsperaFalha,
  c6NovoSms,
  consentimento,
  consentimentoNaoGuardado,
  consentimentoNoFormulario,
  consentimentoPrimeiro,
  linkDeDocumentosRecusado,
  novoLinkDeDocumentos,
  listaDoProprioCampo,
  latin1,
  listasDoImovel,
  valorDoImovel,
  imovelForaDaRegiao,
  insercaoDeNovo,
  insercaoNoBanco,
  contratosDaPortabilidade,
  financiamentoRecusado,
  cepSemServico,
  ipDoSegundoServico,
  ipNoEnvio,
  cookiesBlocked,
  cookiesBlockedOnRestart,
  noGeolocation,
  fileWithoutResource,
  lateAddress,
  lateList,
  lateOffer,
  lateVehicle,
  lateCompanies,
  lateSingleValue,
  tokenSemResposta,
  placaDesconhecida,
  veiculoPelaPlaca,
  anosNaoVieram,
  modelosNaoVieram,
  valorNaoVeio,
  veiculoPeloModelo,
];

/** The scenarios written by hand, then those generated from closed lists. */
export const allScenarios: readonly Scenario[] = [
  ...scenarios,
  ...startingScenarios,
  ...stepScenarios,
  ...faultScenarios,
  ...generatedScenarios,
];

const byId: ReadonlyMap<string, Scenario> = new Map(allScenarios.map(scenario => [scenario.id, scenario]));

export const findScenario = (id: string): Scenario | undefined => byId.get(id);

/** The scenario that opens a product at its beginning. */
export const startOf = (product: string): Scenario | undefined => findScenario(`start-${product}`);

/** Similar ids, for a misspelt one. */
export const nearestScenarios = (id: string): string[] => nearestNames(id, [...byId.keys()]);

/** False for a scenario with a mistyped product or a word that no player knows; `mistakesOf` says what is wrong. */
export const isPlayable = (scenario: Scenario): boolean =>
  findProduct(scenario.product) !== undefined && wordMistakes(scenario).length === 0;

/**
 * The link that opens a scenario on a mock build, where its walk begins. That of a scenario which cannot be played leads to the
 * catalogue.
 * @param base path under which the build is served, with a slash at both ends.
 * @param tweaks further members of the query.
 */
export const linkOf = (scenario: Scenario, base: string, tweaks: readonly QueryMember[] = []): string =>
  formatAddress(
    base.slice(0, -1),
    isPlayable(scenario) ? launchAddressOf(scenario) : { hash: null, path: '/', query: {} },
    [['scenario', scenario.id], ...tweaks],
  );
