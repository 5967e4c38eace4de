import { expect, test } from 'vitest';
import type { Node } from '../contract/bundle.ts';
import { operationsOf } from '../contract/operations.ts';
import { contradicts } from './deviation.ts';
import { confront, model } from './testing/confront.ts';

const textOf = (value: Node | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A recording of each operation with each status and each example of its answer in the contract. */
const entries = operationsOf(model.document).flatMap(
  ({ method, server, path, parameters, requestContent, responses }) => {
    const parametersIn = (location: string) => parameters.filter(parameter => parameter.in === location);
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(textOf(parametersIn('path').find(parameter => parameter.name === name)?.example)),
    );
    const query = new URLSearchParams(
      parametersIn('query').map(({ name, example }) => [String(name), textOf(example)]),
    );
    const origin = server.startsWith('http') ? server : `https://servico.exemplo${server.replace(/\/$/, '')}`;
    const json = requestContent.find(({ mediaType }) => mediaType === 'application/json');
    const [body] = json?.examples.values() ?? [];
    return responses.flatMap(({ status, contents }) =>
      contents.flatMap(({ mediaType, examples }) =>
        [...examples.values()].map(example => ({
          startedDateTime: '2026-11-22T12:00:00.000Z',
          request: {
            method: method.toUpperCase(),
            url: `${origin}${filledPath}${query.size > 0 ? `?${query}` : ''}`,
            headers: parametersIn('header').map(({ name, example: value }) => ({
              name: String(name),
              value: textOf(value),
            })),
            ...(body === undefined
              ? {}
              : { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
          },
          response: {
            status: Number(status),
            headers: [],
            content: {
              mimeType: mediaType,
              text: mediaType === 'application/json' ? JSON.stringify(example) : String(example),
            },
          },
        })),
      ),
    );
  },
);

test('[16.5] a recording of all examples of the contract contradicts nothing and confirms most of the guesses', async () => {
  const { confrontation } = await confront(JSON.stringify({ log: { entries } }));
  expect(confrontation.calls).toBeGreaterThan(400);
  expect(confrontation.deviations.filter(contradicts)).toEqual([]);
  expect(confrontation.unseen.operations).toEqual([]);
  const confirmedGuesses = confrontation.guesses.filter(({ verdict }) => verdict === 'confirmed');
  expect(confirmedGuesses.length / confrontation.guesses.length).toBeGreaterThan(0.6);
});
