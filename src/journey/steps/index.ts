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
  // From here on some names are assumed: the specification has only their prefix, or the name of a call (assumption 4.8).
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

/**
 * Patterns of step types that the specification does not name in full, and the declared type for each (assumption 4.8).
 */
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

const formType = stepType('form');
/** The declaration of unknown step types: they are polled like checks. */
const unknownType = stepType('check');

const asksForYes = ({ component }: Field): boolean => fieldKinds.find(component)?.isAgreement === true;

/** The fields of a step that only ask for a yes. */
export const agreementsOf = ({ fields }: Step): Field[] => fields.filter(asksForYes);

/** Whether the kind of a field is unknown: then it asks nothing, and does not make the step a form (3.32). */
const asksNothing = ({ component }: Field): boolean => fieldKinds.find(component) === undefined;

/**
 * Whether a consent step waits for this yes (5.4). If the service marks none of its agreements as required, all are,
 * because a consent step without any consent would be pointless (assumption 7.19).
 */
export const isRequiredAgreement = (step: Step, { required }: Field): boolean =>
  required || !agreementsOf(step).some(agreement => agreement.required);

/** Whether a field is on the screen whatever the visitor answers: the view of a consent evaluates no conditions. */
const isAlwaysShown = ({ hidden, conditionals }: Field): boolean =>
  !hidden && !conditionals.visualization && !conditionals.displayBasedOnValues;

/**
 * Whether the view of the family renders all fields of the step: only consents do, and only fields that ask for a yes
 * without a condition.
 */
const isConsentStep = (family: FamilyName, step: Step): boolean =>
  family === 'consent' &&
  step.fields.every(field => (asksForYes(field) ? isAlwaysShown(field) : asksNothing(field)));

/** The statuses in which the visitor must act, possibly in fields. */
const STATUSES_FOR_VISITOR: ReadonlySet<StepStatus> = new Set(['init', 'remake']);

/**
 * The declaration that decides how a step is shown and polled in a status. A step with fields is a form while the
 * visitor must act, unless the view of its type renders the fields; in other statuses its type decides.
 */
export function stepTypeOf(step: Step, status: StepStatus = step.status): StepTypeDeclaration {
  const hasFields = step.fields.length > 0;
  const name = declaredName(step.type.slug);
  if (name === undefined) return hasFields ? formType : unknownType;
  const declaration = stepTypes.find(name) ?? unknownType;
  if (!hasFields || isConsentStep(declaration.family, step)) return declaration;
  return STATUSES_FOR_VISITOR.has(status) ? formType : declaration;
}
