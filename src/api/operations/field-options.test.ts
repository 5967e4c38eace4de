import { expect, test } from 'vitest';
import { createReadCache } from '../read-cache.ts';
import { getFieldOptions, getResource } from './field-options.ts';
import type { ListContext } from './load-list.ts';
import { getVehicleList } from './vehicles.ts';

const request = { hashId: 'h', fieldId: 'f', resource: 'professions', reference: '', proposalId: '' };

const answerWith = (body: unknown) => async () => ({ response: new Response(), data: JSON.stringify(body) });

/** A context whose every read is answered with `body`. */
const contextWith = (body: unknown): ListContext =>
  ({
    client: { GET: answerWith(body) },
    isOnline: () => true,
    trackWork: <Value>(work: Promise<Value>) => work,
    now: () => 0,
    cache: createReadCache(() => 0),
  }) as unknown as ListContext; // only the members that a read uses

const option = { value: '1', label: 'Médico' };
const readers = {
  getResource,
  getFieldOptions,
  getVehicleList: (context: ListContext) =>
    getVehicleList(context, { ...request, resource: 'fipe-modelo-veiculo' }),
};

test.each(Object.entries(readers))(
  '[7.23] [16.2] %s reads a list under data, with or without a name',
  async (_, read) => {
    for (const data of [{ resource: [option] }, { resource: { options: [option] } }, [option]]) {
      const answer = await read(contextWith({ data }), request);
      expect(answer).toMatchObject({ ok: true, value: { options: [option] } });
    }
  },
);

test.each(Object.entries(readers))(
  '[5.34] [7.23] %s: a list without a readable option is no empty list',
  async (_, read) => {
    for (const data of [{ resource: [{ id: 1, name: 'Médico' }] }, [{ id: 1 }], []])
      expect(await read(contextWith({ data }), request)).toMatchObject({
        ok: false,
        problem: { kind: 'malformed' },
      });
    expect(await read(contextWith({ data: { resource: [] } }), request)).toMatchObject({
      ok: true,
      value: { options: [] },
    });
  },
);
