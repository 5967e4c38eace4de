import { fieldKinds } from '#journey/fields/index.ts';
import { resourceNameOf } from '#journey/fields/named.ts';
import { type Consequence, consequencesOf } from '#journey/form/consequences.ts';
import { reconciled } from '#journey/form/options.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Option } from '#journey/model/field.ts';
import { type Next, stay } from '#journey/model/next.ts';
import { emptyMap, initialOptions, type OptionsSlice, whole } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { reportFailure } from './report-failure.ts';

/** Carries out what follows from a change. A newer question of a field aborts the older: a late answer overwrites nothing. */
export function runConsequences(context: Context, consequences: readonly Consequence[]): void {
  for (const consequence of consequences) {
    switch (consequence.kind) {
      case 'loadOptions':
        void loadOptions(context, consequence);
        break;
      case 'lookUpCep':
        void lookUpAddress(context, consequence.fieldKey, consequence.cep);
        break;
      case 'clear':
        clearField(context, consequence.fieldKey);
        break;
      case 'lookUpCpf':
      case 'lookUpPlate':
        // Asked by the fields that know what to do with the answer (autocomplete, vehicle table).
        break;
    }
  }
}

/** Evaluates again after a list came or the focus moved, and carries out what follows: a field come into sight wants its list, too. */
export function refreshForm(context: Context): void {
  const turned = context.form.refresh();
  if (turned) runConsequences(context, consequencesOf(turned.after.step, turned.before, turned.after));
}

/** The signal of a field's newest question: the one before is aborted, and all end when the visitor leaves the step. */
function newest({ lookups }: Context, key: string): AbortSignal {
  lookups.get(key)?.abort();
  const controller = new AbortController();
  lookups.set(key, controller);
  return controller.signal;
}

function setOptions({ state }: Context, key: string, options: OptionsSlice): void {
  const field = state.form.fields[key];
  if (field) field.options = options;
}

type LoadOptions = Extract<Consequence, { kind: 'loadOptions' }>;

/** Loads the list of a field (3.36, 7.21). A failure leaves a retry at the field (4.34); a cancelled one changes nothing (4.3). */
async function loadOptions(context: Context, asked: LoadOptions): Promise<void> {
  const { api, state } = context;
  const { fieldKey, resource } = asked;
  const reference = asked.reference ?? '';
  const signal = newest(context, fieldKey);
  setOptions(context, fieldKey, { ...initialOptions(), status: 'loading', reference });
  const answer = await api.getOptions(
    {
      hashId: state.hashId,
      resource,
      fieldId: asked.fieldId,
      proposalId: state.proposal?.id ?? '',
      reference,
    },
    signal,
  );
  if (signal.aborted) return;
  if (!answer.ok) {
    context.follow(afterRefusal(context, answer.problem));
    setOptions(context, fieldKey, { ...initialOptions(), status: 'error', message: LOAD_FAILED, reference });
    refreshForm(context);
    return;
  }
  const { options, message } = answer.value;
  const isEmpty = options.length === 0;
  setOptions(context, fieldKey, {
    status: isEmpty ? 'error' : 'success',
    options: whole(options),
    message: message || (isEmpty ? NOTHING_FOUND : ''),
    reference,
  });
  refreshForm(context);
  if (!isEmpty) keepWhatTheListKnows(context, fieldKey);
}

/** What a refused list leads to beyond its field: a 401, another hash, the end of the flow (8.22-8.24), or 'no offer' said (8.28). */
function afterRefusal(context: Context, problem: Failure): Next {
  const next = reportFailure(context, problem, 'options');
  if (problem.kind === 'service' && problem.noOffer) {
    return { kind: 'toast', type: 'error', title: 'Atenção', text: problem.message || NO_OFFER_FOR_CPF };
  }
  const leads =
    next.kind === 'go' || next.kind === 'openHash' || (problem.kind === 'service' && problem.endsFlow);
  return leads ? next : stay;
}

/** 8.47. */
const NO_OFFER_FOR_CPF = 'No momento não temos oferta disponivel para o seu CPF';
/** 8.48: a list that could not be loaded. */
const LOAD_FAILED = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
/** 8.7: a list that came without anything in it. */
const NOTHING_FOUND = 'Nenhuma item encontrado, verifique sua conexão.';

/** A stale choice is dropped only now that the new list has arrived without it. */
function keepWhatTheListKnows(context: Context, key: string): void {
  const field = context.state.form.fields[key];
  const session = context.form.current();
  const declared = session && fieldsOf(session.step).byKey(key);
  const value = valueAt(session?.values, key);
  if (!field || !declared || value === undefined) return;
  const kept = reconciled(value, field.options.options);
  if (kept === value) return;
  context.change({ [key]: kept ?? fieldKinds.find(declared.component)?.empty ?? null });
}

/** Asks again for a list that failed. */
export function retryOptions(context: Context, key: string): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  const options = context.state.form.fields[key]?.options;
  if (!session || !field || !options) return;
  const reference = options.reference === '' ? undefined : options.reference;
  void loadOptions(context, {
    kind: 'loadOptions',
    fieldKey: key,
    fieldId: field.id,
    resource: resourceNameOf(field),
    reference,
  });
}

function clearField(context: Context, key: string): void {
  const session = context.form.current();
  const field = session && fieldsOf(session.step).byKey(key);
  if (!field) return;
  context.lookups.get(key)?.abort();
  setOptions(context, key, initialOptions());
  context.change({ [key]: fieldKinds.find(field.component)?.empty ?? null });
}

/** The lists that have come, by field key. */
function loadedOptions({ state }: Context): Record<string, readonly Option[]> {
  const lists = emptyMap<readonly Option[]>();
  for (const [key, { options }] of Object.entries(state.form.fields)) {
    if (options.status === 'success') lists[key] = options.options;
  }
  return lists;
}

/** CEP lookup with its second service (5.29, 7.27). Only fields that the visitor has not typed into are filled. */
async function lookUpAddress(context: Context, key: string, cep: string): Promise<void> {
  const signal = newest(context, key);
  const [address, form] = await Promise.all([
    context.api.postalAddress(cep, signal),
    import('#journey/form/address.ts').catch(() => undefined),
  ]);
  const session = context.form.current();
  if (signal.aborted || !session || !address || !form) return;
  // Typed on since: the address of a code that no longer stands there.
  if (String(valueAt(session.values, key)).replace(/\D/g, '') !== cep) return;
  context.change(
    form.fillAddress(session.step, session.values, address, session.edited, key, loadedOptions(context)),
  );
}
