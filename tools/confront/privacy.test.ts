import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { patchOf } from './patch.ts';
import { confront, model } from './testing/confront.ts';

/** A person whose data must not appear in the report. */
const person = {
  name: 'Zuleica Marcadora Testemunhal',
  cpf: '390.533.447-05',
  bareCpf: '39053344705',
  phone: '(48) 99711-3346',
  barePhone: '48997113346',
  email: 'zuleica.marca@correio-marcado.com',
  street: 'Travessa Marcada 4711',
  token: 'eyJhbGciOi.marcadordotoken.assinatura',
  hash: '6650c1f2a4b3d90012e7f0aa',
  short: 'zuleica',
};
const items = Object.values(person);
/** Parts of her data that would identify her. */
const marks = [
  ...['zuleica', 'marcadora', 'testemunhal', '390.533', '39053', '99711', '3346', 'correio', 'marca'],
  ...['travessa', '4711', 'eyjhb', 'marcadordotoken', 'assinatura', '6650c1f2'],
];
const spellings: readonly ((text: string) => string)[] = [
  text => text,
  text => text.toUpperCase(),
  text => text.toLowerCase(),
  text => encodeURIComponent(text),
  text => text.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
  text => text.replaceAll(' ', '_').toLowerCase(),
  text => text.replaceAll(' ', '-'),
  text => text.split(' ')[0] ?? text,
];

type Text = () => string;
const service = 'https://servico.exemplo/unauth/product-self-contract';

/** A recording with random content in every place of the file. */
function recording(draw: Text): { har: string; places: number } {
  let places = 0;
  const any: Text = () => {
    places += 1;
    return draw();
  };
  const asKey = (value: unknown = any()) => ({ [any()]: value });
  const entry = (method: string, url: string, request: object, response: object) => ({
    startedDateTime: '2026-11-22T12:00:00.000Z',
    comment: any(),
    serverIPAddress: any(),
    request: {
      method,
      url,
      headers: [
        { name: 'version', value: 'v2' },
        { name: 'x-access-token', value: any() },
        { name: 'cookie', value: `session=${any()}` },
        { name: any(), value: any() },
      ],
      ...request,
    },
    response: { status: 200, statusText: any(), headers: [{ name: any(), value: any() }], ...response },
  });
  const json = (body: unknown) => ({
    content: { size: 9, mimeType: 'application/json', text: JSON.stringify(body) },
  });
  const postDataOf = (body: unknown) => ({
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  });
  const addressOf = (...parts: readonly string[]) => [service, ...parts.map(encodeURIComponent)].join('/');
  const field = {
    _id: any(),
    key: any(),
    label: any(),
    component: any(),
    mask: any(),
    defaultValue: any(),
    format: { send: any() },
  };
  const step = {
    _id: any(),
    slug: any(),
    name: null,
    state: any(),
    stepType: { slug: any() },
    fields: [field, { ...field, ...asKey() }],
  };
  const system = {
    proposal: {
      _id: any(),
      currentStep: 7,
      startedAs: any(),
      selfContract: { [any()]: { [any()]: any() } },
      ...asKey(),
    },
    steps: [step],
    configuration: { display: { colors: { theme: any() } }, stepsWithReuseDocument: { [any()]: any() } },
    bank: any(),
    [any()]: { deeper: asKey() },
  };
  // A text that the visitor has typed once: typed texts never count as codes.
  const typedBody = { data: Object.fromEntries(items.map((item, index) => [`campo${index}`, item])) };
  const entries = [
    entry('GET', addressOf(any(), 'system'), {}, json({ data: system, message: any() })),
    entry(
      'POST',
      addressOf('create-proposal', any()),
      postDataOf({ ...typedBody, deviceIp: any(), hashId: any(), ...asKey() }),
      json({
        data: {
          _id: 7,
          situation: any(),
          stepStatus: any(),
          current_step: any(),
          benefitPhase: any(),
          result: { type: any(), kind: any() },
        },
      }),
    ),
    entry('PATCH', addressOf('update-step', any(), 'step', any()), postDataOf(typedBody), {
      status: 422,
      ...json({ message: any(), errors: asKey(), type: any(), stepStatus: any() }),
    }),
    entry(
      'PATCH',
      addressOf('update-step', any(), 'step', any()),
      {
        postData: {
          mimeType: 'multipart/form-data',
          params: [
            { name: any(), value: any() },
            { name: any(), fileName: any() },
          ],
        },
      },
      { status: 418, content: { size: 3, mimeType: any(), text: any() } },
    ),
    entry(
      'GET',
      `${addressOf(any(), 'resource', any())}?${encodeURIComponent(any())}=${encodeURIComponent(any())}`,
      {},
      { status: 404, content: { size: 9, mimeType: 'text/html', text: `<p>${any()}</p>` } },
    ),
    entry('GET', addressOf(any(), any(), any()), {}, json({})),
    entry(any(), addressOf(any(), 'system'), {}, json({})),
    entry(
      'GET',
      addressOf(any(), 'system'),
      {},
      { content: { size: 3, mimeType: 'application/json', text: `{"data": "${any()}` } },
    ),
    entry(
      'GET',
      addressOf(any(), 'system'),
      {},
      { content: { size: 3, mimeType: 'application/json', encoding: any(), text: any() } },
    ),
    entry('GET', addressOf(any(), 'system'), {}, { ...json({}), status: Number(person.bareCpf) }),
    entry('GET', any(), {}, json({})),
    entry(
      'GET',
      addressOf(any(), 'list-contracts'),
      {},
      json({ data: [{ _id: any(), signature: any(), pricingType: any(), ...asKey() }] }),
    ),
    entry(
      'GET',
      addressOf('token-validation', any(), 'step', any()),
      {},
      json({ data: { methods: [{ method: any(), target: any() }], status: any() } }),
    ),
    { ...entry('GET', addressOf(any(), 'system'), {}, json({})), startedDateTime: any() },
  ];
  return {
    har: JSON.stringify({ log: { version: any(), pages: [{ title: any() }], comment: any(), entries } }),
    places,
  };
}

test('[16.5d] [12.10] neither report nor patch contains personal data, whatever its place and spelling in the recording', async () => {
  let peak = 0;
  const spelledItems = fc.array(fc.tuple(fc.constantFrom(...items), fc.constantFrom(...spellings)), {
    minLength: 12,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(spelledItems, async choices => {
      let next = 0;
      const { har, places } = recording(() => {
        const [item, respell] = choices[next % choices.length] ?? [person.name, (text: string) => text];
        next += 1;
        return respell(item);
      });
      peak = Math.max(peak, places);
      const { confrontation, report } = await confront(har);
      const output = `${report}\n${await patchOf(model, confrontation)}`.toLowerCase();
      expect(marks.filter(mark => output.includes(mark))).toEqual([]);
    }),
    { numRuns: 25, seed: inject('seed') },
  );
  expect(peak).toBeGreaterThan(40);
});

test('[16.5] a file that is not a HAR is refused without quoting it', async () => {
  const output = await confront(`{"log": {"entries": [${person.name}]}}`).catch(
    (error: Error) => error.message,
  );
  expect(marks.filter(mark => String(output).toLowerCase().includes(mark))).toEqual([]);
});
