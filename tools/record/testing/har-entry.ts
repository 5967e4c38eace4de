/** The address of the service in these recordings. */
export const service = 'https://servico.exemplo/unauth/product-self-contract';

/** The hash of the link in these recordings. */
export const hash = 'f00dabcdef12f00dabcdef12';

/** An entry of a HAR file: one call of the service, in JSON. */
export const harEntry = (method: string, path: string, body: unknown, answer: unknown, status = 200) => ({
  startedDateTime: '2026-11-22T12:00:00.000Z',
  request: {
    method,
    url: service + path,
    headers: [],
    ...(body === undefined ? {} : { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
  },
  response: {
    status,
    content: { size: 9, mimeType: 'application/json', text: JSON.stringify(answer) },
  },
});

/** The text of a HAR file. */
export const harWith = (...entries: unknown[]): string => JSON.stringify({ log: { entries } });
