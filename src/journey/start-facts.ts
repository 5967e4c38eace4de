import { formatInstalments } from '#brazil/instalments.ts';
import { formatCents } from '#brazil/money.ts';
import { facingOf } from './fields/camera-facing.ts';
import { takesFiles } from './fields/takes-files.ts';
import { visibilityReferencesOf } from './form/form-plan.ts';
import type { Configuration } from './model/configuration.ts';
import type { Field } from './model/field.ts';
import type { Step } from './model/step.ts';
import { countedStepsOf } from './progress.ts';
import type { JourneyRules } from './rules/rule.ts';
import { stepTypeOf } from './steps/index.ts';
import type { FamilyName } from './steps/step-type.ts';

/** A fact about the journey before its first question. */
export interface JourneyFact {
  subject: 'amount' | 'release' | 'conditions' | 'contract' | 'steps' | 'documents' | 'data' | 'pause';
  title: string;
  text: string;
}

const PAUSE_TEXT = 'Você pode parar e continuar depois.';

/** The maximum number of documents in the list before the start. */
const MAX_NAMED_DOCUMENTS = 3;

const hasFamily = (steps: readonly Step[], family: FamilyName): boolean =>
  steps.some(step => stepTypeOf(step).family === family);

const isRequiredDocument = (field: Field): boolean =>
  field.required && !field.hidden && takesFiles(field) && facingOf(field) === 'environment';

/** The values of a choice for which a document is shown. */
const shownValuesOf = (document: Field, choice: Field | undefined): ReadonlySet<unknown> =>
  new Set(
    visibilityReferencesOf(document)
      .filter(({ fieldId }) => fieldId === choice?.id)
      .flatMap(({ values }) => values),
  );

/** Whether the options of a choice are documents, such as RG and CNH, and not answers, such as 'Sim' and 'Não'. */
const isChoiceOfDocuments = ({ label, options }: Field): boolean =>
  /documento/i.test(label) && !options.some(option => /^(sim|não)\b/iu.test(option.label.trim()));

/**
 * The name of a document that a step asks for: its label, or the alternatives if the choice of the visitor decides
 * about it, such as 'RG ou CNH'. Empty if some visitors need no document, or if the alternatives have no short name.
 */
function documentNameOf(document: Field, { fields }: Step): string {
  const references = visibilityReferencesOf(document);
  const ownName = document.label.trim();
  if (references.length === 0) return ownName;
  const choice = fields.find(({ id }) => id === references[0]?.fieldId);
  if (!choice || choice.options.length === 0) return '';
  const isShownForAll = (field: Field): boolean => {
    const values = shownValuesOf(field, choice);
    return choice.options.every(({ value }) => values.has(value));
  };
  if (isShownForAll(document)) return ownName;
  const alternatives = fields.filter(field => isRequiredDocument(field) && !isShownForAll(field));
  const namesByOption = choice.options.map(({ value }) => [
    ...new Set(
      alternatives.filter(field => shownValuesOf(field, choice).has(value)).map(({ label }) => label.trim()),
    ),
  ]);
  if (namesByOption.some(names => names.length === 0)) return '';
  if (isChoiceOfDocuments(choice)) return choice.options.map(({ label }) => label).join(' ou ');
  return namesByOption.every(names => names.length === 1)
    ? [...new Set(namesByOption.flat())].join(' ou ')
    : '';
}

/** The documents that the steps ask for, each once. */
function documentsOf(steps: readonly Step[]): string[] {
  const names = steps.flatMap(step =>
    step.fields.filter(isRequiredDocument).map(field => documentNameOf(field, step)),
  );
  return [...new Set(names)].filter(name => name !== '');
}

/** The fact that says where the visitor sees what the credit costs. Empty if no step shows it. */
function costFactsOf(steps: readonly Step[]): JourneyFact[] {
  if (hasFamily(steps, 'simulation'))
    return [
      {
        subject: 'conditions',
        title: 'Sem surpresas',
        text: 'Você vê as condições na tela antes de contratar.',
      },
    ];
  return hasFamily(steps, 'signature')
    ? [{ subject: 'contract', title: 'Sem surpresas', text: 'Você lê o contrato antes de assinar.' }]
    : [];
}

/**
 * Cost, time and documents before the first question (2.13, 2.14): only facts of the configuration, and those that the
 * specification gives for a product (9.32).
 */
export function startFacts(config: Configuration, { offer }: JourneyRules): JourneyFact[] {
  const { steps } = config;
  const stepCount = stepNamesOf(config).length;
  const documents = documentsOf(steps);
  const documentNames = documents.slice(0, MAX_NAMED_DOCUMENTS).join('; ');
  return [
    ...(offer
      ? [
          {
            subject: 'amount' as const,
            title: `De ${formatCents(offer.min)} a ${formatCents(offer.max)}`,
            text: `Em até ${formatInstalments(offer.months)}.`,
          },
          {
            subject: 'release' as const,
            title: `Dinheiro em até ${offer.releaseHours}h`,
            text: 'Contadas a partir da aprovação da proposta.',
          },
        ]
      : []),
    ...costFactsOf(steps),
    ...(stepCount === 0
      ? []
      : [
          {
            subject: 'steps' as const,
            title: stepCountTextOf(stepCount),
            text: stepCount === 1 ? PAUSE_TEXT : `Uma de cada vez. ${PAUSE_TEXT}`,
          },
        ]),
    ...(documents.length === 0
      ? []
      : [
          {
            subject: 'documents' as const,
            title: 'Tenha em mãos',
            text: documents.length > MAX_NAMED_DOCUMENTS ? `${documentNames} e outros.` : `${documentNames}.`,
          },
        ]),
  ];
}

/** The maximum number of steps in the sentence that names them. */
const MAX_NAMED_STEPS = 4;

export const stepCountTextOf = (count: number): string => (count === 1 ? 'Uma etapa' : `${count} etapas`);

/**
 * The first names of a list and the number of the others. One more than the maximum is shown, too: 'e mais 1' would
 * take as much space.
 */
export function firstNamesOf(
  names: readonly string[],
  maximum: number,
): { shownNames: readonly string[]; remaining: number } {
  const shownNames = names.length > maximum + 1 ? names.slice(0, maximum) : names;
  return { shownNames, remaining: names.length - shownNames.length };
}

/** The steps by their names, in one sentence. */
export function stepNamesFact(names: readonly string[]): JourneyFact {
  const { shownNames, remaining } = firstNamesOf(names, MAX_NAMED_STEPS);
  return {
    subject: 'steps',
    title: stepCountTextOf(names.length),
    text: `${shownNames.join(', ')}${remaining > 0 ? ` e mais ${remaining}` : ''}.`,
  };
}

/** Names of the steps in their order, unless the configuration hides their number. */
export const stepNamesOf = (config: Pick<Configuration, 'steps' | 'display'>): string[] =>
  config.display.hideStepAmount ? [] : countedStepsOf(config).map(({ name }) => name);

/**
 * The reason that a landing page adds to its facts where no panel is beside it. Empty if the browser stores nothing
 * (11.5).
 */
export const protectionFacts = (isStorageDegraded: boolean): JourneyFact[] =>
  isStorageDegraded
    ? []
    : [
        {
          subject: 'data',
          title: 'Seus dados ficam protegidos',
          text: 'O que você digita é salvo com segurança.',
        },
      ];

/** The reasons to trust the journey (assumption 2.14); that about the conditions depends on the steps. */
export const reasonsToTrust = (
  { steps }: Pick<Configuration, 'steps'>,
  isStorageDegraded: boolean,
): JourneyFact[] => [
  ...protectionFacts(isStorageDegraded),
  costFactsOf(steps)[0] ?? {
    subject: 'conditions',
    title: 'Você confere antes',
    text: 'Cada etapa só é enviada quando você toca no botão.',
  },
  {
    subject: 'pause',
    title: 'No seu tempo',
    text: countedStepsOf({ steps }).length === 1 ? PAUSE_TEXT : `Uma etapa de cada vez. ${PAUSE_TEXT}`,
  },
];
