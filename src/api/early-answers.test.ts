import { expect, test } from 'vitest';
import { type EarlyRequest, fetchWithEarlyAnswer } from './early-answers.ts';

const address = 'https://servico.exemplo.com.br/unauth/product-self-contract/abc/system';
const requestOf = (headers: Record<string, string>, signal?: AbortSignal): Request =>
  new Request(address, { headers, ...(signal && { signal }) });

/** An early request that has no answer yet, and the addresses of the requests that the app itself sends. */
function setUp() {
  const requests: string[] = [];
  const send = async (request: Request): Promise<Response> => {
    requests.push(request.url);
    return new Response('late');
  };
  const controller = new AbortController();
  let answer = (_: Response): void => undefined;
  const response = new Promise<Response>((resolve, reject) => {
    answer = resolve;
    controller.signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
  });
  response.catch(() => undefined);
  const early: EarlyRequest = {
    request: requestOf({ version: 'v2' }),
    response,
    abort: () => controller.abort(),
  };
  return {
    send: fetchWithEarlyAnswer(early, send),
    sent: requests,
    early,
    answer,
    signal: controller.signal,
  };
}

test('[14.1] the first request gets the early response, the second one is sent', async () => {
  const { send, sent, answer } = setUp();
  const firstAnswer = send(requestOf({ version: 'v2' }));
  answer(new Response('early'));
  expect(await (await firstAnswer).text()).toBe('early');
  expect(sent).toEqual([]);
  expect(await (await send(requestOf({ version: 'v2' }))).text()).toBe('late');
  expect(sent).toEqual([address]);
});

test('[6.2] a request with another token is sent, and the early one is aborted', async () => {
  const { send, sent, signal } = setUp();
  expect(await (await send(requestOf({ version: 'v2', 'x-access-token': 'novo' }))).text()).toBe('late');
  expect(sent).toEqual([address]);
  expect(signal.aborted).toBe(true);
});

test('[11.10] the time limit of the app aborts the early request', async () => {
  const { send, signal } = setUp();
  const limit = new AbortController();
  const response = send(requestOf({ version: 'v2' }, limit.signal));
  limit.abort();
  await expect(response).rejects.toThrow('ended');
  expect(signal.aborted).toBe(true);
});

test('[11.10] a request that is aborted before it begins aborts the early request', async () => {
  const { send, signal } = setUp();
  await expect(send(requestOf({ version: 'v2' }, AbortSignal.abort()))).rejects.toThrow('ended');
  expect(signal.aborted).toBe(true);
});

test('[8.2] an early request that failed is a failed request of the app', async () => {
  const { send, early } = setUp();
  early.abort();
  await expect(send(requestOf({ version: 'v2' }))).rejects.toThrow('ended');
});
