import type { DecodedOptions } from '../decode/options.ts';
import type { ReadCache } from '../read-cache.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  type Operation,
  type SendOptions,
} from './call-operation.ts';

export interface ListContext extends CallContext {
  /** The lists that were loaded a short time ago (9.12). */
  cache: ReadCache;
}

interface ListRequest<Params> {
  operation: string;
  /** The path and the query. Fields share lists, so equal requests have one answer, whichever field asks. */
  params: Params;
  send: (options: { params: Params } & SendOptions) => ReturnType<Operation<DecodedOptions>['send']>;
  decode: Operation<DecodedOptions>['decode'];
  signal: AbortSignal | undefined;
}

/** Loads a list, or takes it from the cache. */
export const loadList = <Params>(
  context: ListContext,
  { operation, params, send, decode, signal }: ListRequest<Params>,
): Answer<DecodedOptions> => {
  const key = JSON.stringify([operation, params]);
  return context.cache.read(
    key,
    requestSignal =>
      callOperation(context, {
        info: { operation, isWrite: false, listMember: 'resource', signal: requestSignal },
        send: options => send({ params, ...options }),
        decode,
        // The pause of one list holds back no other one: the field beside it would fail, too.
        pauseKey: key,
      }),
    // An empty list offers a retry (8.7), which must reach the service.
    { operation, signal, shouldCache: ({ options }) => options.length > 0 },
  );
};
