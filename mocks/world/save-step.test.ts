import { expect, test } from 'vitest';
import { imageCapture } from '#scenarios/products/building-blocks/fields.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { WireField } from '#scenarios/wire.ts';
import { readMember } from '../read-member.ts';
import { everySituationProduct } from '../testing/every-situation-product.ts';
import { createWorldClient } from '../testing/world-client.ts';

const partOf = (name: string): string => `[${name}, image/jpeg, 10 bytes, #11111111]`;

/** A proposal whose step `conta` has two stored photos. */
async function createClientWithPhotos() {
  const client = createWorldClient({
    proposal: { currentStep: 'conta', answers: { dados: { cpf: '52998224725' } } },
  });
  const photos = ['frente.jpg', 'verso.jpg'].map(partOf);
  await client.save('conta', {}, { fotoDaConta: photos });
  const filesAfter = async (data: object, members: object = {}): Promise<unknown> => {
    const { data: outcome } = (await client.save('conta', data, members)).body;
    const files: unknown = readMember(outcome.selfContract.conta, 'fotoDaConta');
    return Array.isArray(files) ? files.map(file => file.name) : files;
  };
  return { ...client, filesAfter };
}

test.each([
  ['a list of names and parts', { fotoDaConta: ['frente.jpg'] }, ['nova.jpg'], ['frente.jpg', 'nova.jpg']],
  ['parts only', {}, ['nova.jpg'], ['nova.jpg']],
  ['neither', {}, [], ['frente.jpg', 'verso.jpg']],
  ['a list of names only', { fotoDaConta: ['verso.jpg'] }, [], ['verso.jpg']],
  ['an empty list', { fotoDaConta: [] }, [], []],
  [
    'a name that the service has not stored',
    { fotoDaConta: ['frente.jpg', 'outra.jpg'] },
    [],
    ['frente.jpg'],
  ],
])(
  '[7.10] an update whose request has %s for a field of files leaves the files that the contract says',
  async (_, data, parts, expected) => {
    const { filesAfter, world } = await createClientWithPhotos();
    expect(await filesAfter(data, parts.length > 0 ? { fotoDaConta: parts.map(partOf) } : {})).toEqual(
      expected,
    );
    const [proposal] = Object.values(world.snapshot().proposals);
    expect(proposal?.files.map(({ name }) => name)).toEqual(expected);
  },
);

test('[7.10] names of stored files of which the service lists only the names stay, too', async () => {
  const client = createWorldClient({
    proposal: { currentStep: 'documentos', answers: { conta: { fotoDaConta: ['frente.jpg', 'verso.jpg'] } } },
  });
  const { data } = (await client.save('conta', { fotoDaConta: ['verso.jpg', 'outra.jpg'] })).body;
  expect(data.selfContract.conta).toEqual({ fotoDaConta: ['verso.jpg'] });
});

/** A product whose first step requires a photo and whose second step forbids going back. */
const withFirstPhoto: Product = {
  ...everySituationProduct,
  steps: everySituationProduct.steps.map(step => {
    if (step.slug === 'dados') return { ...step, fields: [...step.fields, imageCapture('rg', 'RG')] };
    return step.slug === 'codigo' ? { ...step, notAllowedToReturnFromHere: true } : step;
  }),
};

test('[7.9] [7.10] a service that validates requires no file of a creation, and takes the files of the first step although the proposal has moved on', async () => {
  const { request, save } = createWorldClient({ validates: true }, withFirstPhoto);
  const data = { cpf: '52998224725', celular: '11987654321', beneficio: 'sim' };
  const created = await request('createProposal', { body: { data, hashId: withFirstPhoto.hashId } });
  expect(created.status).toBe(200);
  expect((await save('dados', data)).status).toBe(404);
  const { status, body } = await save('dados', data, { rg: partOf('rg.jpg') });
  expect([status, body.data.currentStep]).toEqual([200, 'codigo']);
  expect(body.data.selfContract.dados).toMatchObject({ ...data, rg: [{ name: 'rg.jpg' }] });
  expect((await save('dados', data, { rg: partOf('outro.jpg') })).status).toBe(404);
});

/** Creates proposals at a service that validates and whose first step has a changed field for the phone. */
function createWithPhoneField(members: Partial<WireField>) {
  const steps = everySituationProduct.steps.map(step => ({
    ...step,
    fields: step.fields.map(field => (field.key === 'celular' ? { ...field, ...members } : field)),
  }));
  const { request, hash: hashId } = createWorldClient(
    { validates: true },
    { ...everySituationProduct, steps },
  );
  return (data: object) => request('createProposal', { body: { data, hashId } });
}

test.each<[name: string, members: Partial<WireField>]>([
  ['an answer may hide', { conditionals: { visualization: { _id: 'x' } } }],
  ['one of several answers shows', { conditionals: { displayBasedOnValues: [{ _id: 'x' }] } }],
  ['a filled value hides', { hiddenOnFilled: true }],
  ['an empty list shows', { displayIfResourceIsEmpty: true }],
])(
  '[7.10] a service that validates requires no field that %s, because it may be out of sight',
  async (_, members) => {
    const create = createWithPhoneField(members);
    const { body } = await create({ cpf: '52998224725' });
    expect(body.errors).toEqual({ beneficio: 'Por favor, insira beneficio' });
    expect((await create({ cpf: '52998224725', beneficio: 'sim' })).status).toBe(200);
  },
);

test('[7.10] a service that validates takes an optional CPF without digits, and refuses one with wrong digits', async () => {
  const create = createWithPhoneField({ rules: [], validation: 'cpf' });
  const values = { cpf: '52998224725', beneficio: 'sim' };
  const refusal = await create({ ...values, celular: '52998224726' });
  expect(refusal.body.errors).toEqual({ celular: 'CPF inválido. Verifique o formato e a validade.' });
  expect((await create({ ...values, celular: '' })).status).toBe(200);
});

test('[7.10] a service that validates refuses to remove the last file of a required field', async () => {
  const client = createWorldClient({
    proposal: { currentStep: 'documentos', answers: { conta: { fotoDaConta: ['frente.jpg'] } } },
    validates: true,
  });
  expect((await client.save('conta', { fotoDaConta: [] })).status).toBe(422);
});
