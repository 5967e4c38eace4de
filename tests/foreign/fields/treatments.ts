import type { Random } from '../random.ts';
import { keyOf, type MadeField } from './field-context.ts';

/** A field, and an earlier one of its form on whose answer it may depend. */
export interface Treated {
  field: MadeField;
  source: MadeField | undefined;
  random: Random;
}

/**
 * The treatments of a field beside a condition. Each works out what then is on the screen and in the request. A field
 * gets at most one of them, so that its outcome is certain.
 */
export const treatments: readonly ((treated: Treated) => void)[] = [
  hide,
  giveDefault,
  giveDefault,
  lock,
  force,
  lockWhile,
  dependOn,
  insertIntoLabel,
  leaveOpen,
  leaveOpen,
  hideOnceFilled,
];

/** Keeps a field off the screen and out of the request, although it has a value. */
function hide({ field }: Treated): void {
  if (!field.answer) return;
  field.wire.hidden = true;
  if (field.matching[0] !== undefined) field.wire.defaultValue = field.matching[0];
  takeAway(field);
}

/** The field is not on the screen at the end, and absent from the request. */
export function takeAway(field: MadeField): void {
  field.isShown = false;
  field.answer = undefined;
  field.sent = [];
}

function setDefault({ field, random }: Treated): boolean {
  const [value] = field.matching;
  if (value === undefined || !field.answer || field.wire.marks) return false;
  if (field.control === 'group') field.wire.defaultValue = [...field.matching];
  else field.wire.defaultValue = random.chance(0.2) ? { value } : value;
  return true;
}

/** The visitor keeps the default, or types the same value over it. */
function giveDefault(treated: Treated): void {
  if (setDefault(treated) && treated.random.chance(0.5)) treated.field.answer = undefined;
}

function lock(treated: Treated): void {
  const { field, random } = treated;
  if (field.control === 'group' || !setDefault(treated)) return;
  field.wire[random.pick(['readOnly', 'disabled'] as const)] = true;
  field.answer = undefined;
  showLocked(field);
}

/** A choice that nobody can change is a text. */
function showLocked(field: MadeField): void {
  if (field.control === 'combobox' || field.control === 'radiogroup') field.control = 'textbox';
}

/** The answer of another field forces a value (3.28). */
function force({ field, source, random }: Treated): void {
  const [forcedValue] = field.matching;
  if (!source || forcedValue === undefined || !field.answer || field.control === 'group' || field.wire.marks)
    return;
  const value = random.pick(source.matching);
  field.wire.conditionals = { standard: { _id: source.wire._id, value, forcedValue } };
  field.answer = undefined;
  showLocked(field);
}

/** The answer of another field locks the field while it is empty. */
function lockWhile(treated: Treated): void {
  const { field, source, random } = treated;
  if (!source || !field.answer || !field.open || field.control === 'group') return;
  const value = random.pick(source.matching);
  field.wire.conditionals = { standard: { _id: source.wire._id, value, readOnly: true } };
  leaveOpen(treated);
  showLocked(field);
}

/** The field is locked until another one is filled (4.32). */
function dependOn({ field, source, random }: Treated): void {
  if (source) field.wire.dependencies = [random.pick([source.wire._id, keyOf(source)])];
}

/** The label shows the answer of another field (5.28). */
function insertIntoLabel({ field, source }: Treated): void {
  const isShort = source?.control === 'textbox' && source.look !== undefined && source.look.length < 40;
  if (!isShort || !field.answer || ['checkbox', 'files', 'none'].includes(field.control)) return;
  field.wire.label = `${field.wire.label} de {{${keyOf(source)}}}`;
  field.name = `${field.name} de ${source.look}`;
}

function leaveOpen({ field }: Treated): void {
  if (!field.answer || !field.open) return;
  field.answer = undefined;
  field.sent = field.open.sent;
  if (field.look !== undefined) field.look = field.open.look;
}

function hideOnceFilled({ field }: Treated): void {
  if (field.answer && field.control !== 'files') field.wire.hiddenOnFilled = true;
}
