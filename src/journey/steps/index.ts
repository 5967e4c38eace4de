import { defineRegistry } from '#shared/registry.ts';
import { fieldKinds } from '../fields/index.ts';
import { takesFiles } from '../fields/takes-files.ts';
import { fieldsOf } from '../form/step-fields.ts';
import type { Field } from '../model/field.ts';
import type { Step, StepStatus } from '../model/step.ts';
import { type FamilyName, families, type StepTypeDeclaration } from './step-type.ts';

const declareStepType = (
  family: FamilyName,
  overrides: Partial<StepTypeDeclaration> = {},
): StepTypeDeclaration => ({
  family,
  ...families[family],
  sendsMessage: false,
  storesConsent: false,
  ...overrides,
});

/** Step types by the service's slug (4.7-4.9). Their texts are in step-texts, under the same names. */
export const stepTypes = defineRegistry<StepTypeDeclaration, 'step type'>('step type', [
  ['form', declareStepType('form')],
  ['productSelection', declareStepType('form')],
  ['dadosContaDeLuz', declareStepType('form', { onlyProduct: 'light-credit' })],
  ['juridical', declareStepType('check')],
  ['documentApi', declareStepType('check')],
  ['analiseDeDados', declareStepType('check')],
  ['restrictionVerification', declareStepType('check')],
  ['acompanhamento', declareStepType('check')],
  ['creditAnalysis', declareStepType('credit')],
  ['creditAnalysisWithHumanValidation', declareStepType('credit')],
  ['rodobensCrivo', declareStepType('credit')],
  ['behaviourScore', declareStepType('credit')],
  ['afinzConsignadoValidacaoSimulacao', declareStepType('credit')],
  ['facematch', declareStepType('identity')],
  ['liveness', declareStepType('identity', { picture: 'faceTurn' })],
  ['livenessWithFacematch', declareStepType('identity', { picture: 'faceTurn' })],
  ['serproLiveness', declareStepType('identity', { picture: 'faceTurn' })],
  ['serproLivenessWithFacematch', declareStepType('identity', { picture: 'faceTurn' })],
  ['selfieCaptura', declareStepType('identity')],
  ['verifyIdentity', declareStepType('identity', { picture: 'idCheck' })],
  ['clickSign', declareStepType('signature')],
  ['unicoSign', declareStepType('signature', { sendsMessage: true })],
  ['unicoSignWithLiveness', declareStepType('signature')],
  ['contract', declareStepType('signature')],
  ['contrato', declareStepType('signature')],
  ['waiting', declareStepType('signature')],
  ['contractApi', declareStepType('contracts')],
  ['consultContractsApi', declareStepType('contracts')],
  ['proposalAnalysis', declareStepType('approval')],
  ['companyRegister', declareStepType('approval')],
  ['analiseManualMesa', declareStepType('approval')],
  ['aguardandoAprovacaoFuncionario', declareStepType('approval')],
  ['aguardandoPoliticaEmpresa', declareStepType('approval', { polling: 'companyPolicy' })],
  ['criacaoValidacaoEmpresaFuncionario', declareStepType('approval')],
  ['tokenValidation', declareStepType('token')],
  ['proposalTokenValidation', declareStepType('token')],
  ['documentLink', declareStepType('documentLink')],
  ['rodobensKyc', declareStepType('kyc', { sendsMessage: true })],
  ['benefit', declareStepType('benefit')],
  ['averbacao', declareStepType('payroll')],
  ['proposalEndorsement', declareStepType('payroll')],
  ['validacaoIN100', declareStepType('payroll')],
  ['consultaDataPrev', declareStepType('payroll')],
  ['averbationHubBalanceConsult', declareStepType('payroll')],
  ['averbationHubReserve', declareStepType('payroll')],
  ['averbationHubConfirm', declareStepType('payroll')],
  ['propostaEmPagamento', declareStepType('payment')],
  ['simulation', declareStepType('simulation')],
  ['simulationRevision', declareStepType('simulation')],
  ['simulationApi', declareStepType('simulation')],
  ['simulationReadOnly', declareStepType('simulation')],
  ['simulationVendor', declareStepType('simulation')],
  ['simulationWithSelection', declareStepType('simulation')],
  ['simulationChooseValue', declareStepType('simulation')],
  ['crefazSimulationApi', declareStepType('simulation')],
  ['factaSimulationApi', declareStepType('simulation')],
  ['crefisaSimulation', declareStepType('simulation')],
  ['nioSimulation', declareStepType('simulation', { onlyProduct: 'nio-card' })],
  ['simulacaoFgtsAniversario', declareStepType('simulation', { onlyProduct: 'fgts-anniversary' })],
  // From here on some names are assumed: the specification has only their prefix, or the name of a call (assumption
  // 4.8).
  ['qiTechSimulation', declareStepType('simulation')],
  ['qiTechPortability', declareStepType('simulation')],
  ['qiTechRefinancing', declareStepType('simulation')],
  ['funcaoSimulation', declareStepType('simulation')],
  ['funcaoSimulationRefinancing', declareStepType('simulation')],
  ['simulationCdc', declareStepType('simulation')],
  ['multipleFinancing', declareStepType('simulation')],
  ['agxPrivateSimulation', declareStepType('simulation')],
  ['c6CarEquityInsertion', declareStepType('carEquity')],
  ['c6CarEquitySimulation', declareStepType('simulation')],
  ['c6CarEquityAnalysis', declareStepType('carEquity')],
  ['c6ConsignadoPrivadoAuthorization', declareStepType('consigned')],
  ['c6ConsignadoPrivadoToken', declareStepType('consigned')],
  ['c6ConsignadoPrivadoPolling', declareStepType('consigned')],
  ['c6ConsignadoPrivadoSimulation', declareStepType('simulation')],
  ['lgpd', declareStepType('consent', { storesConsent: true })],
  ['acceptanceTerms', declareStepType('consent')],
  ['review', declareStepType('review', { countsAsStep: false })],
  ['details', declareStepType('review')],
  ['finished', declareStepType('ending')],
  ['finalizado', declareStepType('ending')],
]);

/**
 * Patterns of step types that the specification does not name in full, and the declared type for each (assumption 4.8).
 * The first one that matches decides.
 */
const VARIANTS: readonly (readonly [name: RegExp, standsFor: string])[] = [
  [/^qiTech.*portab/i, 'qiTechPortability'],
  [/^qiTech.*refin/i, 'qiTechRefinancing'],
  [/^qiTech/i, 'qiTechSimulation'],
  [/^funcao.*refin/i, 'funcaoSimulationRefinancing'],
  [/^funcao/i, 'funcaoSimulation'],
  [/^agxPrivate/i, 'agxPrivateSimulation'],
  [/^c6CarEquity.*simula/i, 'c6CarEquitySimulation'],
  [/^c6CarEquity.*(anali|avalia)/i, 'c6CarEquityAnalysis'],
  [/^c6CarEquity/i, 'c6CarEquityInsertion'],
  [/^c6ConsignadoPrivado.*simula/i, 'c6ConsignadoPrivadoSimulation'],
  [/^c6ConsignadoPrivado.*aut(h)?ori/i, 'c6ConsignadoPrivadoAuthorization'],
  [/^c6ConsignadoPrivado.*token/i, 'c6ConsignadoPrivadoToken'],
  [/^c6ConsignadoPrivado/i, 'c6ConsignadoPrivadoPolling'],
  [/^averbationHub.*reserv/i, 'averbationHubReserve'],
  [/^averbationHub.*confirm/i, 'averbationHubConfirm'],
  [/^averbationHub/i, 'averbationHubBalanceConsult'],
  [/^afinz.*simula/i, 'afinzConsignadoValidacaoSimulacao'],
  // A simulation that only one product has (assumption 7.28). The names above come first: they have calls of their own.
  [/simula(tion|cao)(api)?$/i, 'simulationApi'],
];

/** The name under which a step type is declared; `undefined` if unknown. */
export function findDeclaredName(slug: Step['type']['slug']): Step['type']['slug'] | undefined {
  if (stepTypes.find(slug)) return slug;
  return VARIANTS.find(([pattern]) => pattern.test(slug))?.[1];
}

const formType = declareStepType('form');
/**
 * The declaration of unknown step types: they are polled like checks. After success they count as forms, and after a
 * failure as checks, whatever their fields are (assumption 4.9).
 */
const unknownType = declareStepType('check', { isFormAfterSuccess: true, checksFiles: false });

const isAgreement = ({ component }: Field): boolean => fieldKinds.find(component)?.isAgreement === true;

/** The fields of a step that only ask for a yes. */
export const agreementsOf = ({ fields }: Step): Field[] => fields.filter(isAgreement);

/** Whether the kind of a field is unknown: then it asks nothing, and does not make the step a form (3.32). */
const isUnknownField = ({ component }: Field): boolean => fieldKinds.find(component) === undefined;

/**
 * Whether a consent step waits for this yes (5.4). If the service marks none of its agreements as required, all are,
 * because a consent step without any consent would be pointless (assumption 7.19).
 */
export const isRequiredAgreement = (step: Step, { required }: Field): boolean =>
  required || !agreementsOf(step).some(agreement => agreement.required);

/**
 * Whether a field is always on the screen and by itself. The view of a consent evaluates only the condition of 4.33,
 * and renders no fields inside others.
 */
const standsAlone = (step: Step, field: Field): boolean =>
  !field.hidden &&
  !field.hiddenOnFilled &&
  !field.displayIfResourceIsEmpty &&
  !field.conditionals.visualization &&
  !field.conditionals.displayBasedOnValues &&
  field.subFields.length === 0 &&
  fieldsOf(step).parentOf(field) === undefined;

/**
 * Whether the consent view renders all fields of the step: it knows only fields that ask for a yes without a condition.
 */
const isConsentStep = ({ rendersAgreements }: StepTypeDeclaration, step: Step): boolean =>
  rendersAgreements &&
  step.fields.every(field => (isAgreement(field) ? standsAlone(step, field) : isUnknownField(field)));

/** The statuses in which the visitor must act, possibly in fields. */
const STATUSES_FOR_VISITOR: ReadonlySet<StepStatus> = new Set(['init', 'remake']);

/** The statuses of a step that the service has accepted. */
const STATUSES_OF_SUCCESS: ReadonlySet<StepStatus> = new Set(['success', 'finished']);

/**
 * Whether the step is a form in which the visitor sends another file in place of the one that its check has refused: to
 * check the same file again would lead nowhere (assumption 4.2).
 */
const asksForAnotherFile = ({ checksFiles }: StepTypeDeclaration, step: Step, status: StepStatus): boolean =>
  status === 'failed' && checksFiles && fieldsOf(step).all.some(takesFiles);

/**
 * The declaration that decides how a step is shown and polled in a status. A step with fields is a form while the
 * visitor must act, and for some types also after success, unless the view of its type renders the fields; in other
 * statuses its type decides.
 */
export function stepTypeOf(step: Step, status: StepStatus = step.status): StepTypeDeclaration {
  const declaration = stepTypes.find(findDeclaredName(step.type.slug) ?? '') ?? unknownType;
  if (step.fields.length === 0 || isConsentStep(declaration, step)) return declaration;
  const isForm =
    STATUSES_FOR_VISITOR.has(status) ||
    (declaration.isFormAfterSuccess && STATUSES_OF_SUCCESS.has(status)) ||
    asksForAnotherFile(declaration, step, status);
  return isForm ? formType : declaration;
}
