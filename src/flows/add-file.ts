import { stepBySlug } from '#journey/current-step.ts';
import { MAX_FILES } from '#journey/fields/camera-facing.ts';
import type { FileKind, FileProblem } from '#journey/fields/file-kind.ts';
import { type AttachedFile, filesOf, type InsertFile } from '#journey/fields/file-members.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { Field } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import type { Result } from '#shared/result.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import { schemaOf } from '#state/draft.ts';
import type { Context } from './context.ts';
import { saveDrafts } from './drafts.ts';
import { forgetRemoved, storeEdit } from './edit-field.ts';
import { openedValuesOf } from './forms.ts';

/**
 * The slug of the step of each field in which the visitor has chosen a file. A configuration that is loaded after that
 * has field objects of its own.
 */
const slugs = new WeakMap<Field, string>();

const stepWith = ({ config }: AppState, field: Field): Step | undefined =>
  config?.steps.find(step => fieldsOf(step).byKey(field.key) === field);

/**
 * Stores a file for a field. Until it is prepared, the button of the field's step waits for it.
 * @param field absent: a field of the step in view.
 */
export function addFile(
  context: Context,
  file: File,
  accepted: readonly FileKind[],
  field?: Field,
): Promise<Result<AttachedFile, FileProblem>> {
  const { pendingFiles, placeScope, platform, state } = context;
  const adding = platform.images.add(file, accepted);
  // A field that has left the screen cannot report a problem, so the press goes on without the file.
  const isLeft = placeScope.left().then(() => true);
  const isAttached = adding.then(
    ({ ok }) => ok || Promise.race([isLeft, false]),
    () => false,
  );
  const slug = (field && (stepWith(state, field)?.slug ?? slugs.get(field))) ?? state.form.slug;
  if (field) slugs.set(field, slug);
  const pendingFile = { slug, isAttached };
  pendingFiles.add(pendingFile);
  void isAttached.then(() => pendingFiles.delete(pendingFile));
  return adding;
}

/**
 * Attaches a file that was still being prepared when its field left the screen: to the form, if the visitor is at its
 * step again, otherwise to the draft (11.3). Forgets a file whose field does not exist any more (11.4), or has the
 * maximum number of files by now.
 */
export function attachLateFile(context: Context, field: Field, file: AttachedFile, insert: InsertFile): void {
  const { form, platform, state, toast } = context;
  const { key } = field;
  const step = state.config && stepBySlug(state.config, slugs.get(field) ?? '');
  if (!step || !takesFiles(fieldsOf(step).byKey(key)) || platform.images.find(file.id) === undefined) {
    platform.images.forget([file.id]);
    return;
  }
  const session = form.current();
  const isAtStep = session?.step === step;
  const { values, openedWith } = isAtStep ? session : openedValuesOf(state, step);
  const filesBefore = filesOf(valueAt(values, key));
  const files = insert(filesBefore, file).map(({ id, name }) => ({ id, name }));
  if (files.length > MAX_FILES) {
    platform.images.forget([file.id]);
    toast('warning', `O arquivo ${file.name} não foi anexado`, `O limite é de ${MAX_FILES} arquivos.`);
    return;
  }
  if (isAtStep) {
    storeEdit(context, key, files);
    return;
  }
  const draft = state.drafts[step.slug];
  state.drafts[step.slug] = {
    ...draft,
    values: createSafeRecord([...Object.entries(values), [key, files]]),
    edited: [...new Set([...(draft?.edited ?? []), key])],
    openedWith,
    schema: schemaOf(step.fields),
  };
  forgetRemoved(context, filesBefore, files);
  void saveDrafts(context);
}
