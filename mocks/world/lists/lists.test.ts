import { expect, test } from 'vitest';
import { defineScenario, type Plan, type StartingProposal } from '#scenarios/define-scenario.ts';
import { productOf } from '#scenarios/products/index.ts';
import { createEngine } from '../../engine.ts';
import { visitorOf } from '../../testing/visitor.ts';

const startWorld = (plan: Plan = {}, proposal?: StartingProposal) => {
  const engine = createEngine({
    scenario: defineScenario({
      id: 'lists',
      title: 'Listas',
      story: 'Listas.',
      requirements: [],
      product: 'credito-pessoal',
      world: proposal ? { proposal } : {},
      plan,
      walk: [],
      verdict: {},
    }),
  });
  const visitor = visitorOf(engine);
  const readList = async (path: string) => {
    const response = await visitor.get(`/${visitor.hash}${path}`);
    return { status: response.status, body: await response.json() };
  };
  const readLabels = async (path: string): Promise<string[]> =>
    (await readList(path)).body.data.resource.map(({ label }: { label: string }) => label);
  return { engine, visitor, readList, readLabels };
};

test('[7.21] a list is requested by its name, a dependent list also by the value of the other field', async () => {
  const { readLabels, readList, engine } = startWorld();
  expect(await readLabels('/resource/genders')).toContain('Feminino');
  expect(await readLabels('/resource/cities?referenceResourceCode=AC')).toContain('Rio Branco');
  expect(await readLabels('/resource/cities')).toEqual([]);
  expect(await readLabels('/resource/agencies?referenceResourceCode=260')).toEqual([
    '0001 - Agência digital',
  ]);
  expect((await readList('/resource/nada')).status).toBe(404);
  expect(engine.violations).toEqual([]);
});

test('[7.22] options may depend on several values: those of the call first, then those of the proposal', async () => {
  const { steps } = productOf('credito-pessoal');
  const cities = steps
    .flatMap(step => step.fields)
    .find(field => field.resource === 'cities' && field.dependencies?.length);
  const answers = { 'passo-de-endereco': { [cities?.dependencies?.[0] ?? '']: 'AC' } };
  const { readLabels, engine } = startWorld({}, { currentStep: steps[0]?.slug ?? '', answers });
  const id = Object.keys(engine.snapshot().world.proposals)[0];
  const agencyLabels = await readLabels('/field?fieldId=x&resource=agencies&referenceResourceCode=001,AC');
  expect(agencyLabels.every(label => label.endsWith('/AC'))).toBe(true);
  expect(agencyLabels.length).toBeGreaterThan(0);
  expect(await readLabels(`/field?fieldId=${cities?._id}&proposalId=${id}`)).toContain('Rio Branco');
  expect(
    await readLabels(`/field?fieldId=${cities?._id}&proposalId=${id}&referenceResourceCode=RR`),
  ).toContain('Pacaraima');
  expect(await readLabels(`/field?fieldId=${cities?._id}`)).toEqual([]);
  expect(engine.violations).toEqual([]);
});

test('[7.24] the lists lead from the type of vehicle to the price, and a plate leads to its vehicle', async () => {
  const { readList, readLabels, engine } = startWorld();
  const firstValueOf = async (path: string): Promise<string> =>
    (await readList(path)).body.data.resource[0].value;
  const kind = await firstValueOf('/fipe-resource/tipoVeiculo');
  const make = await firstValueOf(`/fipe-resource/marcaVeiculo?tipoVeiculo=${kind}`);
  const model = await firstValueOf(`/fipe-modelo-veiculo?tipoVeiculo=${kind}&marcaVeiculo=${make}`);
  const year = await firstValueOf(`/fipe-ano-modelo-veiculo?modeloVeiculo=${model}`);
  const price = await readList(`/fipe-valor-veiculo?modeloVeiculo=${model}&anoModeloVeiculo=${year}`);
  expect(price.body.data.valor).toBeGreaterThan(0);
  const { vehicle } = (await readList('/fipe-resource/consultaPlaca?placa=ABC1D23')).body.data;
  const makes = await readList(`/fipe-resource/marcaVeiculo?tipoVeiculo=${vehicle.tipo}`);
  const makeOfPlate = makes.body.data.resource.find(
    ({ label }: { label: string }) => label === vehicle.marca,
  );
  expect(
    await readLabels(`/fipe-modelo-veiculo?tipoVeiculo=${vehicle.tipo}&marcaVeiculo=${makeOfPlate.value}`),
  ).toContain(vehicle.modelo);
  expect((await readList('/fipe-resource/consultaPlaca?placa=ZZZ1D23')).status).toBe(404);
  expect((await readList('/fipe-resource/consultaPlaca?placa=1')).body.errors).toEqual({
    placa: 'Placa inválida.',
  });
  expect((await readList('/fipe-resource/nada')).status).toBe(404);
  expect((await readList('/fipe-valor-veiculo?modeloVeiculo=1&anoModeloVeiculo=2')).status).toBe(404);
  expect(engine.violations).toEqual([]);
});

test('[7.26] companies are found by name; no match is an empty list', async () => {
  const { engine } = startWorld();
  const find = async (name: string) => {
    const address = `https://servico.exemplo/unauth/cnpj/findByName?${new URLSearchParams({ name })}`;
    const response = await engine.handle(new Request(address, { headers: { version: 'v2' } }));
    return (await response.json()).data.companies;
  };
  expect((await find('açaí')).length).toBeGreaterThan(0);
  expect(await find('ACAI')).toEqual(await find('açaí'));
  expect(await find('xyzzy')).toEqual([]);
  expect(engine.violations).toEqual([]);
});

test('[3.36] a list that is empty or fails is planned like any other answer', async () => {
  const message = 'Nenhum item encontrado com esse nome.';
  const { readList, readLabels } = startWorld({
    getResource: {
      kind: 'sequence',
      answers: [
        { kind: 'reply', status: 500, body: { code: 500, message: 'Erro interno do servidor.' } },
        { kind: 'reply', status: 200, body: { data: { resource: [], message } } },
      ],
      afterLast: 'worldAnswers',
    },
  });
  expect((await readList('/resource/banks')).status).toBe(500);
  expect((await readList('/resource/banks')).body.data).toEqual({ resource: [], message });
  expect((await readLabels('/resource/banks')).length).toBeGreaterThan(50);
});
