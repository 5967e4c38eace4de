import { parse } from 'yaml';
import { readMember } from '#mocks/read-member.ts';

/** A schema of the contract in the form of its file; references are files, relative to the file that contains them. */
interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  'x-known-values'?: readonly string[];
}

export type Damage = 'absent' | 'null' | 'unknown' | 'empty' | 'string';

/** A small damage to an answer, derived from the schema of the answer in the contract. */
export interface ContractMutant {
  /** Member names from the top to the damaged member; `*` stands for every item of a list. */
  path: readonly string[];
  damage: Damage;
}

export interface ContractFiles {
  /** Mutants of the JSON answer of an operation; none when it has no JSON answer. */
  mutantsOf(operation: string, status: number): readonly ContractMutant[];
}

/** A schema and the file that contains it, to which its references are relative. */
interface LocatedSchema {
  schema: Schema;
  file: string;
}

/** @param texts the YAML files of the contract by their path: `openapi/paths/system.yaml`. */
export function readContract(texts: Readonly<Record<string, string>>): ContractFiles {
  const parsedFiles = new Map<string, unknown>();
  const load = (file: string): unknown => {
    const text = texts[file];
    if (text === undefined) throw new Error(`The contract has no file ${file}.`);
    if (!parsedFiles.has(file)) parsedFiles.set(file, parse(text));
    return parsedFiles.get(file);
  };
  const resolve = (schema: Schema, file: string): LocatedSchema => {
    if (schema.$ref === undefined) return { schema, file };
    const target = new URL(schema.$ref, `https://contract/${file}`).pathname.slice(1);
    return resolve(load(target) as Schema, target); // every reference of an answer leads to a schema
  };
  const answers = answersIn(
    Object.keys(texts).filter(file => file.includes('/paths/')),
    load,
  );

  return {
    mutantsOf(operation, status) {
      const answer = answers.get(`${operation} ${status}`);
      if (!answer) return [];
      const body = resolve(answer.schema, answer.file);
      const mutants = new Map<string, ContractMutant>();
      addMutants(body, [], resolve, mutants, []);
      return [...mutants.values()];
    },
  };
}

function addMutants(
  { schema, file }: LocatedSchema,
  path: readonly string[],
  resolve: (schema: Schema, file: string) => LocatedSchema,
  mutants: Map<string, ContractMutant>,
  ancestors: readonly Schema[],
): void {
  if (ancestors.includes(schema)) return;
  const ancestorsAndSchema = [...ancestors, schema];
  const add = (memberPath: readonly string[], damage: Damage): void =>
    void mutants.set(`${memberPath.join('/')} ${damage}`, { path: memberPath, damage });
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (schema.enum || schema['x-known-values']) add(path, 'unknown');
  if (types.includes('array')) add(path, 'empty');
  if (path.length > 0 && (types.includes('object') || schema.properties)) add(path, 'string');
  for (const branch of schema.anyOf ?? [])
    addMutants(resolve(branch, file), path, resolve, mutants, ancestorsAndSchema);
  if (schema.items)
    addMutants(resolve(schema.items, file), [...path, '*'], resolve, mutants, ancestorsAndSchema);
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const memberPath = [...path, name];
    if (schema.required?.includes(name)) add(memberPath, 'absent');
    add(memberPath, 'null');
    addMutants(resolve(member, file), memberPath, resolve, mutants, ancestorsAndSchema);
  }
}

/** Schemas of the JSON answers by operationId and status. */
function answersIn(paths: readonly string[], load: (file: string) => unknown): Map<string, LocatedSchema> {
  const schemas = new Map<string, LocatedSchema>();
  for (const file of paths) {
    for (const operation of Object.values(load(file) as Record<string, unknown>)) {
      const id = readMember(operation, 'operationId');
      if (typeof id !== 'string') continue;
      for (const [status, response] of Object.entries(readMember(operation, 'responses') ?? {})) {
        const reference = readMember(response, '$ref');
        const definingFile =
          typeof reference === 'string'
            ? new URL(reference, `https://contract/${file}`).pathname.slice(1)
            : file;
        const answer = definingFile === file ? response : load(definingFile);
        const schema = readMember(readMember(readMember(answer, 'content'), 'application/json'), 'schema');
        if (schema) schemas.set(`${id} ${status}`, { schema: schema as Schema, file: definingFile });
      }
    }
  }
  return schemas;
}

/** A value that is in no list of the contract. */
const UNKNOWN_NAME = 'nomeInventado';

/** The body with the damage; undefined if the body lacks the member, or the damage would not change it. */
export function damagedBody(body: unknown, { path, damage }: ContractMutant): unknown {
  const copy: unknown = structuredClone(body);
  const owner = { body: copy };
  return damageAt(owner, ['body', ...path], damage) ? owner.body : undefined;
}

function damageAt(owner: unknown, path: readonly string[], damage: Damage): boolean {
  const [name, ...rest] = path;
  if (name === undefined || typeof owner !== 'object' || owner === null) return false;
  if (name === '*') {
    if (!Array.isArray(owner)) return false;
    return owner.map((_, index) => damageAt(owner, [String(index), ...rest], damage)).some(Boolean);
  }
  if (!Object.hasOwn(owner, name)) return false;
  if (rest.length > 0) return damageAt(readMember(owner, name), rest, damage);
  if (damage === 'absent') return Reflect.deleteProperty(owner, name);
  if (damage === 'null' && readMember(owner, name) === null) return false;
  if (damage === 'empty' && !Array.isArray(readMember(owner, name))) return false;
  return Reflect.set(owner, name, createWrongValue[damage]());
}

const createWrongValue: Readonly<Record<Exclude<Damage, 'absent'>, () => unknown>> = {
  null: () => null,
  unknown: () => UNKNOWN_NAME,
  empty: () => [],
  string: () => 'um texto',
};
