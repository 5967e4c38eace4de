/** The ids that connect label, control, help and error of one field (13.3). */
export interface FieldIds {
  /** Id of the input, or of the group. */
  id: string;
  labelId: string;
  optionalId: string;
  helpId: string;
  errorId: string;
  noteId: string;
}

export function fieldIdsOf(id: string): FieldIds {
  return {
    id,
    labelId: `${id}-label`,
    optionalId: `${id}-optional`,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
    noteId: `${id}-note`,
  };
}

/** For `aria-describedby`: the ids that exist, the error in place of the help; `undefined` for none. */
export function descriptionIdsOf(
  id: string,
  has: { optional?: boolean; help?: boolean; error?: boolean; note?: boolean },
): string | undefined {
  const ids = fieldIdsOf(id);
  const errorOrHelpId = has.error ? ids.errorId : has.help ? ids.helpId : undefined;
  const note = has.note && !has.error ? ids.noteId : undefined;
  const descriptionIds = [has.optional ? ids.optionalId : undefined, errorOrHelpId, note].filter(
    descriptionId => descriptionId !== undefined,
  );
  return descriptionIds.length > 0 ? descriptionIds.join(' ') : undefined;
}
