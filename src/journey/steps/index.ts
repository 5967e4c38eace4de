import { defineRegistry } from '#shared/registry.ts';
import { fieldKinds } from '../fields/index.ts';
import type { Field } from '../model/field.ts';
import type { Step, StepStatus } from '../model/step.ts';
import { defaultPolling, type FamilyName, type StepTypeDeclaration } from './step-type.ts';

const stepType = (family: FamilyName, overrides: Partial<StepTypeDeclaration> = {}): StepTypeDeclaration => ({
  family,
  countsAsStep: family !== 'ending',
  keepsConsent: false,
  ...defaultPolling[family],
  ...overrides,
});

/** Step types by the service's slug (4.7-4.9). Their texts are in step-texts, under the same names. */
export const stepTypes = defineRegistry<StepTypeDeclaration, 'step type'>('step type', [
  ['form', stepType('form')],
  ['productSelection', stepType('form')],
  ['dadosContaDeLuz', stepType('form', { onlyProduct: 'light-credit' })],
  ['juridical', stepType('check')],
  ['documentApi', stepType('check')],
  ['analiseDeDados', stepType('check')],
  ['restrictionVerification', stepType('check')],
  ['acompanhamento', stepType('check')],
  ['creditAnalysis', stepType('credit')],
  ['creditAnalysisWithHumanValidation', stepType('credit')],
  ['rodobensCrivo', stepType('credit')],
  ['behaviourScore', stepType('credit')],
  ['afinzConsignadoValidacaoSimulacao', stepType('credit')],
  ['facematch', stepType('identity')],
  ['liveness', stepType('identity', { picture: 'faceTurn' })],
  ['livenessWithFacematch', stepType('identity', { picture: 'faceTurn' })],
  ['serproLiveness', stepType('identity', { picture: 'faceTurn' })],
  ['serproLivenessWithFacematch', stepType('identity', { picture: 'faceTurn' })],
  ['selfieCaptura', stepType('identity')],
  ['verifyIdentity', stepType('identity', { picture: 'idCheck' })],
  ['clickSign', stepType('signature')],
  ['unicoSign', stepType('signature')],
  ['unicoSignWithLiveness', stepType('signature')],
  ['contract', stepType('signature')],
  ['contrato', stepType('signature')],
  ['waiting', stepType('signature')],
  ['contractApi', stepType('contracts')],
  ['consultContractsApi', stepType('contracts', { picture: 'search' })],
  ['proposalAnalysis', stepType('approval')],
  ['companyRegister', stepType('approval')],
  ['analiseManualMesa', stepType('approval')],
  ['aguardandoAprovacaoFuncionario', stepType('approval')],
  ['aguardandoPoliticaEmpresa', stepType('approval', { polling: 'companyPolicy' })],
  ['criacaoValidacaoEmpresaFuncionario', stepType('approval')],
  ['tokenValidation', stepType('token')],
  ['proposalTokenValidation', stepType('token')],
  ['documentLink', stepType('documentLink')],
  ['rodobensKyc', stepType('kyc')],
  ['benefit', stepType('benefit')],
  ['averbacao', stepType('payroll')],
  ['proposalEndorsement', stepType('payroll')],
  ['validacaoIN100', stepType('payroll')],
  ['consultaDataPrev', stepType('payroll')],
  ['averbationHubBalanceConsult', stepType('payroll')],
  ['averbationHubReserve', stepType('payroll')],
  ['averbationHubConfirm', stepType('payroll')],
  ['propostaEmPagamento', stepType('payment')],
  ['simulation', stepType('simulation')],
  ['simulationRevision', stepType('simulation')],
  ['simulationApi', stepType('simulation')],
  ['simulationReadOnly', stepType('simulation')],
  ['simulationVendor', stepType('simulation')],
  ['simulationWithSelection', stepType('simulation')],
  ['simulationChooseValue', stepType('simulation')],
  ['crefazSimulationApi', stepType('simulation')],
  ['factaSimulationApi', stepType('simulation')],
  ['crefisaSimulation', stepType('simulation')],
  ['nioSimulation', stepType('simulation', { onlyProduct: 'nio-card' })],
  ['simulacaoFgtsAniversario', stepType('simulation', { onlyProduct: 'fgts-anniversary' })],
  // Variants and simulations known only from the names of their calls: assumed (a-4.8).
  ['qiTechSimulation', stepType('simulation')],
  ['qiTechPortability', stepType('simulation')],
  ['qiTechRefinancing', stepType('simulation')],
  ['funcaoSimulation', stepType('simulation')],
  ['funcaoSimulationRefinancing', stepType('simulation')],
  ['simulationCdc', stepType('simulation')],
  ['multipleFinancing', stepType('simulation')],
  ['agxPrivateSimulation', stepType('simulation')],
  ['c6CarEquityInsertion', stepType('carEquity')],
  ['c6CarEquitySimulation', stepType('simulation')],
  ['c6CarEquityAnalysis', stepType('carEquity')],
  ['c6ConsignadoPrivadoAuthorization', stepType('consigned')],
  ['c6ConsignadoPrivadoToken', stepType('consigned')],
  ['c6ConsignadoPrivadoPolling', stepType('consigned')],
  ['c6ConsignadoPrivadoSimulation', stepType('simulation')],
  ['lgpd', stepType('consent', { keepsConsent: true })],
  ['acceptanceTerms', stepType('consent')],
  ['review', stepType('review', { countsAsStep: false })],
  ['details', stepType('review')],
  ['finished', stepType('ending')],
  ['finalizado', stepType('ending')],
]);

/** Variants (4.8, 4.9) that the specification does not name: recognised by prefix and further words (assumption 4.8). */
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

const form = stepType('form');
/** An unknown step type: it polls, and has a way to continue. */
const unknown = stepType('check');

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
  const declaration = stepTypes.find(name) ?? unknown;
  if (!hasFields || isAgreement(declaration.family, step)) return declaration;
  return ASKS_THE_VISITOR.has(status) ? form : declaration;
}
