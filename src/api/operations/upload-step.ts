import { type Answers, mergeAnswers } from '#journey/answers.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { leavesStepAsItWas } from '#journey/leaves-proposal-as-it-was.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import { createKeyHeader } from '../client.ts';
import { createServiceHeaders } from '../create-service-headers.ts';
import { SERVICE_PREFIX } from '../service-prefix.ts';
import { estimateProgress, type UploadProgress, upload } from '../upload.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';
import {
  answersStoredBy,
  createOutcomeDecoder,
  lastMemberOf,
  type StepWrite,
  wireOrderOf,
} from './step-write.ts';

export interface StepUpload extends StepWrite {
  /** In sending order; files of one field follow each other. */
  files: readonly { fieldKey: string; file: File }[];
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** The form contains the idempotency key as well, because a proxy that splits the form may drop its headers. */
function formOf(write: StepUpload, sendsIdempotencyKey = true): FormData {
  const { hashId, metaProductBankId, data, deviceTracking, files, finished, idempotencyKey } = write;
  const form = new FormData();
  form.append('hashId', hashId);
  form.append('order', String(wireOrderOf(write)));
  form.append('metaProductBankId', metaProductBankId);
  form.append('data', JSON.stringify(data));
  form.append('deviceTracking', JSON.stringify(deviceTracking));
  const { last } = lastMemberOf(write);
  if (last) form.append('last', JSON.stringify(last));
  if (finished !== undefined) form.append('finished', String(finished));
  if (sendsIdempotencyKey) form.append('idempotencyKey', idempotencyKey);
  for (const { fieldKey, file } of files) form.append(fieldKey, file, file.name);
  return form;
}

/**
 * The file names as the service stores them, by field: a text, or a list for several files. Names in `data` are those
 * of files that the service keeps (assumption 7.10).
 */
function sentFileNamesOf({ slug, data, files }: StepUpload): Answers {
  const names = files.map(({ fieldKey }): [string, FieldValue] => {
    const keptNames = filesOf(ownValueOf(data, fieldKey)).map(({ name }) => name);
    const newNames = files.filter(other => other.fieldKey === fieldKey).map(({ file }) => file.name);
    const [firstName = '', ...otherNames] = [...keptNames, ...newNames];
    return [fieldKey, otherNames.length === 0 ? firstName : [firstName, ...otherNames]];
  });
  return createSafeRecord([[slug, createSafeRecord(names)]]);
}

/**
 * 7.10 as a multipart form: hashId and order, the answers and the last returned data as JSON, and each file as a part
 * with the name of its field.
 */
export function uploadStep(context: CallContext, write: StepUpload): Answer<StepOutcome> {
  const { files, onProgress } = write;
  const sizes = files.map(({ file }) => file.size);
  const [hashId, slug] = [write.hashId, write.slug].map(encodeURIComponent);
  return callOperation(context, {
    info: { operation: 'updateStep', isWrite: true, signal: write.signal },
    send: signal =>
      upload({
        method: 'PATCH',
        url: `${context.service.serviceUrl}${SERVICE_PREFIX}/update-step/${hashId}/step/${slug}`,
        headers: {
          ...createServiceHeaders(context.service, write.hashId),
          ...createKeyHeader(context.service, write.idempotencyKey),
        },
        body: formOf(write, context.service.sendsIdempotencyKey),
        signal,
        onSent: (sentBytes, totalBytes) => onProgress?.(estimateProgress(sentBytes, totalBytes, sizes)),
      }),
    decode: envelope => {
      const stored = answersStoredBy(write);
      const outcome = createOutcomeDecoder(write, stored)(envelope);
      // At the same step only the service's list shows that it has the files (assumption 16.4).
      return outcome && !leavesStepAsItWas(write.knownProposal(), write.slug, outcome)
        ? createOutcomeDecoder(write, mergeAnswers(stored, sentFileNamesOf(write)))(envelope)
        : outcome;
    },
  });
}
