import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { isJsonObject, type Json, type JsonObject } from './wire.ts';

/** A call of the contract. */
export interface Operation {
  id: string;
  method: string;
  /** The step types that make the call; empty unless it is a simulation. */
  stepTypes: readonly string[];
  /** Does the call carry a key, so that a repeated one has no second effect? */
  hasKey: boolean;
  /** Is its path given without the prefix of the service? */
  isAtRoot: boolean;
}

export interface FoundCall {
  operation: Operation;
  parameters: Readonly<Record<string, string>>;
}

/** A schema of the contract, and the file in which its references begin. */
export interface PlacedSchema {
  schema: JsonObject;
  file: string;
}

interface Route extends Operation {
  pattern: RegExp;
  file: string;
  node: JsonObject;
}

const folder = new URL('../../openapi/', import.meta.url);
/** Schemas refer to each other by relative paths, which this address makes absolute. */
const BASE = 'https://contract.example/';

/** The contract, read from its own files: this service shares no code with the mocks and their validators. */
export class Contract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly files = new Map<string, JsonObject>();
  private readonly routes: readonly Route[];
  private readonly validators = new Map<string, ValidateFunction>();

  constructor() {
    this.ajv.addFormat('binary', true);
    this.ajv.addFormat('date', /^\d{4}-\d{2}-\d{2}$/);
    this.ajv.addFormat('date-time', true);
    for (const name of readdirSync(fileURLToPath(new URL('schemas/', folder)))) {
      const file = `schemas/${name}`;
      this.ajv.addSchema({ ...closeObjects(this.read(file)), $id: BASE + file });
    }
    const paths = this.read('openapi.yaml').paths;
    if (!isJsonObject(paths)) throw new Error('openapi.yaml has no paths.');
    this.routes = Object.entries(paths)
      .flatMap(([template, reference]) => this.routesOf(template, reference))
      .sort((left, right) => variablesIn(left.pattern) - variablesIn(right.pattern));
  }

  /** The call with this method and path, both without the prefix of the service. */
  find(method: string, path: string): FoundCall | undefined {
    for (const route of this.routes) {
      const match = route.method === method ? route.pattern.exec(path) : null;
      if (match) return { operation: route, parameters: { ...match.groups } };
    }
    return undefined;
  }

  operation(id: string): Operation {
    return this.routeOf(id);
  }

  /** The calls that only steps of this type make. */
  operationsOf(stepType: string): string[] {
    return this.routes.filter(({ stepTypes }) => stepTypes.includes(stepType)).map(({ id }) => id);
  }

  /** The differences of a body from the contract; empty if it may be sent. */
  problemsOfRequest(id: string, mediaType: string, body: Json): string[] {
    const content = memberAt(this.routeOf(id).node, ['requestBody', 'content', mediaType]);
    if (content === undefined) return [`${id} takes no ${mediaType}`];
    return this.problems(`${id} ${mediaType}`, this.routeOf(id).file, content.schema, body);
  }

  /** The differences of an answer from the contract. An answer of this service with one is a mistake of the service. */
  problemsOfAnswer(id: string, status: number, body: Json): string[] {
    const answer = this.schemaOfAnswer(id, status);
    return answer
      ? this.problems(`${id} ${status}`, answer.file, answer.schema, body)
      : [`${id} has no ${status}`];
  }

  schemaOfAnswer(id: string, status: number): PlacedSchema | undefined {
    const { node, file } = this.routeOf(id);
    const response = memberAt(node, ['responses', String(status)]);
    if (!response) return undefined;
    const resolved = this.resolve({ schema: response, file });
    const schema = memberAt(resolved.schema, ['content', 'application/json', 'schema']);
    return schema && { schema, file: resolved.file };
  }

  /** Follows the reference of a schema, if it is one. */
  resolve({ schema, file }: PlacedSchema): PlacedSchema {
    const reference = schema.$ref ?? schema['x-recursive'];
    if (typeof reference !== 'string') return { schema, file };
    const target = new URL(reference, BASE + file).pathname.slice(1);
    return this.resolve({ schema: this.read(target), file: target });
  }

  /** The members of a schema file, such as `x-begun-by` of `schemas/step-type-slug.yaml`. */
  read(file: string): JsonObject {
    const known = this.files.get(file);
    if (known) return known;
    const content: Json = parse(readFileSync(new URL(file, folder), 'utf8'));
    if (!isJsonObject(content)) throw new Error(`${file} must contain an object.`);
    this.files.set(file, content);
    return content;
  }

  private routesOf(template: string, reference: Json): Route[] {
    const file = isJsonObject(reference) ? String(reference.$ref) : '';
    const item = this.read(file);
    const address = template.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return ['get', 'post', 'patch', 'put', 'delete'].flatMap(method => {
      const node = item[method];
      if (!isJsonObject(node)) return [];
      const parameters = JSON.stringify([item.parameters ?? [], node.parameters ?? []]);
      const servers = JSON.stringify(item.servers ?? []);
      if (servers.includes('https:')) return []; // a service of somebody else
      return [
        {
          id: String(node.operationId),
          method: method.toUpperCase(),
          stepTypes: Array.isArray(node['x-step-types']) ? node['x-step-types'].map(String) : [],
          hasKey: parameters.includes('idempotency-key'),
          isAtRoot: servers !== '[]',
          pattern: new RegExp(`^${address}$`),
          file,
          node,
        },
      ];
    });
  }

  private routeOf(id: string): Route {
    const route = this.routes.find(candidate => candidate.id === id);
    if (!route) throw new Error(`The contract has no operation ${id}.`);
    return route;
  }

  private problems(name: string, file: string, schema: Json | undefined, body: Json): string[] {
    let validate = this.validators.get(name);
    if (!validate) {
      const closed = isJsonObject(schema) ? closeObjects(schema) : {};
      validate = this.ajv.compile({
        ...closed,
        $id: `${BASE}${file}#${encodeURIComponent(name)}`.replace('#', '?'),
      });
      this.validators.set(name, validate);
    }
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  }
}

const variablesIn = (pattern: RegExp): number => pattern.source.split('?<').length;

/** The object at the end of a path of members. */
function memberAt(node: JsonObject, path: readonly string[]): JsonObject | undefined {
  let current: Json | undefined = node;
  for (const name of path) current = isJsonObject(current) ? current[name] : undefined;
  return isJsonObject(current) ? current : undefined;
}

/**
 * The schema with `additionalProperties: false` in each object that names its members, so that a member that the
 * contract does not name is reported; and with its recursive references, which the files write in a way of their own.
 */
function closeObjects(schema: JsonObject): JsonObject {
  const closeNode = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(closeNode);
    return isJsonObject(node) ? closeObjects(node) : node;
  };
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      /^(?:enum|const|examples?|x-known-values)$/.test(key) ? value : closeNode(value),
    ]),
  );
  const recursion = schema['x-recursive'];
  if (typeof recursion === 'string') return { $ref: recursion };
  const namesMembers = schema.type === 'object' && isJsonObject(schema.properties);
  if (namesMembers && schema.additionalProperties === undefined) closed.additionalProperties = false;
  return closed;
}
