import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Feature, featureAt, lackedBy } from './compat-data.ts';

/** A member of the platform that some browser of the floor lacks. */
export interface LackedMember {
  /** 'Document.startViewTransition' */
  name: string;
  browsers: readonly string[];
}

export interface FloorLib {
  /** TypeScript's library files by name, with members that the floor lacks marked as possibly undefined. */
  files: ReadonlyMap<string, string>;
  lacked: readonly LackedMember[];
}

const libFolder = dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts'));

/** The library files that `lib` in tsconfig.json names, with all files that they reference. */
function libFilesOf(lib: readonly string[]): readonly string[] {
  const names = new Set<string>();
  const add = (name: string): void => {
    const file = `lib.${name.toLowerCase()}.d.ts`;
    if (names.has(file)) return;
    names.add(file);
    const text = readFileSync(join(libFolder, file), 'utf8');
    for (const [, referenced = ''] of text.matchAll(/^\/\/\/ <reference lib="([^"]+)" \/>/gm))
      add(referenced);
  };
  for (const name of lib) add(name);
  return readdirSync(libFolder).filter(file => names.has(file));
}

/** MDN's name of a type for which TypeScript has several interfaces. */
const ALIASES: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  IteratorObject: 'Iterator',
  PromiseLike: 'Promise',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
};
const typedArray = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array(Constructor)?$/;

const declaredNameOf = (node: ts.NamedDeclaration): string | undefined => {
  const name = node.name;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
};

/** Paths under which MDN may describe `member` of the interface `owner`. */
function mdnPathsOf(
  owner: string,
  member: string,
  isStatic: boolean,
  namespace: string,
): readonly string[][] {
  const ownerName = owner.replace(/Constructor$/, '');
  const language = typedArray.test(owner) ? 'TypedArray' : (ALIASES[ownerName] ?? ownerName);
  const enclosing = namespace === '' ? [] : [namespace];
  return [
    ['javascript', 'builtins', ...enclosing, language, member],
    ['api', owner, isStatic ? `${member}_static` : member],
    ...(owner === 'Window' || owner === 'WindowOrWorkerGlobalScope' ? [['api', member]] : []),
  ];
}

/** The interfaces that include each mixin, because MDN describes the members of a mixin there. */
function interfacesByMixin(sources: readonly ts.SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const includingInterfaces = new Map<string, string[]>();
  for (const source of sources)
    for (const statement of source.statements) {
      if (!ts.isInterfaceDeclaration(statement)) continue;
      for (const { types } of statement.heritageClauses ?? [])
        for (const { expression } of types)
          if (ts.isIdentifier(expression))
            includingInterfaces.set(expression.text, [
              ...(includingInterfaces.get(expression.text) ?? []),
              statement.name.text,
            ]);
    }
  return includingInterfaces;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text: insertion } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(position, start), insertion);
    position = end;
  }
  return parts.join('') + text.slice(position);
}

/**
 * Changes TypeScript's library: a member that a browser of the floor lacks is possibly undefined. Code that checks the
 * member compiles, other code is an error.
 * @param excepted members that stay unchanged ('Document.startViewTransition').
 */
export function createFloorLib(lib: readonly string[], excepted: ReadonlySet<string>): FloorLib {
  const names = libFilesOf(lib);
  const sources = names.map(name =>
    ts.createSourceFile(name, readFileSync(join(libFolder, name), 'utf8'), ts.ScriptTarget.Latest),
  );
  const includingInterfaces = interfacesByMixin(sources);
  const lacked = new Map<string, LackedMember>();

  function findFeature(
    owner: string,
    member: string,
    isStatic: boolean,
    namespace: string,
  ): Feature | undefined {
    for (const mdnPath of mdnPathsOf(owner, member, isStatic, namespace)) {
      const feature = featureAt(...mdnPath);
      if (feature?.__compat) return feature;
    }
    if (featureAt('api', owner)) return undefined;
    for (const includingInterface of includingInterfaces.get(owner) ?? []) {
      const feature = findFeature(includingInterface, member, isStatic, namespace);
      if (feature) return feature;
    }
    return undefined;
  }

  /** Records the member if the floor lacks it. Returns true if the library has to change. */
  function recordIfLacked(feature: Feature | undefined, name: string): boolean {
    const browsers = feature ? lackedBy(feature) : [];
    if (browsers.length === 0) return false;
    lacked.set(name, { name, browsers });
    return !excepted.has(name);
  }

  function editsOf(source: ts.SourceFile): Edit[] {
    const edits: Edit[] = [];
    const insert = (position: number, text: string) => edits.push({ start: position, end: position, text });

    function addMemberEdits(
      owner: string,
      list: ts.NodeArray<ts.TypeElement>,
      isStatic: boolean,
      namespace: string,
    ): void {
      for (const member of list) {
        const name = declaredNameOf(member);
        if (name === undefined || member.questionToken || name === 'prototype') continue;
        if (
          !recordIfLacked(
            findFeature(owner, name, isStatic, namespace),
            `${owner.replace(/Constructor$/, '')}.${name}`,
          )
        )
          continue;
        if (ts.isSetAccessor(member))
          edits.push({ start: member.getStart(source), end: member.end, text: '' });
        else if (ts.isGetAccessor(member))
          edits.push({
            start: member.getStart(source),
            end: member.end,
            text: `${name}?: ${member.type?.getText(source) ?? 'unknown'};`,
          });
        else if (member.name) insert(member.name.end, '?');
      }
    }

    function addStatementEdits(node: ts.Statement, namespace: string): void {
      if (ts.isInterfaceDeclaration(node))
        addMemberEdits(node.name.text, node.members, /Constructor$/.test(node.name.text), namespace);
      else if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body))
        for (const innerStatement of node.body.statements) addStatementEdits(innerStatement, node.name.text);
      else if (ts.isVariableStatement(node))
        for (const { name, type } of node.declarationList.declarations) {
          if (!ts.isIdentifier(name) || !type) continue;
          const isClass = ts.isTypeLiteralNode(type);
          const feature =
            namespace === ''
              ? (featureAt('api', name.text) ?? featureAt('api', 'Window', name.text))
              : undefined;
          if (recordIfLacked(feature, name.text)) insert(type.end, ' | undefined');
          else if (isClass) addMemberEdits(name.text, type.members, true, namespace);
        }
      else if (ts.isFunctionDeclaration(node) && node.name && namespace === '') {
        const name = node.name.text;
        if (!recordIfLacked(featureAt('api', name) ?? featureAt('api', 'Window', name), name)) return;
        const signature = source.text.slice(node.name.end, node.type?.pos ?? node.end).replace(/:\s*$/, '');
        const returnType = node.type?.getText(source) ?? 'void';
        edits.push({
          start: node.getStart(source),
          end: node.end,
          text: `declare var ${name}: undefined | (${signature} => ${returnType});`,
        });
      }
    }
    for (const node of source.statements) addStatementEdits(node, '');
    return edits;
  }

  const files = new Map(
    sources.map(source => [
      source.fileName,
      applyEdits(source.text, editsOf(source)).replace(/^\/\/\/ <reference lib=.*$/gm, ''),
    ]),
  );
  return { files, lacked: [...lacked.values()] };
}
