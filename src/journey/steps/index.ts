import { defineRegistry } from '#shared/registry.ts';
import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { Step, StepStatus } from '../model/step.ts';
import { defaultPolling, type FamilyName, type StepTypeDeclaration } from './step-type.ts';

const of = (family: FamilyName, own: Partial<StepTypeDeclaration> = {}): StepTypeDeclaration => ({
  family,
  countsAsStep: family !== 'ending',
  keepsConsent: false,
  ...defaultPolling[family],
  ...own,
});

/** Step types by the service's slug (4.7-4.9). Their texts are in step-texts, under the same names. */
export const stepTypes = defineRegistry<StepTypeDeclaration, 'step type'>('step type', [
  ['form', of('form')],
  ['productSelection', of('form')],
  ['dadosContaDeLuz', of('form', { onlyProduct: 'light-credit' })],
  ['juridical', of('check')],
  ['documentApi', of('check')],
  ['analiseDeDados', of('check')],
  ['restrictionVerification', of('check')],
  ['acompanhamento', of('check')],
  ['creditAnalysis', of('credit')],
  ['creditAnalysisWithHumanValidation', of('credit')],
  ['rodobensCrivo', of('credit')],
  ['behaviourScore', of('credit')],
  ['afinzConsignadoValidacaoSimulacao', of('credit')],
  ['facematch', of('identity')],
  ['liveness', of('identity')],
  ['livenessWithFacematch', of('identity')],
  ['serproLiveness', of('identity')],
  ['serproLivenessWithFacematch', of('identity')],
  ['selfieCaptura', of('identity')],
  ['verifyIdentity', of('identity')],
  ['clickSign', of('signature')],
  ['unicoSign', of('signature')],
  ['unicoSignWithLiveness', of('signature')],
  ['contract', of('signature')],
  ['contrato', of('signature')],
  ['waiting', of('signature')],
  ['contractApi', of('contracts')],
  ['consultContractsApi', of('contracts')],
  ['proposalAnalysis', of('approval')],
  ['companyRegister', of('approval')],
  ['analiseManualMesa', of('approval')],
  ['aguardandoAprovacaoFuncionario', of('approval')],
  ['aguardandoPoliticaEmpresa', of('approval', { polling: 'companyPolicy' })],
  ['criacaoValidacaoEmpresaFuncionario', of('approval')],
  ['tokenValidation', of('token')],
  ['proposalTokenValidation', of('token')],
  ['documentLink', of('documentLink')],
  ['rodobensKyc', of('kyc')],
  ['benefit', of('benefit')],
  ['averbacao', of('payroll')],
  ['proposalEndorsement', of('payroll')],
  ['validacaoIN100', of('payroll')],
  ['consultaDataPrev', of('payroll')],
  ['averbationHubBalanceConsult', of('payroll')],
  ['averbationHubReserve', of('payroll')],
  ['averbationHubConfirm', of('payroll')],
  ['propostaEmPagamento', of('payment')],
  ['simulation', of('simulation')],
  ['simulationRevision', of('simulation')],
  ['simulationApi', of('simulation')],
  ['simulationReadOnly', of('simulation')],
  ['simulationVendor', of('simulation')],
  ['simulationWithSelection', of('simulation')],
  ['simulationChooseValue', of('simulation')],
  ['crefazSimulationApi', of('simulation')],
  ['factaSimulationApi', of('simulation')],
  ['crefisaSimulation', of('simulation')],
  ['nioSimulation', of('simulation', { onlyProduct: 'nio-card' })],
  ['simulacaoFgtsAniversario', of('simulation', { onlyProduct: 'fgts-anniversary' })],
  // Variants and simulations known only from the names of their calls: assumed (a-4.8).
  ['qiTechSimulation', of('simulation')],
  ['qiTechPortability', of('simulation')],
  ['qiTechRefinancing', of('simulation')],
  ['funcaoSimulation', of('simulation')],
  ['funcaoSimulationRefinancing', of('simulation')],
  ['simulationCdc', of('simulation')],
  ['multipleFinancing', of('simulation')],
  ['agxPrivateSimulation', of('simulation')],
  ['c6CarEquityInsertion', of('carEquity')],
  ['c6CarEquitySimulation', of('simulation')],
  ['c6CarEquityAnalysis', of('carEquity')],
  ['c6ConsignadoPrivadoAuthorization', of('consigned')],
  ['c6ConsignadoPrivadoToken', of('consigned')],
  ['c6ConsignadoPrivadoPolling', of('consigned')],
  ['c6ConsignadoPrivadoSimulation', of('simulation')],
  ['lgpd', of('consent', { keepsConsent: true })],
  ['acceptanceTerms', of('consent')],
  ['review', of('review', { countsAsStep: false })],
  ['details', of('review')],
  ['finished', of('ending')],
  ['finalizado', of('ending')],
]);

/** Variants (4.8, 4.9) that the specification does not name: recognised by prefix and by their fields. */
const VARIANTS: readonly (readonly [name: RegExp, standsFor: string])[] = [
  [/^qiTech.*portab/i, 'qiTechPortability'],
  [/^qiTech.*refin/i, 'qiTechRefinancing'],
  [/^qiTech/, 'qiTechSimulation'],
  [/^funcao.*refin/i, 'funcaoSimulationRefinancing'],
  [/^funcao/, 'funcaoSimulation'],
  [/^agxPrivate/, 'agxPrivateSimulation'],
  [/^c6CarEquity.*simula/i, 'c6CarEquitySimulation'],
  [/^c6CarEquity.*(anali|avalia)/i, 'c6CarEquityAnalysis'],
  [/^c6CarEquity/, 'c6CarEquityInsertion'],
  [/^c6ConsignadoPrivado.*simula/i, 'c6ConsignadoPrivadoSimulation'],
  [/^c6ConsignadoPrivado.*aut(h)?ori/i, 'c6ConsignadoPrivadoAuthorization'],
  [/^c6ConsignadoPrivado.*token/i, 'c6ConsignadoPrivadoToken'],
  [/^c6ConsignadoPrivado/, 'c6ConsignadoPrivadoPolling'],
  [/^averbationHub.*reserv/i, 'averbationHubReserve'],
  [/^averbationHub.*confirm/i, 'averbationHubConfirm'],
  [/^averbationHub/, 'averbationHubBalanceConsult'],
];

/** The name under which a step type is declared; `undefined` if unknown. */
export function declaredName(slug: Step['type']['slug']): Step['type']['slug'] | undefined {
  if (stepTypes.find(slug)) return slug;
  return VARIANTS.find(([pattern]) => pattern.test(slug))?.[1];
}

const form = of('form');
/** An unknown step type: it polls, and has a way to continue. */
const unknown = of('check');

const asksForYes = ({ component }: Field): boolean => fieldKinds.find(component)?.isAgreement === true;

/** Fields that only ask for a yes. */
export const agreementsOf = ({ fields }: Step): Field[] => fields.filter(asksForYes);

/** A field of an unknown kind asks the visitor nothing, so it does not make the step a form (3.32). */
const asksNothing = ({ component }: Field): boolean => fieldKinds.find(component) === undefined;

/** Families whose own view renders such fields. */
const isAgreement = (family: FamilyName, step: Step): boolean =>
  family === 'consent' && step.fields.every(field => asksForYes(field) || asksNothing(field));

/** Statuses in which the visitor must do something, possibly in fields. */
const ASKS_THE_VISITOR: ReadonlySet<StepStatus> = new Set(['init', 'remake']);

/**
 * How a step is shown and polled in a status, by its type. A step with fields is a form while the visitor must act,
 * unless its own view renders them; later it is polled like others of its type.
 */
export function stepTypeOf(step: Step, status: StepStatus = step.status): StepTypeDeclaration {
  const hasFields = step.fields.length > 0;
  const name = declaredName(step.type.slug);
  if (name === undefined) return hasFields ? form : unknown;
  const declared = stepTypes.find(name) ?? unknown;
  if (!hasFields || isAgreement(declared.family, step)) return declared;
  return ASKS_THE_VISITOR.has(status) ? form : declared;
}
