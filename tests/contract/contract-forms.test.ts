import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, onTestFinished, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { buildField } from '#journey/form/build-field.ts';
import { succeed } from '#shared/result.ts';
import { setUpFlows } from '#tests/flows/flow-stage.ts';
import { addXmlHttpRequest } from '#tests/support/add-xml-http-request.ts';
import { bundleContract, isObject, type Node } from '../../tools/contract/bundle.ts';
import { formats } from '../../tools/contract/formats.ts';
import { operationsOf } from '../../tools/contract/operations.ts';

const contract = await bundleContract();
const ajv = new Ajv2020({ strict: false });
for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
ajv.addSchema({ $id: 'contract', components: contract.components });

/** The value at a path of keys in the contract; references are followed. */
function nodeAt(node: Node | undefined, ...keys: readonly string[]): Node | undefined {
  if (!isObject(node)) return undefined;
  if (typeof node.$ref === 'string')
    return nodeAt(nodeAt(contract, ...node.$ref.replace('#/', '').split('/')), ...keys);
  const [key, ...otherKeys] = keys;
  return key === undefined
    ? node
    : isObject(node) && otherKeys.length === 0 && !isObject(node[key])
      ? node[key]
      : nodeAt(node[key], ...otherKeys);
}

/** The form of an operation: the schema of its parts, and the content types that the contract gives to them. */
const formOf = (operationId: string): Node | undefined =>
  nodeAt(
    operationsOf(contract).find(({ id }) => id === operationId)?.node,
    'requestBody',
    'content',
    'multipart/form-data',
  );

interface SentPart {
  name: string;
  /** Absent for a part without a file. */
  fileName: string | undefined;
  /** As written in the part; a part without one is a text (RFC 7578). */
  contentType: string;
  text: string;
}

/** The parts of a form as they travel. `Request.formData()` would hide their content types. */
async function partsOf(request: Request): Promise<SentPart[]> {
  const boundary = /boundary=(\S+)/.exec(request.headers.get('content-type') ?? '')?.[1];
  const body = await request.text();
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => {
      const [head = '', ...content] = part.replace(/^\r\n|\r\n$/g, '').split('\r\n\r\n');
      return {
        name: / name="([^"]*)"/.exec(head)?.[1] ?? '',
        fileName: / filename="([^"]*)"/.exec(head)?.[1],
        contentType: /content-type: (\S+)/i.exec(head)?.[1] ?? 'text/plain',
        text: content.join('\r\n\r\n'),
      };
    });
}

const photo = buildField({ key: 'fotoDaConta', label: 'Foto da conta', component: 'imageCapture' });

/** The api with a photo field in the step of the unreadable document, which the service sends by itself. */
const withPhotoField = (api: Api): Api => ({
  ...api,
  showStep: async (...parameters) => {
    const answer = await api.showStep(...parameters);
    return answer.ok ? succeed({ ...answer.value, fields: [...answer.value.fields, photo] }) : answer;
  },
});

/** The form that the app sends when the visitor submits a step for an unreadable document with two photos. */
async function sendForm(): Promise<SentPart[]> {
  const stage = setUpFlows({
    product: 'credito-conta-de-luz',
    world: { proposal: { currentStep: 'erro-leitura-endereco', answers: {} } },
    wrap: withPhotoField,
  });
  const removeXmlHttpRequest = addXmlHttpRequest();
  onTestFinished(() => {
    removeXmlHttpRequest();
    stage.close();
  });
  const { engine, flows, mocks } = stage;
  const forms: Promise<SentPart[]>[] = [];
  mocks.use(
    mocks.handlers.updateStep(({ request }) => {
      forms.push(partsOf(request.clone()));
      return { kind: 'world' };
    }),
  );
  await stage.open();
  flows.editField('enderecoDaConta', 'Av Paulista 1000');
  const photos = await Promise.all(
    ['frente.png', 'verso.png'].map(name =>
      flows.files.add(new File([`bytes of ${name}`], name, { type: 'image/png' }), PHOTO_KINDS),
    ),
  );
  flows.editField(
    photo.key,
    photos.flatMap(added => (added.ok ? [{ id: added.value.id, name: added.value.name }] : [])),
  );
  await flows.submit();
  expect(engine.violations).toEqual([]);
  expect(forms).toHaveLength(1);
  return (await forms[0]) ?? [];
}

test('[10.1] [10.2] each part of a form that the app sends has the name, the content type and the value of the contract', async () => {
  const form = formOf('updateStep');
  const properties = nodeAt(form, 'schema', 'properties');
  const partNames = Object.keys(isObject(properties) ? properties : {});
  expect(partNames.length).toBeGreaterThan(5);
  const parts = await sendForm();
  const textParts = parts.filter(({ fileName }) => fileName === undefined);
  expect(textParts.map(({ name }) => name).sort()).toEqual(partNames.sort());
  for (const { name, contentType, text } of textParts) {
    const schema = nodeAt(properties, name);
    const type = nodeAt(schema, 'type');
    // Without an encoding OpenAPI takes an object for application/json.
    const declaredType =
      nodeAt(form, 'encoding', name, 'contentType') ??
      (type === 'object' ? 'application/json' : 'text/plain');
    expect([name, contentType]).toEqual([name, declaredType]);
    const rebasedSchema = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/'));
    const value: unknown = type === 'string' ? text : JSON.parse(text);
    expect(ajv.validate(rebasedSchema, value), `${name}: ${ajv.errorsText()}`).toBe(true);
  }
  const files = parts.filter(({ fileName }) => fileName !== undefined);
  expect(files).toEqual(
    ['frente.png', 'verso.png'].map(fileName => ({
      name: photo.key,
      fileName,
      contentType: 'image/png',
      text: `bytes of ${fileName}`,
    })),
  );
  expect(nodeAt(form, 'schema', 'additionalProperties', 'anyOf')).toContainEqual({
    type: 'array',
    items: { type: 'string', format: 'binary' },
  });
});
