import { mergeAnswers } from '#journey/answers.ts';
import { leavesStepAsItWas } from '#journey/leaves-proposal-as-it-was.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { answersStoredBy, sentFileNamesOf } from '#journey/submit/answers-stored-by.ts';
import { createKeyHeader } from '../client.ts';
import { createServiceHeaders } from '../create-service-headers.ts';
import { SERVICE_PREFIX } from '../service-prefix.ts';
import { estimateProgress, type UploadProgress, upload } from '../upload.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';
import { createOutcomeDecoder, lastMemberOf, type StepWrite, wireOrderOf } from './step-write.ts';

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
 * 7.10 as a multipart form: hashId and order, the answers and the last returned data as JSON, and each file as a part
 * with the name of its field.
 */
export function uploadStep(context: CallContext, write: StepUpload): Answer<StepOutcome> {
  const { files, onProgress } = write;
  const sizes = files.map(({ file }) => file.size);
  const [hashId, slug] = [write.hashId, write.slug].map(encodeURIComponent);
  return callOperation(context, {
    info: { operation: 'updateStep', isWrite: true, signal: write.signal },
    send: ({ signal }) =>
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
