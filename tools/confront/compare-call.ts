import type { HarCall } from '../record/har.ts';
import { compareAnswer } from './compare-answer.ts';
import { recordBody } from './compare-body.ts';
import { compareFiles, type FileMemory } from './compare-files.ts';
import { compareRequest } from './compare-request.ts';
import type { ContractModel, TracedOperation } from './contract-model.ts';
import type { Discretion } from './discretion.ts';
import { createFindings, type Evidence } from './findings.ts';
import { answerBodyOf, requestBodyOf } from './recorded-body.ts';

/** The evidence of one call about the contract. */
interface Comparison extends Evidence {
  operation: string;
  status: number;
  /** Whether the recording contains the body of the answer, or the answer has none. */
  isAnswerRead: boolean;
}

/**
 * Compares one recorded call with the contract. It ignores a request that the service has not accepted
 * (status 400 or higher), because a service may refuse a request that the contract does not allow.
 */
export function compareCall(
  model: ContractModel,
  operation: TracedOperation,
  path: Readonly<Record<string, string>>,
  call: HarCall,
  discretion: Discretion,
  fileMemory: FileMemory,
): Comparison {
  const findings = createFindings(model);
  const requestBody = requestBodyOf(call);
  const isAccepted = call.status >= 200 && call.status < 400;
  if (isAccepted) compareRequest(findings, operation, path, call, requestBody, discretion);
  else recordBody(requestBody, discretion);
  for (const value of Object.values(path)) discretion.record(value);
  for (const value of call.url.searchParams.values()) discretion.record(value);
  for (const value of Object.values(call.headers)) discretion.record(value);
  const answerBody = answerBodyOf(call);
  compareAnswer(findings, operation, call, answerBody, discretion);
  compareFiles(findings, fileMemory, {
    operation,
    path,
    status: call.status,
    request: requestBody,
    answer: answerBody,
  });
  const isAnswerRead = call.status !== 304 && (answerBody.kind === 'value' || answerBody.kind === 'none');
  return { operation: operation.id, status: call.status, isAnswerRead, ...findings.result() };
}
