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
const personalValues = Object.values(person);
/** Parts of the person's data that would identify her. */
const personalParts = [
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

type DrawText = () => string;
const service = 'https://servico.exemplo/unauth/product-self-contract';

/** A recording with a drawn text in every place of the file, and the number of these places. */
function recordingWith(draw: DrawText): { har: string; places: number } {
  let placeCount = 0;
  const anyText: DrawText = () => {
    placeCount += 1;
    return draw();
  };
  const withAnyKey = (value: unknown = anyText()) => ({ [anyText()]: value });
  const entry = (method: string, url: string, request: object, response: object) => ({
    startedDateTime: '2026-11-22T12:00:00.000Z',
    comment: anyText(),
    serverIPAddress: anyText(),
    request: {
      method,
      url,
      headers: [
        { name: 'version', value: 'v2' },
        { name: 'x-access-token', value: anyText() },
        { name: 'cookie', value: `session=${anyText()}` },
        { name: anyText(), value: anyText() },
      ],
      ...request,
    },
    response: {
      status: 200,
      statusText: anyText(),
      headers: [{ name: anyText(), value: anyText() }],
      ...response,
    },
  });
  const json = (body: unknown) => ({
    content: { size: 9, mimeType: 'application/json', text: JSON.stringify(body) },
  });
  const postDataOf = (body: unknown) => ({
    postData: { mimeType: 'application/json', text: JSON.stringify(body) },
  });
  const addressOf = (...segments: readonly string[]) =>
    [service, ...segments.map(encodeURIComponent)].join('/');
  const field = {
    _id: anyText(),
    key: anyText(),
    label: anyText(),
    component: anyText(),
    mask: anyText(),
    defaultValue: anyText(),
    format: { send: anyText() },
  };
  const step = {
    _id: anyText(),
    slug: anyText(),
    name: null,
    state: anyText(),
    stepType: { slug: anyText() },
    fields: [field, { ...field, ...withAnyKey() }],
  };
  const system = {
    proposal: {
      _id: anyText(),
      currentStep: 7,
      startedAs: anyText(),
      selfContract: { [anyText()]: { [anyText()]: anyText() } },
      ...withAnyKey(),
    },
    steps: [step],
    configuration: {
      display: { colors: { theme: anyText() } },
      stepsWithReuseDocument: { [anyText()]: anyText() },
    },
    bank: anyText(),
    [anyText()]: { deeper: withAnyKey() },
  };
  // The visitor has typed every personal value, and a typed text never counts as a code.
  const typedBody = {
    data: Object.fromEntries(personalValues.map((item, index) => [`campo${index}`, item])),
  };
  const entries = [
    entry('GET', addressOf(anyText(), 'system'), {}, json({ data: system, message: anyText() })),
    entry(
      'POST',
      addressOf('create-proposal', anyText()),
      postDataOf({ ...typedBody, deviceIp: anyText(), hashId: anyText(), ...withAnyKey() }),
      json({
        data: {
          _id: 7,
          situation: anyText(),
          stepStatus: anyText(),
          current_step: anyText(),
          benefitPhase: anyText(),
          result: { type: anyText(), kind: anyText() },
        },
      }),
    ),
    entry('PATCH', addressOf('update-step', anyText(), 'step', anyText()), postDataOf(typedBody), {
      status: 422,
      ...json({ message: anyText(), errors: withAnyKey(), type: anyText(), stepStatus: anyText() }),
    }),
    entry(
      'PATCH',
      addressOf('update-step', anyText(), 'step', anyText()),
      {
        postData: {
          mimeType: 'multipart/form-data',
          params: [
            { name: anyText(), value: anyText() },
            { name: anyText(), fileName: anyText() },
          ],
        },
      },
      { status: 418, content: { size: 3, mimeType: anyText(), text: anyText() } },
    ),
    entry(
      'GET',
      `${addressOf(anyText(), 'resource', anyText())}?${encodeURIComponent(anyText())}=${encodeURIComponent(anyText())}`,
      {},
      { status: 404, content: { size: 9, mimeType: 'text/html', text: `<p>${anyText()}</p>` } },
    ),
    entry('GET', addressOf(anyText(), anyText(), anyText()), {}, json({})),
    entry(anyText(), addressOf(anyText(), 'system'), {}, json({})),
    entry(
      'GET',
      addressOf(anyText(), 'system'),
      {},
      { content: { size: 3, mimeType: 'application/json', text: `{"data": "${anyText()}` } },
    ),
    entry(
      'GET',
      addressOf(anyText(), 'system'),
      {},
      { content: { size: 3, mimeType: 'application/json', encoding: anyText(), text: anyText() } },
    ),
    entry('GET', addressOf(anyText(), 'system'), {}, { ...json({}), status: Number(person.bareCpf) }),
    entry('GET', anyText(), {}, json({})),
    entry(
      'GET',
      addressOf(anyText(), 'list-contracts'),
      {},
      json({ data: [{ _id: anyText(), signature: anyText(), pricingType: anyText(), ...withAnyKey() }] }),
    ),
    entry(
      'GET',
      addressOf('token-validation', anyText(), 'step', anyText()),
      {},
      json({ data: { methods: [{ method: anyText(), target: anyText() }], status: anyText() } }),
    ),
    { ...entry('GET', addressOf(anyText(), 'system'), {}, json({})), startedDateTime: anyText() },
  ];
  return {
    har: JSON.stringify({
      log: { version: anyText(), pages: [{ title: anyText() }], comment: anyText(), entries },
    }),
    places: placeCount,
  };
}

test('[16.5d] [12.10] neither report nor patch contains personal data, whatever its place and spelling in the recording', async () => {
  let maxPlaces = 0;
  const spelledValues = fc.array(
    fc.tuple(fc.constantFrom(...personalValues), fc.constantFrom(...spellings)),
    {
      minLength: 12,
      maxLength: 40,
    },
  );
  await fc.assert(
    fc.asyncProperty(spelledValues, async choices => {
      let nextChoice = 0;
      const { har, places } = recordingWith(() => {
        const [item, spellingOf] = choices[nextChoice % choices.length] ?? [
          person.name,
          (text: string) => text,
        ];
        nextChoice += 1;
        return spellingOf(item);
      });
      maxPlaces = Math.max(maxPlaces, places);
      const { confrontation, report } = await confront(har);
      const output = `${report}\n${await patchOf(model, confrontation)}`.toLowerCase();
      expect(personalParts.filter(personalPart => output.includes(personalPart))).toEqual([]);
    }),
    { numRuns: 25, seed: inject('seed') },
  );
  expect(maxPlaces).toBeGreaterThan(40);
});

test('[16.5] a file that is not a HAR file is refused with a message that does not quote it', async () => {
  const output = await confront(`{"log": {"entries": [${person.name}]}}`).catch(
    (error: Error) => error.message,
  );
  expect(personalParts.filter(personalPart => String(output).toLowerCase().includes(personalPart))).toEqual(
    [],
  );
});
