import type { Act } from '../journey.ts';
import type { Random } from '../random.ts';
import type { Wire } from '../wire.ts';
import { keyOf, type MadeField } from './field-context.ts';
import { takeAway, treatments } from './treatments.ts';

/** A value that is never an answer of this generator. */
const NO_ANSWER = 'zzz';

/**
 * Makes some of the fields depend on others, gives some a default, leaves some open, and requires some.
 * @param earlier answered fields of earlier steps, on which a condition may depend, too.
 * @returns the acts of the visitor in their order.
 */
export function connectFields(
  fields: readonly MadeField[],
  earlier: readonly MadeField[],
  random: Random,
): Act[] {
  const connector = new Connector(fields, earlier, random);
  for (const field of fields) connector.connect(field);
  return [...connector.acts, ...connector.secondThoughts];
}

/** Fields of a form whose answer is certain, so that others may depend on it. */
export const sourcesAmong = (fields: readonly MadeField[]): MadeField[] =>
  fields.filter(
    ({ isShown, matching, look, open, wire }) =>
      // A box that nobody ticks has an answer, too, but not the one that would match.
      isShown && matching.length > 0 && look !== '' && look !== open?.look && wire.hiddenOnFilled !== true,
  );

class Connector {
  readonly acts: Act[] = [];
  /** The visitor changes these answers at the end. */
  readonly secondThoughts: Act[] = [];
  private sources: MadeField[] = [];
  private readonly fields: readonly MadeField[];
  private readonly earlier: readonly MadeField[];
  private readonly random: Random;

  constructor(fields: readonly MadeField[], earlier: readonly MadeField[], random: Random) {
    this.fields = fields;
    this.earlier = earlier;
    this.random = random;
  }

  connect(field: MadeField): void {
    const { random } = this;
    if (random.chance(0.2)) this.showOnCondition(field);
    else if (random.chance(0.45)) {
      const source = this.sources.length > 0 ? random.pick(this.sources) : undefined;
      random.pick(treatments)({ field, source, random });
    }
    if (field.answer) this.acts.push({ field, answer: field.answer });
    this.sources = [...this.sources, ...sourcesAmong([field])];
    if (random.chance(0.6)) requireAnswer(field);
  }

  private showOnCondition(field: MadeField): void {
    const { random, sources, earlier } = this;
    const isEarlier = earlier.length > 0 && (sources.length === 0 || random.chance(0.25));
    const pool = isEarlier ? earlier : sources;
    if (pool.length === 0) return;
    const source = random.pick(pool);
    if (!isEarlier && random.chance(0.5) && this.showForAWhile(field, source)) return;
    if (this.secondThoughts.some(act => act.field === source)) return;
    const holds = random.chance(0.6);
    setCondition(field, { _id: source.wire._id, ...conditionValue(source, holds, random) }, random);
    if (!holds) takeAway(field);
  }

  /**
   * The visitor answers the field while another answer shows it, and then thinks better of that answer: the field
   * disappears.
   * @returns false if the other answer cannot be changed.
   */
  private showForAWhile(field: MadeField, source: MadeField): boolean {
    const { random, acts } = this;
    const index = acts.findIndex(act => act.field === source);
    const final = acts[index];
    const others = (source.options ?? []).filter(
      ({ value, disabled }) => disabled !== true && !source.matching.includes(value),
    );
    if (!final || !field.answer || others.length === 0 || this.isReferredTo(source)) return false;
    const { value, label } = random.pick(others);
    setCondition(field, { _id: source.wire._id, value: random.pick([value, [value, NO_ANSWER]]) }, random);
    acts[index] = { field: source, answer: { kind: 'choose', label } };
    acts.push({ field, answer: field.answer });
    this.secondThoughts.push(final);
    takeAway(field);
    return true;
  }

  /** Does another field depend on the answer of this one, so that the visitor may not change it on the way? */
  private isReferredTo({ wire }: MadeField): boolean {
    const references = JSON.stringify(
      this.fields.map(field => [field.wire.conditionals, field.wire.dependencies, field.wire.label]),
    );
    return references.includes(`"${wire._id}"`) || references.includes(keyOf({ wire }));
  }
}

function conditionValue(source: MadeField, holds: boolean, random: Random): Pick<Wire['reference'], 'value'> {
  const isBox = source.control === 'checkbox';
  const missed = isBox ? false : NO_ANSWER;
  if (!holds) return { value: random.pick([missed, [missed]]) };
  if (!isBox && random.chance(0.2)) return random.chance(0.5) ? {} : { value: [] }; // any value
  const value = random.pick(source.matching);
  return { value: random.pick([value, [value, NO_ANSWER]]) };
}

function setCondition({ wire }: MadeField, reference: Wire['reference'], random: Random): void {
  wire.conditionals = random.chance(0.6)
    ? { visualization: reference }
    : { displayBasedOnValues: [reference] };
}

/** The field must be filled, unless it is on the screen and nobody fills it. */
function requireAnswer(field: MadeField): void {
  const isFilled = field.control === 'files' ? field.answer !== undefined : field.look !== field.open?.look;
  if (field.control === 'none' || (field.isShown && !isFilled)) return;
  field.wire.rules = [{ required: true }, ...(field.wire.rules ?? [])];
}
