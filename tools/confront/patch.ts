import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { type Document, isCollection, isMap, isSeq, parseDocument } from 'yaml';
import type { ContractModel } from './contract-model.ts';
import type { Confrontation, SeenDeviation } from './ledger.ts';
import { sourceOf } from './source-of.ts';

/**
 * The change of the contract that the recordings need, as a unified diff of the files of openapi/. It adds types and
 * codes and never removes any; it removes a limit that a recording exceeds. A person decides whether to apply it.
 */
export async function patchOf(
  model: ContractModel,
  { deviations, discretion }: Confrontation,
): Promise<string> {
  const documents = new Map<string, { text: string; document: Document }>();
  const openDocument = async (file: string): Promise<Document> => {
    const loadedDocument = documents.get(file);
    if (loadedDocument) return loadedDocument.document;
    const text = await readFile(path.join(model.folder, file), 'utf8');
    const document = parseDocument(text);
    documents.set(file, { text, document });
    return document;
  };
  for (const deviation of deviations) {
    const { file, path } = sourceOf(model, deviation.place);
    applyDeviation(await openDocument(file), path, deviation, name => discretion.quote(name));
  }
  return [...documents]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([file, { text, document }]) => {
      const changedText = document.toString(yamlFormat);
      const name = `openapi/${file}`;
      return changedText === text
        ? ''
        : createTwoFilesPatch(`a/${name}`, `b/${name}`, text, changedText, undefined, undefined, {
            context: 3,
          });
    })
    .join('');
}

/** The format of the files of openapi/: a file that is parsed and written with these options stays the same. */
export const yamlFormat = { lineWidth: 0, flowCollectionPadding: false } as const;

function applyDeviation(
  document: Document,
  nodePath: readonly string[],
  deviation: SeenDeviation,
  quote: (name: string) => string | undefined,
): void {
  const { kind, keyword, type, code, member } = deviation;
  if (kind === 'code' || kind === 'unlisted') {
    const name = code === undefined ? undefined : quote(code);
    if (name !== undefined)
      addToList(document, [...nodePath, kind === 'code' ? 'enum' : 'x-known-values'], name);
  } else if (kind === 'unnamed' || kind === 'renamed') {
    const name = member === undefined ? undefined : quote(member);
    if (name === undefined || keyword !== 'properties') return;
    const properties = document.getIn([...nodePath, 'properties']);
    if (isMap(properties) && !properties.has(name))
      properties.set(
        document.createNode(name),
        document.createNode({ type, description: seenInText(deviation) }),
      );
  } else if (kind === 'status') {
    const responses = document.getIn([...nodePath, 'responses']);
    const status = String(deviation.status);
    if (isMap(responses) && !responses.has(status)) {
      const key = document.createNode(status);
      Object.assign(key, { type: 'QUOTE_DOUBLE' });
      responses.set(key, document.createNode({ description: seenInText(deviation) }));
    }
  } else if (kind === 'missing' && keyword === 'required') {
    const name = deviation.pointer.split('/').at(-1) ?? '';
    const required = document.getIn([...nodePath, 'required']);
    if (isSeq(required)) {
      const index = required.items.findIndex(item => String(item) === name);
      if (index >= 0) required.delete(index);
      if (required.items.length === 0) document.deleteIn([...nodePath, 'required']);
    } else if (required === true) document.setIn([...nodePath, 'required'], false);
  } else if (kind === 'value' && keyword === 'type' && type !== undefined) addType(document, nodePath, type);
  else if (kind === 'value' && isCollection(document.getIn(nodePath)))
    document.deleteIn([...nodePath, keyword]);
}

function addToList(document: Document, listPath: readonly string[], value: string): void {
  const node = document.getIn(listPath);
  if (isSeq(node) && !node.items.some(item => String(item) === value)) document.addIn(listPath, value);
}

function addType(document: Document, place: readonly string[], type: string): void {
  const typePath = [...place, 'type'];
  const previousType: unknown = document.getIn(typePath);
  if (isSeq(previousType)) {
    addToList(document, typePath, type);
    return;
  }
  if (typeof previousType !== 'string' || previousType === type) return;
  const types = document.createNode([previousType, type], { flow: true });
  document.setIn(typePath, types);
}

const seenInText = ({ first, operation, status }: SeenDeviation): string =>
  `Seen in a recording (call ${first}, ${operation} ${status}), not in the specification.`;
