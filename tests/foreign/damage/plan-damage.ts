import type { Contract } from '../contract.ts';
import type { Journey, PlannedField, PlannedStep } from '../journey.ts';
import { createRandom, type Random } from '../random.ts';
import { type Answer, type Call, memberOf } from '../service/call.ts';
import { purposeOf } from '../service/proposal-answers.ts';
import { vehicleLists } from '../vehicle.ts';
import type { Json } from '../wire.ts';
import { type Damage, damages } from './damages.ts';
import { type Delivery, deliveries } from './deliveries.ts';
import { pathsIn, spoil, valueAt } from './spoil.ts';

/** The part of a call that a damage needs to know. The public services have no other part. */
export type DamagedCall = Pick<Call, 'body'> &
  Partial<Pick<Call, 'parameters'>> & { operation: Pick<Call['operation'], 'id'> };

/** The damage to one answer of a journey. */
export interface PlannedDamage {
  /** Delivers something else in place of this answer; `undefined` for every answer but the damaged one. */
  deliver(call: DamagedCall, answer: Pick<Answer, 'status' | 'body'>): Delivery | undefined;
  /** The damage in words, once it has happened. */
  happened: string | undefined;
  /** The call whose answer is damaged. */
  call: string;
  /** The answer with its damage; null if nothing of it can be read. */
  damaged: Json;
  /** Is this field another one until the app reads the answer again? */
  concerns(field: PlannedField): boolean;
  /** Is this step another one, or has it such a field? */
  concernsStep(step: PlannedStep): boolean;
}

/** Answers that describe forms: the app believes what it can read of them, and reads them once. */
const DESCRIPTIONS = ['getSystem', 'getResource', 'getFieldOptions'];

/** The lists of the vehicle price table by their calls, each of which needs a choice of the one before it. */
const VEHICLE_LISTS: Readonly<Record<string, keyof typeof vehicleLists>> = {
  'getFipeResource tipoVeiculo': 'tipoVeiculo',
  'getFipeResource marcaVeiculo': 'marcaVeiculo',
  getFipeModels: 'fipe-modelo-veiculo',
  getFipeModelYears: 'fipe-ano-modelo-veiculo',
};

/** Members that decide which step comes next. With another value the service describes another journey. */
const ROUTE = /\/steps\/\d+\/(?:slug|order|state|stepType\/slug)$/;

/** Chooses one answer of a journey, and the way in which it is damaged. */
export function planDamage(journey: Journey, contract: Contract): PlannedDamage {
  const random = createRandom(journey.seed * 7 + 3);
  const call = pickLookUp(journey) ?? random.pick(callsOf(journey, contract));
  const concerned = new Set<PlannedField | PlannedStep>();
  const concerns = (part: PlannedField | PlannedStep): boolean => concerned.has(part);
  const plan: PlannedDamage = {
    call,
    happened: undefined,
    damaged: null,
    concerns,
    concernsStep: step => concerns(step) || (step.kind === 'form' && step.fields.some(concerns)),
    deliver(received, { status, body }) {
      if (plan.happened !== undefined || nameOf(received) !== call) return undefined;
      if (random.chance(0.4)) {
        const { name, deliver } = random.pick(deliveries);
        plan.happened = `${call}: ${name}`;
        return deliver(body);
      }
      const { path, damage } = pickMember(body, random);
      plan.happened = `${call}: /${path.join('/')} is ${damage.name}`;
      plan.damaged = spoil(body, path, damage) ?? null;
      if (DESCRIPTIONS.includes(call)) for (const part of partsAt(journey, path)) concerned.add(part);
      for (const field of vehicleFieldsFrom(journey, VEHICLE_LISTS[call])) concerned.add(field);
      return {
        status,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plan.damaged),
      };
    },
  };
  return plan;
}

/** `updateStep poll`, `validateToken check`, `getFipeResource consultaPlaca`, or the operation alone. */
function nameOf(call: DamagedCall): string {
  const { operation, body, parameters } = call;
  const isCheck = operation.id === 'validateToken' && memberOf(body, 'token') !== undefined;
  return [operation.id, isCheck ? 'check' : (parameters?.action ?? purposeOf(call))]
    .filter(Boolean)
    .join(' ');
}

/** The look-up of the address of the device, or one that a field of the journey makes. */
function pickLookUp({ seed, steps }: Journey): string | undefined {
  const random = createRandom(seed, 'damaged look-up');
  if (random.chance(0.06)) return 'getIp';
  const fields = steps.flatMap(step => (step.kind === 'form' ? step.fields : []));
  const has = (name: string): boolean =>
    fields.some(({ wire, answer }) => [wire.component, wire.resource, answer?.kind].includes(name));
  const calls = [
    ...(has('consultaPlaca') ? Array<string>(4).fill('getFipeResource consultaPlaca') : []),
    ...(has('modeloVeiculo') ? Object.keys(VEHICLE_LISTS) : []),
    // A plate has the price, too.
    ...(has('modeloVeiculo') && !has('consultaPlaca') ? Array<string>(3).fill('getFipeValue') : []),
    ...(has('findCompany') ? ['findCompaniesByName'] : []),
    ...(has('banks') ? ['getResource'] : []),
  ];
  return calls.length > 0 && random.chance(0.75) ? random.pick(calls) : undefined;
}

/** Calls whose answers come in every journey like this one. */
function callsOf({ steps, lists }: Journey, contract: Contract): string[] {
  const ofSteps = steps.flatMap(step => {
    switch (step.kind) {
      case 'form':
        return [
          ...(step.isCompleted ? ['finishedUpdate'] : []),
          ...(step.fields.some(({ wire }) => wire.component === 'cep') ? ['getCep', 'getCep'] : []),
        ];
      case 'wait':
        return [step.begunBy === 'visitor' ? 'updateStep advance' : 'updateStep poll'];
      case 'code':
        return ['getTokenValidation', 'validateToken', 'validateToken check', 'updateStep advance'];
      case 'simulation':
        return contract.operationsOf(step.wire.stepType.slug);
      default:
        return [];
    }
  });
  const ofLists = [...lists.keys()]
    .filter(name => !(name in vehicleLists)) // these have calls of their own
    .map(name => (/^campo/.test(name) ? 'getFieldOptions' : 'getResource'));
  return [
    'getSystem',
    'getSystem',
    'createProposal',
    'updateStep submit',
    ...ofSteps,
    ...ofSteps,
    ...ofLists,
  ];
}

/** A member of the answer that one of the damages fits. Each depth is as likely as any other. */
function pickMember(body: Json, random: Random): { path: readonly string[]; damage: Damage } {
  const paths = pathsIn(body).slice(1);
  const depth = random.pick([...new Set(paths.map(({ length }) => length))]);
  const path = random.pick(paths.filter(({ length }) => length === depth));
  const value = valueAt(body, path) ?? null;
  const place = `/${path.join('/')}`;
  const fitting = damages.filter(
    ({ fits, isPlausible, isCode }) =>
      (fits?.(value) ?? true) &&
      !(isPlausible && ROUTE.test(place)) &&
      !(isCode && place.includes('/selfContract/')),
  );
  return { path, damage: random.pick(fitting) };
}

/** The field with this list of the vehicle price table, and those that need its choice. */
function vehicleFieldsFrom({ steps }: Journey, list: string | undefined): readonly PlannedField[] {
  const fields = steps.flatMap(step => (step.kind === 'form' ? step.fields : []));
  const first = fields.findIndex(({ wire }) => list !== undefined && wire.resource === list);
  return first < 0 ? [] : fields.slice(first).filter(({ wire }) => wire.key.endsWith('Veiculo'));
}

/** The fields and steps of a description that a damage at this place may change. */
function partsAt({ steps }: Journey, path: readonly string[]): readonly (PlannedField | PlannedStep)[] {
  const fields = steps.flatMap(step => (step.kind === 'form' ? step.fields : []));
  if (!path.includes('steps')) return path.includes('resource') || path.length === 1 ? fields : [];
  const [stepIndex, member, fieldIndex] = path.slice(path.indexOf('steps') + 1);
  const step = stepIndex === undefined ? undefined : steps[Number(stepIndex)];
  if (!step) return [...steps, ...fields];
  if (step.kind !== 'form') return [step];
  const wire = member === 'fields' && fieldIndex ? step.wire.fields?.[Number(fieldIndex)] : undefined;
  return wire ? step.fields.filter(field => field.wire === wire) : [step, ...step.fields];
}
