import { firstStepOf } from '#journey/current-step.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { openStep } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { Next } from '#journey/model/next.ts';
import { emptyMap, schemaOf, whole } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { saveDrafts } from './drafts.ts';
import { openHash } from './open-journey.ts';
import { reportFailure } from './report-failure.ts';

/** Another hash for the same product; everything of the old proposal is gone from the device (4.25, 8.8). */
export async function restart(context: Context): Promise<Next> {
  const { api, state } = context;
  const answer = await api.newHash(state.hashId, state.deviceIp ?? '');
  if (!answer.ok) return reportFailure(context, answer.problem, 'opening');
  if (answer.value === '') {
    return reportFailure(context, { kind: 'journey', problem: 'newHashMissing', detail: '' }, 'opening');
  }
  return openHash(context, answer.value);
}

const isCpf = (key: string): boolean => key.toLowerCase() === 'cpf';

/** 'Refazer com outro CPF' (8.34): a new proposal whose first step keeps everything but the CPF. */
export async function redoWithOtherCpf(context: Context): Promise<Next> {
  const { api, state } = context;
  const first = state.config && firstStepOf(state.config);
  const typed =
    first && openStep(first, state.proposal?.answers[first.slug], state.drafts[first.slug]?.values).values;
  const answer = await api.newHash(state.hashId, state.deviceIp ?? '');
  if (!answer.ok) return reportFailure(context, answer.problem, 'opening');
  if (answer.value === '') {
    return reportFailure(context, { kind: 'journey', problem: 'newHashMissing', detail: '' }, 'opening');
  }
  const opened = await openHash(context, answer.value);
  const step = state.config && firstStepOf(state.config);
  if (step && typed) {
    const kept = emptyMap<FieldValue>();
    for (const { key } of fieldsOf(step).all) {
      if (!isCpf(key) && Object.hasOwn(typed, key)) kept[key] = typed[key] ?? null;
    }
    state.drafts[step.slug] = whole({
      values: kept,
      edited: Object.keys(kept),
      schema: schemaOf(step.fields),
    });
    await saveDrafts(context);
  }
  return opened;
}
