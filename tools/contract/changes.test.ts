import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { playsInRun } from '#tests/support/play-in-turn.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { bundleContract, isObject, type ObjectNode } from './bundle.ts';
import { changelogLines, withSection } from './changelog.ts';
import { type ContractChange, changesBetween } from './changes.ts';

interface Files {
  get: ObjectNode;
  post: ObjectNode | undefined;
  answer: { type: string; description: string; required: string[]; properties: Record<string, ObjectNode> };
  request: { type: string; required: string[]; properties: Record<string, ObjectNode> };
}

const jsonOf = (schema: string): ObjectNode => ({
  'application/json': { schema: { $ref: `../schemas/${schema}.yaml` } },
});

/** A small contract, split into files like ours. */
function contract(change: (files: Files) => void = () => undefined): Promise<ObjectNode> {
  const files: Files = {
    get: { operationId: 'getOffer', responses: { '200': { description: 'x', content: jsonOf('offer') } } },
    post: {
      operationId: 'takeOffer',
      requestBody: { required: true, content: jsonOf('order') },
      responses: { '200': { description: 'x', content: jsonOf('offer') } },
    },
    answer: {
      type: 'object',
      description: 'An offer.',
      required: ['state'],
      properties: { state: { type: 'string', enum: ['open', 'taken', 'gone'] }, rate: { type: 'number' } },
    },
    request: {
      type: 'object',
      required: ['amount'],
      properties: { amount: { type: 'number' }, way: { type: 'string', enum: ['pix', 'ted'] } },
    },
  };
  change(files);
  const folder = createTemporaryFolder('contract-');
  for (const name of ['paths', 'schemas']) mkdirSync(path.join(folder, name));
  const write = (file: string, value: unknown) => writeFileSync(path.join(folder, file), stringify(value));
  write('openapi.yaml', {
    openapi: '3.1.0',
    info: { title: 'x', version: '1.0.0' },
    paths: { '/offer': { $ref: 'paths/offer.yaml' } },
  });
  write('paths/offer.yaml', { get: files.get, ...(files.post ? { post: files.post } : {}) });
  write('schemas/offer.yaml', files.answer);
  write('schemas/order.yaml', files.request);
  return bundleContract({ folder });
}

const changesAfter = async (change: (files: Files) => void): Promise<ContractChange[]> =>
  changesBetween(await contract(), await contract(change));

test('[10.1] an added optional member of an answer breaks nobody', async () => {
  const changes = await changesAfter(({ answer }) => {
    answer.properties.term = { type: 'integer' };
  });
  expect(changes).toEqual([
    {
      action: 'added',
      pointer: '#/components/schemas/Offer/properties/term',
      sentence: 'member `term` added',
      operations: ['getOffer', 'takeOffer'],
      breaksClients: false,
      breaksServices: false,
      isText: false,
    },
  ]);
});

test('[10.1] a removed operation breaks clients, an added one breaks services', async () => {
  const removals = await changesAfter(files => {
    files.post = undefined;
  });
  expect(removals).toMatchObject([
    { sentence: 'operation POST /offer removed', breaksClients: true, breaksServices: false },
  ]);
  const additions = changesBetween(
    await contract(files => {
      files.post = undefined;
    }),
    await contract(),
  );
  expect(additions).toMatchObject([
    { sentence: 'operation POST /offer added', breaksClients: false, breaksServices: true },
  ]);
});

test('[10.1] a narrowed enum breaks services in an answer and clients in a request; a widened enum of an answer breaks clients', async () => {
  const narrowed = await changesAfter(({ answer, request }) => {
    answer.properties.state = { type: 'string', enum: ['open', 'taken'] };
    request.properties.way = { type: 'string', enum: ['pix'] };
  });
  expect(narrowed).toMatchObject([
    { sentence: 'name `gone` removed', breaksClients: false, breaksServices: true },
    { sentence: 'name `ted` removed', breaksClients: true, breaksServices: false, operations: ['takeOffer'] },
  ]);
  const widened = await changesAfter(({ answer }) => {
    answer.properties.state = { type: 'string', enum: ['open', 'taken', 'gone', 'paused'] };
  });
  expect(widened).toMatchObject([
    { sentence: 'name `paused` added', breaksClients: true, breaksServices: false },
  ]);
});

test('[10.1] a new required member of a request breaks clients, one of an answer breaks services', async () => {
  const required = { type: 'string' };
  const request = await changesAfter(files => {
    files.request.required.push('consent');
    files.request.properties.consent = required;
  });
  expect(request).toMatchObject([
    { sentence: 'member `consent` added', breaksClients: true, breaksServices: false },
  ]);
  const answer = await changesAfter(files => {
    files.answer.required.push('consent');
    files.answer.properties.consent = required;
  });
  expect(answer).toMatchObject([
    { sentence: 'member `consent` added', breaksClients: false, breaksServices: true },
  ]);
});

test('[10.1] a new optional parameter breaks nobody, a required one breaks clients', async () => {
  const changesAdding = (required: boolean) =>
    changesAfter(({ get }) => {
      get.parameters = [{ name: 'page', in: 'query', required, schema: { type: 'integer' } }];
    });
  expect(await changesAdding(false)).toMatchObject([{ breaksClients: false, breaksServices: false }]);
  expect(await changesAdding(true)).toMatchObject([{ breaksClients: true, breaksServices: false }]);
});

test('[10.1] a change of a parameter names it, and operations with the same change share a line', async () => {
  const contractWith = async (parameter: ObjectNode): Promise<ObjectNode> => {
    const { paths, ...document } = await contract();
    if (!isObject(paths) || !isObject(paths['/offer'])) throw new Error('The contract has no address.');
    const address = { ...paths['/offer'], parameters: [{ $ref: '#/components/parameters/Device' }] };
    const components = { ...Object(document.components), parameters: { Device: parameter } };
    return { ...document, components, paths: { '/offer': address } };
  };
  const parameter = {
    name: 'x-device',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 9 },
  };
  const before = await contractWith(parameter);
  const required = changesBetween(before, await contractWith({ ...parameter, required: true }));
  expect(required).toMatchObject([
    {
      sentence: 'parameter `x-device` is now required',
      operations: ['getOffer', 'takeOffer'],
      breaksClients: true,
      breaksServices: false,
    },
  ]);
  expect(changelogLines(required)).toContain(
    '- Device (getOffer, takeOffer): parameter `x-device` is now required',
  );
  const shortened = changesBetween(
    before,
    await contractWith({ ...parameter, schema: { type: 'string', maxLength: 5 } }),
  );
  expect(shortened).toMatchObject([
    {
      sentence: 'parameter `x-device`: `schema/maxLength` is 5, was 9',
      operations: ['getOffer', 'takeOffer'],
    },
  ]);
});

test('[10.1] an answer that may now be null breaks clients; a text for readers breaks nobody', async () => {
  const nullable = await changesAfter(({ answer }) => {
    answer.properties.rate = { type: ['number', 'null'] };
  });
  expect(nullable).toMatchObject([{ breaksClients: true, breaksServices: false }]);
  const text = await changesAfter(({ answer }) => {
    answer.description = 'An offer of the lender.';
  });
  expect(text).toMatchObject([{ isText: true, breaksClients: false, breaksServices: false }]);
});

test('[10.1] the changelog groups changes by the side that they break, and has one section for each version', async () => {
  const changes = await changesAfter(files => {
    files.post = undefined;
    files.answer.properties.term = { type: 'integer' };
  });
  expect(changelogLines(changes)).toEqual([
    '### Breaks clients that keep the earlier contract',
    '',
    '- (takeOffer): operation POST /offer removed',
    '',
    '### Breaks nobody',
    '',
    '- Offer (getOffer): member `term` added',
    '',
  ]);
  const first = { version: '1.1.0', earlierVersion: '1.0.0', against: 'abc1234', changes };
  const second = { version: '1.2.0', earlierVersion: '1.1.0', against: 'def5678', changes };
  const changelog = withSection('', first);
  const withBothSections = withSection(withSection(changelog, second), first);
  expect(withBothSections.match(/^## /gm)).toHaveLength(2);
  expect(withBothSections).not.toContain('\n\n\n');
  expect(changelog).toContain('## 1.1.0 (against abc1234)');
  // A comparison with a later commit of the same version would empty the section.
  expect(() => withSection(changelog, { ...first, earlierVersion: '1.1.0', changes: [] })).toThrow(
    'abc1234 has the version 1.1.0, too.',
  );
});

test.runIf(playsInRun('contract command', 5))(
  'the command compares with a commit, and reports a commit that git does not find',
  {
    timeout: 120_000,
  },
  () => {
    const root = fileURLToPath(new URL('../../', import.meta.url));
    const runComparison = (...args: readonly string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'tools/contract.ts', ...args], {
        cwd: root,
        encoding: 'utf8',
      });
    const unknown = runComparison('--against', 'no-such-tag');
    expect(unknown.stderr).toContain('git finds no tag, branch or commit "no-such-tag".');
    expect(unknown.status).toBe(1);
    expect(runComparison('--changelog').status).toBe(2);
    const { status, stdout } = runComparison('--against', 'HEAD');
    expect(status).toBe(0);
    expect(stdout).not.toBe('');
  },
);
