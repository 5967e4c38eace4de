import type { Contract } from './contract.ts';
import { createLenderSteps } from './create-lender-steps.ts';
import { createPlainForm } from './create-plain-form.ts';
import { createSystem } from './create-system.ts';
import { sourcesAmong } from './fields/connect-fields.ts';
import { addField, createFormFields, listedFields } from './fields/create-form-fields.ts';
import { createAddressParts, createDocumentField, createRequiredText } from './fields/document-fields.ts';
import type { FieldContext, MadeField } from './fields/field-context.ts';
import { createVehicleFields, lookedUpGroups } from './fields/looked-up-groups.ts';
import { createPropertyFields } from './fields/property-fields.ts';
import type {
  DocumentTrouble,
  Journey,
  OptionList,
  PlannedForm,
  PlannedStep,
  PlannedWait,
} from './journey.ts';
import { createOffer } from './offers.ts';
import { passingFaults } from './passing-faults.ts';
import { billRefusals, createDivergence, pickTrouble, residenceRefusal } from './pick-trouble.ts';
import { planInsurance } from './plan-insurance.ts';
import { planFilesFault, planInterruption, planLosses, planRedo } from './plan-interruption.ts';
import { planOpening } from './plan-opening.ts';
import { createCpfField, planOther } from './plan-other.ts';
import { property, propertyBanks } from './property.ts';
import { createRandom, type Random } from './random.ts';
import { readStepKnowledge, type StepKnowledge } from './step-knowledge.ts';
import { createTakeover } from './takeovers.ts';
import { vehicle } from './vehicle.ts';
import type { Wire } from './wire.ts';

/** Names of steps in mixed case, which the screen leaves as they are (5.23). */
const STEP_NAMES: readonly string[] = [
  'Seus dados',
  'Endereço da residência',
  'Dados do benefício',
  'Informações complementares para a análise da sua proposta de crédito consignado',
  'Sobre o contrato',
];

/** The journey of a seed: what the service says, what the visitor does, and what must come of it. */
export function generateJourney(seed: number, contract: Contract): Journey {
  const random = createRandom(seed);
  const maker = new StepMaker(seed, random, readStepKnowledge(contract));
  const first = maker.createForm('form', 0);
  const steps: PlannedStep[] = [first, ...maker.createProductSteps(1)];
  const count = steps.length > 1 ? 1 : random.integer(2, 4);
  for (let made = 0; made < count; made += 1) steps.push(maker.createMiddleStep(steps.length));
  steps.push(...maker.createPropertySteps(steps.length));
  steps.push(...maker.createLenderSteps(steps.length));
  steps.push(...maker.createDocumentSteps(steps.length));
  steps.push(maker.createEnd(steps.length));
  planInsurance(steps, contract, createRandom(seed, 'insurance'));
  planReview(steps, random);
  planLosses(steps, createRandom(seed, 'losses'));
  planFilesFault(steps, createRandom(seed, 'files fault'));
  const earlyEnd = random.chance(0.15) ? planEarlyEnd(steps, random) : undefined;
  const journey = {
    seed,
    hash: `estrangeira-${seed}`,
    system: createSystem(seed, random),
    steps,
    lists: maker.lists,
    earlyEnd,
    isLiberal: random.chance(0.7),
    hasBareCreation: random.chance(0.1),
    echo: random.pick(['all', 'step', 'none'] as const),
    storedAs: random.pick(['sent', 'respelled'] as const),
    isPhone: random.chance(0.5),
  };
  planInterruption(journey, createRandom(seed, 'interruption'));
  const planned = {
    ...journey,
    opening: planOpening(journey, createRandom(seed, 'opening')),
    other: planOther(journey, createRandom(seed, 'other proposal')),
  };
  planRedo(planned, createRandom(seed, 'redo'));
  nameLightCredit(planned);
  return planned;
}

/** Makes the steps of one journey, whose fields have names and keys of their own. */
class StepMaker {
  readonly lists = new Map<string, OptionList>();
  private readonly seed: number;
  private readonly random: Random;
  private readonly knowledge: StepKnowledge;
  private readonly context: FieldContext;
  private groups: (typeof lookedUpGroups)[number][];
  private earlier: MadeField[] = [];
  private asksForCode = false;
  private count = 0;

  constructor(seed: number, random: Random, knowledge: StepKnowledge) {
    this.seed = seed;
    this.random = random;
    this.knowledge = knowledge;
    this.groups = random.shuffle(lookedUpGroups);
    this.context = { random, lists: this.lists, nextNumber: () => ++this.count };
  }

  /** The steps of a product with a simulation of its own; none in most journeys. */
  createProductSteps(index: number): PlannedStep[] {
    const random = createRandom(this.seed, 'product');
    const product = random.pick(['vehicle', 'takeover', ...Array<string>(6).fill('none')]);
    if (product === 'vehicle') {
      this.groups = this.groups.filter(group => group !== createVehicleFields);
      const form = this.createForm('form', index, createVehicleFields(this.context));
      if (random.chance(0.5)) form.wire.slug = 'sobreOVeiculo';
      const wire = this.createWireStep('simulationCdc', index + 1);
      return [
        form,
        { kind: 'vehicleFinancing', wire, entry: random.chance(0.5) ? vehicle.price / 2 : undefined },
      ];
    }
    if (product === 'none') return [];
    const type = random.pick(['qiTechPortability', 'qiTechRefinancing']);
    const wire = this.createWireStep(type, index);
    const offer = createOffer(type, random);
    return [{ kind: 'simulation', wire, offer, takeover: createTakeover(type, random) }];
  }

  /** The financing of a property by one of several banks; not in most journeys. */
  createPropertySteps(index: number): PlannedStep[] {
    const random = createRandom(this.seed, 'property');
    if (!random.chance(0.12)) return [];
    const form = this.createPlainStep(
      'form',
      index,
      createPropertyFields({ ...this.context, random }),
      random,
    );
    return [
      form,
      {
        kind: 'propertyFinancing',
        wire: this.createWireStep('multipleFinancing', index + 1, [], random),
        entry: random.chance(0.5) ? property.price / 2 : undefined,
        bank: random.pick(propertyBanks).name,
        months: random.pick([120, 240, 360]),
      },
    ];
  }

  /** Steps of a lender with calls of its own; none in most journeys. */
  createLenderSteps(index: number): PlannedStep[] {
    const random = createRandom(this.seed, 'lender');
    if (!random.chance(0.3)) return [];
    return createLenderSteps(random, (type, offset) => this.createWireStep(type, index + offset, [], random));
  }

  /** Forms with documents that the service does not accept at once; not in most journeys. */
  createDocumentSteps(index: number): PlannedStep[] {
    const random = createRandom(this.seed, 'documents');
    const kind = pickTrouble(random);
    if (kind === undefined) return this.createOtherDocumentSteps(index);
    const context = { ...this.context, random };
    const refusal = random.pick([...billRefusals, residenceRefusal]);
    const bill = createDocumentField(context, 'contaDeLuz', 'Foto da conta de luz');
    const proof = createDocumentField(context, 'comprovanteDeResidencia', 'Comprovante de residência');
    const isProof = kind === 'refused' && refusal === residenceRefusal;
    const fields = [isProof ? proof : bill, ...(kind === 'checked' ? [] : [createRequiredText(context)])];
    const type = kind === 'checked' ? random.pick(['selfieCaptura', 'documentApi']) : 'form';
    const form = this.createPlainStep(type, index, fields, random);
    const receipt = createDocumentField(context, 'comprovanteDePagamento', 'Comprovante de pagamento');
    const nextFields = [kind === 'overdue' ? receipt : createRequiredText(context)];
    const next = this.createPlainStep('form', index + 1, nextFields, random);
    const last = this.createPlainStep('form', index + 2, [createRequiredText(context)], random);
    const reloads = random.chance(0.4);
    switch (kind) {
      case 'refused':
        form.trouble = { kind, ...refusal, choice: random.pick(['again', 'again', 'otherCpf']) };
        return [form];
      case 'checked':
        form.trouble = { kind, status: random.pick(['failed', 'remake']) };
        return [form];
      case 'unreadable':
        if (random.chance(0.5)) next.wire.slug = 'erro-leitura-conta-de-luz';
        form.trouble = {
          kind,
          next: next.wire.slug,
          choice: random.pick(['advance', 'cancel', 'skip']),
          reloads,
        };
        return [form, next, last];
      case 'overdue':
        form.trouble = { kind, next: next.wire.slug, choice: random.pick(['attach', 'decline']), reloads };
        return [form, next, last];
    }
  }

  /** An address that differs from that of the document, or a bill of which a poll says that it is overdue. */
  private createOtherDocumentSteps(index: number): PlannedStep[] {
    const random = createRandom(this.seed, 'other documents');
    const context = { ...this.context, random };
    const createForm = (type: string, offset: number, fields: readonly MadeField[]): PlannedForm =>
      this.createPlainStep(type, index + offset, fields, random);
    const bill = createDocumentField(context, 'contaDeLuz', 'Foto da conta de luz');
    switch (random.pick(['diverging', 'checked', 'wait', 'none', 'none', 'none', 'none', 'none'])) {
      case 'diverging': {
        const address = random.chance(0.6) ? createAddressParts(context) : [createRequiredText(context)];
        return [{ ...createForm('form', 0, [...address, bill]), trouble: createDivergence(random) }];
      }
      case 'checked': {
        const form = createForm(random.pick(['selfieCaptura', 'documentApi']), 0, [bill]);
        const [receipt, last] = this.createReceiptSteps(context, createForm, 1);
        form.trouble = { ...planOverdueBill(receipt, random), isChecked: true };
        return [form, receipt, last];
      }
      case 'wait': {
        const form = createForm('form', 0, [bill]);
        const wait = this.createWait(index + 1, random);
        const [receipt, last] = this.createReceiptSteps(context, createForm, 2);
        wait.overdue = planOverdueBill(receipt, random);
        return [form, wait, receipt, last];
      }
      default:
        return [];
    }
  }

  /** The step that takes the receipt of a bill, and a form after it. */
  private createReceiptSteps(
    context: FieldContext,
    createForm: (type: string, offset: number, fields: readonly MadeField[]) => PlannedForm,
    offset: number,
  ): [receipt: PlannedForm, last: PlannedForm] {
    const receipt = createDocumentField(context, 'comprovanteDePagamento', 'Comprovante de pagamento');
    return [
      createForm('form', offset, [receipt]),
      createForm('form', offset + 1, [createRequiredText(context)]),
    ];
  }

  createMiddleStep(index: number): PlannedStep {
    const { random, knowledge } = this;
    const kind = random.pick([
      'form',
      'form',
      'form',
      'wait',
      'wait',
      'code',
      'simulation',
      'summary',
    ] as const);
    switch (kind) {
      case 'form':
        return this.createForm(random.pick(knowledge.forms), index);
      case 'wait':
        return this.createWait(index);
      case 'code':
        return this.createCode(index);
      case 'simulation': {
        const type = random.pick(knowledge.simulations);
        return { kind, wire: this.createWireStep(type, index), offer: createOffer(type, random) };
      }
      case 'summary':
        return { kind, wire: this.createWireStep('review', index) };
    }
  }

  createForm(type: string, index: number, lookedUp?: readonly MadeField[]): PlannedForm {
    const { random } = this;
    const isFirst = index === 0;
    const group = lookedUp ?? (random.chance(0.3) ? (this.groups.pop()?.(this.context) ?? []) : []);
    const hasFile = isFirst ? createRandom(this.seed, 'first file').chance(0.15) : random.chance(0.15);
    const { fields, acts } = createFormFields(this.context, { earlier: this.earlier, group, hasFile });
    const hasCpf = isFirst && createRandom(this.seed, 'cpf').chance(0.15);
    if (hasCpf) addField({ fields, acts }, createCpfField(this.context));
    const sources = sourcesAmong(fields).filter(({ looksSameWhenStored }) => looksSameWhenStored);
    this.earlier = [...this.earlier, ...sources];
    const asksForCode = !isFirst && !this.asksForCode && random.chance(0.1);
    this.asksForCode ||= asksForCode;
    const hasFault = !asksForCode && random.chance(0.3);
    return {
      kind: 'form',
      wire: this.createWireStep(type, index, fields),
      fields,
      acts,
      detour: random.pick(['none', 'reload', 'reload', 'back', 'resend']),
      fault: hasFault ? random.pick(passingFaults) : undefined,
      asksForCode,
      isCompleted: random.chance(0.1),
      reviews: undefined,
    };
  }

  private createPlainStep(
    type: string,
    index: number,
    fields: readonly MadeField[],
    random: Random,
  ): PlannedForm {
    return createPlainForm(this.createWireStep(type, index, fields, random), fields);
  }

  createEnd(index: number): PlannedStep {
    return { kind: 'end', wire: this.createWireStep(this.random.pick(['finished', 'finalizado']), index) };
  }

  private createWait(index: number, random = this.random): PlannedWait {
    const { type, begunBy } = random.pick(this.knowledge.waits);
    return {
      kind: 'wait',
      wire: this.createWireStep(type, index, [], random),
      begunBy,
      duration: random.pick([0, 0, 1500]),
      result: random.chance(0.3) ? random.pick(['success', 'failed']) : undefined,
      reloads: random.chance(0.3),
    };
  }

  private createCode(index: number): PlannedStep {
    const { random } = this;
    const wire = this.createWireStep('tokenValidation', index);
    if (random.chance(0.7))
      wire.tokenValidationMethods = [
        { method: 'sms', target: '(11) 9****-4321' },
        ...(random.chance(0.5) ? [{ method: 'email' as const, target: 'm***@exemplo.com.br' }] : []),
      ];
    return { kind: 'code', wire, code: random.digits(6) };
  }

  private createWireStep(
    type: string,
    index: number,
    fields: readonly MadeField[] = [],
    random = this.random,
  ): Wire['step'] {
    const { seed } = this;
    const wire: Wire['step'] = {
      _id: `passo${seed}-${index}`,
      slug: `${random.pick(['passo-', 'etapa', 'dadosDo_'])}${index + 1}`,
      name: `${random.pick(STEP_NAMES)} ${index + 1}`,
      order: index,
      // The list of step types is open, and the names that the contract lists are read from its files.
      stepType: {
        _id: `tipo-${type}`,
        label: random.pick(['Formulário', '', type]),
        slug: type as Wire['step']['stepType']['slug'],
        unique: random.chance(0.5),
      },
      fields: listedFields(fields).map(field => field.wire),
    };
    if (random.chance(0.4))
      wire.description = random.pick(['Preencha com atenção.', 'Confira os dados.<br>Depois continue.', '']);
    if (random.chance(0.2)) wire.enableProposalRestartAtThisStep = random.chance(0.5);
    if (random.chance(0.3)) wire.metaProductBankId = `banco${index}`;
    if (random.chance(0.2)) wire.requiredReview = false;
    return wire;
  }
}

const planOverdueBill = (
  { wire }: PlannedForm,
  random: Random,
): Extract<DocumentTrouble, { kind: 'overdue' }> => ({
  kind: 'overdue',
  next: wire.slug,
  choice: random.pick(['attach', 'decline']),
  reloads: random.chance(0.4),
});

/**
 * Only the product light credit has a warning about a document that could not be read (4.18). Elsewhere, the form for
 * its values is one like any other.
 */
function nameLightCredit({ steps, system, opening }: Pick<Journey, 'steps' | 'system' | 'opening'>): void {
  for (const step of steps) {
    if (step.kind !== 'form' || step.trouble?.kind !== 'unreadable') continue;
    if (opening.landing?.path === 'começar') delete step.trouble;
    else {
      system.product = { ...system.product, name: 'Crédito na conta de luz' };
      system.metaProduct = { ...system.metaProduct, name: 'Crédito na conta de luz', slug: 'light-credit' };
    }
  }
}

/** Lets the service open an earlier form again after a later one (4.10). */
function planReview(steps: readonly PlannedStep[], random: Random): void {
  const forms = steps.filter(step => step.kind === 'form');
  const [reviewed] = forms;
  const last = forms.at(-1);
  if (!reviewed || !last || reviewed === last || !random.chance(0.25)) return;
  last.reviews = reviewed.wire.slug;
  reviewed.wire.requiredReview = true;
}

/** Lets the service refuse the visitor at one of the steps after the first. */
function planEarlyEnd(steps: readonly PlannedStep[], random: Random): Journey['earlyEnd'] {
  const candidates = steps.slice(1, -1).filter(({ kind }) => kind === 'form' || kind === 'wait');
  if (candidates.length === 0) return undefined;
  const step = random.pick(candidates);
  return random.chance(0.5)
    ? { kind: 'noOffer', step: step.wire.slug, seen: 'Não temos uma oferta hoje para você' }
    : { kind: 'refusal', step: step.wire.slug, seen: 'A sua proposta não foi aprovada desta vez.' };
}
