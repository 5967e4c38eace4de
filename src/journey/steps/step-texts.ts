import { defineRegistry } from '#shared/registry.ts';
import type { Step, StepStatus } from '../model/step.ts';
import { aguardandoAprovacaoFuncionario } from './approval/aguardando-aprovacao-funcionario.ts';
import { aguardandoPoliticaEmpresa } from './approval/aguardando-politica-empresa.ts';
import { analiseManualMesa } from './approval/analise-manual-mesa.ts';
import { companyRegister } from './approval/company-register.ts';
import { criacaoValidacaoEmpresaFuncionario } from './approval/criacao-validacao-empresa-funcionario.ts';
import { proposalAnalysis } from './approval/proposal-analysis.ts';
import { benefit } from './benefit/benefit.ts';
import { c6CarEquityAnalysis, c6CarEquityInsertion } from './car-equity/car-equity.ts';
import { acompanhamento } from './check/acompanhamento.ts';
import { analiseDeDados } from './check/analise-de-dados.ts';
import { createCheckTexts } from './check/create-check-texts.ts';
import { documentApi } from './check/document-api.ts';
import { juridical } from './check/juridical.ts';
import { restrictionVerification } from './check/restriction-verification.ts';
import { acceptanceTerms, lgpd } from './consent/consent.ts';
import {
  c6ConsignadoPrivadoAuthorization,
  c6ConsignadoPrivadoPolling,
  c6ConsignadoPrivadoToken,
} from './consigned/consigned.ts';
import { consultContractsApi } from './contracts/consult-contracts-api.ts';
import { contractApi } from './contracts/contract-api.ts';
import { afinzConsignadoValidacaoSimulacao } from './credit/afinz-consignado-validacao-simulacao.ts';
import { behaviourScore } from './credit/behaviour-score.ts';
import { creditAnalysis } from './credit/credit-analysis.ts';
import { creditAnalysisWithHumanValidation } from './credit/credit-analysis-with-human-validation.ts';
import { rodobensCrivo } from './credit/rodobens-crivo.ts';
import { documentLink } from './document-link/document-link.ts';
import { facematch } from './identity/facematch.ts';
import { liveness } from './identity/liveness.ts';
import { livenessWithFacematch } from './identity/liveness-with-facematch.ts';
import { selfieCaptura } from './identity/selfie-captura.ts';
import { serproLiveness } from './identity/serpro-liveness.ts';
import { serproLivenessWithFacematch } from './identity/serpro-liveness-with-facematch.ts';
import { verifyIdentity } from './identity/verify-identity.ts';
import { findDeclaredName } from './index.ts';
import { rodobensKyc } from './kyc/rodobens-kyc.ts';
import { propostaEmPagamento } from './payment/proposta-em-pagamento.ts';
import { averbacao } from './payroll/averbacao.ts';
import {
  averbationHubBalanceConsult,
  averbationHubConfirm,
  averbationHubReserve,
} from './payroll/averbation-hub.ts';
import { consultaDataPrev } from './payroll/consulta-data-prev.ts';
import { proposalEndorsement } from './payroll/proposal-endorsement.ts';
import { validacaoIN100 } from './payroll/validacao-in100.ts';
import { details, review } from './review/review.ts';
import { clickSign } from './signature/click-sign.ts';
import { contract } from './signature/contract.ts';
import { unicoSign } from './signature/unico-sign.ts';
import { unicoSignWithLiveness } from './signature/unico-sign-with-liveness.ts';
import { waiting } from './signature/waiting.ts';
import {
  crefazSimulationApi,
  crefisaSimulation,
  factaSimulationApi,
  nioSimulation,
  simulacaoFgtsAniversario,
  simulationApi,
  simulationChooseValue,
  simulationReadOnly,
  simulationRevision,
  simulationVendor,
  simulationWithSelection,
} from './simulation/by-lender.ts';
import { createSimulationTexts } from './simulation/create-simulation-texts.ts';
import {
  agxPrivateSimulation,
  c6CarEquitySimulation,
  c6ConsignadoPrivadoSimulation,
  funcaoSimulation,
  funcaoSimulationRefinancing,
  multipleFinancing,
  qiTechPortability,
  qiTechRefinancing,
  qiTechSimulation,
  simulationCdc,
} from './simulation/variants.ts';
import { IN_PROGRESS, MAY_RETURN, POLL_NOW, type StatusTexts, type StepTexts } from './status-texts.ts';
import { proposalTokenValidation } from './token/proposal-token-validation.ts';
import { tokenValidation } from './token/token-validation.ts';

/**
 * The texts of each step type (2.23-2.32), by the names in the registry of step types. Loaded with the first status
 * screen.
 */
export const stepTexts = defineRegistry<StepTexts, 'step type'>('step type', [
  ['juridical', juridical],
  ['documentApi', documentApi],
  ['analiseDeDados', analiseDeDados],
  ['restrictionVerification', restrictionVerification],
  ['acompanhamento', acompanhamento],
  ['creditAnalysis', creditAnalysis],
  ['creditAnalysisWithHumanValidation', creditAnalysisWithHumanValidation],
  ['rodobensCrivo', rodobensCrivo],
  ['behaviourScore', behaviourScore],
  ['afinzConsignadoValidacaoSimulacao', afinzConsignadoValidacaoSimulacao],
  ['facematch', facematch],
  ['liveness', liveness],
  ['livenessWithFacematch', livenessWithFacematch],
  ['serproLiveness', serproLiveness],
  ['serproLivenessWithFacematch', serproLivenessWithFacematch],
  ['selfieCaptura', selfieCaptura],
  ['verifyIdentity', verifyIdentity],
  ['clickSign', clickSign],
  ['unicoSign', unicoSign],
  ['unicoSignWithLiveness', unicoSignWithLiveness],
  ['contract', contract],
  ['contrato', contract],
  ['waiting', waiting],
  ['contractApi', contractApi],
  ['consultContractsApi', consultContractsApi],
  ['proposalAnalysis', proposalAnalysis],
  ['companyRegister', companyRegister],
  ['analiseManualMesa', analiseManualMesa],
  ['aguardandoAprovacaoFuncionario', aguardandoAprovacaoFuncionario],
  ['aguardandoPoliticaEmpresa', aguardandoPoliticaEmpresa],
  ['criacaoValidacaoEmpresaFuncionario', criacaoValidacaoEmpresaFuncionario],
  ['tokenValidation', tokenValidation],
  ['proposalTokenValidation', proposalTokenValidation],
  ['documentLink', documentLink],
  ['rodobensKyc', rodobensKyc],
  ['benefit', benefit],
  ['averbacao', averbacao],
  ['proposalEndorsement', proposalEndorsement],
  ['validacaoIN100', validacaoIN100],
  ['consultaDataPrev', consultaDataPrev],
  ['averbationHubBalanceConsult', averbationHubBalanceConsult],
  ['averbationHubReserve', averbationHubReserve],
  ['averbationHubConfirm', averbationHubConfirm],
  ['propostaEmPagamento', propostaEmPagamento],
  ['simulation', createSimulationTexts()],
  ['simulationRevision', simulationRevision],
  ['simulationApi', simulationApi],
  ['simulationReadOnly', simulationReadOnly],
  ['simulationVendor', simulationVendor],
  ['simulationWithSelection', simulationWithSelection],
  ['simulationChooseValue', simulationChooseValue],
  ['crefazSimulationApi', crefazSimulationApi],
  ['factaSimulationApi', factaSimulationApi],
  ['crefisaSimulation', crefisaSimulation],
  ['nioSimulation', nioSimulation],
  ['simulacaoFgtsAniversario', simulacaoFgtsAniversario],
  ['qiTechSimulation', qiTechSimulation],
  ['qiTechPortability', qiTechPortability],
  ['qiTechRefinancing', qiTechRefinancing],
  ['funcaoSimulation', funcaoSimulation],
  ['funcaoSimulationRefinancing', funcaoSimulationRefinancing],
  ['simulationCdc', simulationCdc],
  ['multipleFinancing', multipleFinancing],
  ['agxPrivateSimulation', agxPrivateSimulation],
  ['c6CarEquityInsertion', c6CarEquityInsertion],
  ['c6CarEquitySimulation', c6CarEquitySimulation],
  ['c6CarEquityAnalysis', c6CarEquityAnalysis],
  ['c6ConsignadoPrivadoAuthorization', c6ConsignadoPrivadoAuthorization],
  ['c6ConsignadoPrivadoToken', c6ConsignadoPrivadoToken],
  ['c6ConsignadoPrivadoPolling', c6ConsignadoPrivadoPolling],
  ['c6ConsignadoPrivadoSimulation', c6ConsignadoPrivadoSimulation],
  ['lgpd', lgpd],
  ['acceptanceTerms', acceptanceTerms],
  ['review', review],
  ['details', details],
]);

/** The texts of forms and endings, which the registry does not contain. */
const defaultTexts = createCheckTexts();

const NOT_SHOWN = 'Não conseguimos mostrar os detalhes desta etapa.';
const MAY_CHECK = `${NOT_SHOWN} Se nada mudar, toque em “Verificar agora”.`;

/** The texts of unknown step types: such a check may be a step that the app has not understood (assumption 4.9). */
const unknownTexts = createCheckTexts({
  init: { ...IN_PROGRESS, now: MAY_CHECK, button: POLL_NOW },
  waiting: { now: MAY_CHECK, lateNow: MAY_RETURN },
  remake: { text: `${NOT_SHOWN} Seus dados estão salvos.` },
  review: {
    title: 'Esta etapa está em revisão',
    text: `${NOT_SHOWN} Verifique mais tarde se a revisão terminou.`,
  },
});

/** The texts of a step in a status. */
export function statusTextsOf(step: Pick<Step, 'type'>, status: StepStatus): StatusTexts {
  const name = findDeclaredName(step.type.slug);
  return (name === undefined ? unknownTexts : (stepTexts.find(name) ?? defaultTexts))[status];
}
