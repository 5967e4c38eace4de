import { buildField } from '#journey/form/build-field.ts';
import type { Field } from '#journey/model/field.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { STEP_STATUSES, type Step, type StepStatus } from '#journey/model/step.ts';
import { stepTypes } from '#journey/steps/index.ts';
import type { FamilyName } from '#journey/steps/step-type.ts';

/** The service's data about a step beside its status. */
interface StepDetailsSample {
  link: string;
  benefitPhase: string;
  message: string;
}

/** One state of a step view, for stories, previews and tests. */
export interface StepState {
  type: string;
  family: FamilyName;
  status: StepStatus;
  step: Partial<Step>;
  details: Partial<StepDetailsSample>;
  contracts: readonly LoanContract[];
  /** The step to which 'Minhas Propostas' leads (2.33); empty for none. */
  returnableStep: string;
}

const LINK = 'https://continua.exemplo.com.br/9f2b6c1e0d';

const createTerm = (key: string, label: string, html: string): Field =>
  buildField({ key, label, component: 'term', term: html });

const contracts: readonly LoanContract[] = [
  {
    id: 'a',
    number: '0046512387',
    bankName: 'Itaú Unibanco',
    balance: 842055,
    installmentValue: 31240,
    paidInstallments: 18,
    totalInstallments: 60,
  },
  {
    id: 'b',
    number: '99120034',
    bankName: 'Banco do Estado do Rio Grande do Sul',
    balance: 12345678,
    installmentValue: 234567,
    paidInstallments: 3,
    totalInstallments: 96,
  },
];

/** Data for the steps of a family, so that their views show every optional part. */
const FAMILY_DETAILS: Partial<Record<FamilyName, Partial<StepState>>> = {
  identity: { step: { link: LINK } },
  signature: { step: { link: LINK } },
  kyc: { step: { link: LINK } },
  documentLink: { step: { link: LINK } },
  benefit: { details: { benefitPhase: 'consultingBalance' } },
  contracts: { contracts },
  token: {
    step: {
      tokenMethods: [
        { method: 'sms', target: '(11) *****-4321' },
        { method: 'email', target: 'm***@exemplo.com.br' },
      ],
    },
  },
  consent: {
    step: {
      fields: [
        createTerm(
          'lgpd',
          'Autorizo o uso dos meus dados',
          '<h3>Uso dos dados</h3><p>Seus dados servem para analisar a proposta.</p>',
        ),
        createTerm(
          'consulta',
          'Autorizo a consulta ao SCR',
          '<p>O banco consulta o Sistema de Informações de Crédito.</p>',
        ),
      ],
    },
  },
  approval: { returnableStep: 'propostas' },
};

const messageFor = (status: StepStatus): Partial<StepDetailsSample> =>
  status === 'failed' ? { message: 'O banco respondeu: cadastro em atualização (código 417).' } : {};

/** Every step type with status screens, in every status, for stories and tests of screens. */
export const stepStates: readonly StepState[] = stepTypes.names().flatMap(type => {
  const declaration = stepTypes.find(type);
  if (!declaration?.hasStatusScreens) return [];
  const { family } = declaration;
  const familyDetails = FAMILY_DETAILS[family] ?? {};
  return STEP_STATUSES.map(status => ({
    type,
    family,
    status,
    step: {},
    contracts: [],
    returnableStep: '',
    ...familyDetails,
    details: { ...familyDetails.details, ...messageFor(status) },
  }));
});
