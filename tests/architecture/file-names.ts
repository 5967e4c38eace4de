import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

interface Exports {
  values: string[];
  types: string[];
}

/** The names that a file exports. */
function exportNamesOf(path: string, source: string): Exports {
  const exported: Exports = { values: [], types: [] };
  for (const statement of parseSource(path, source).statements) {
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) continue;
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      exported.types.push(statement.name.text);
    else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      exported.values.push(statement.name.text);
    else if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) exported.values.push(name.text);
  }
  return exported;
}

/** The names of values and types that a file exports. */
export const exportedNamesIn = rememberPerFile('exported-names', (path, source): readonly string[] => {
  const { values, types } = exportNamesOf(path, source);
  return [...values, ...types];
});

/** 'isCompleteCpf' -> '-is-complete-cpf-'. The hyphens at both ends let a search find only whole words. */
const asWords = (name: string): string =>
  `-${name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[._]/g, '-')
    .toLowerCase()}-`;

const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Prefixes and suffixes that are no part of the subject of an export. */
const ACTIVITY_AFFIX = /^(create|find|get|is|use)|Of$/g;

/** The one reason, or none. */
const misnamingsOf = rememberPerFile('misnamed-files', (path: string, source: string): readonly string[] => {
  const { values, types } = exportNamesOf(path, source);
  const allNames = [...values, ...types];
  const [folder = '', file = ''] = path.split('/').slice(-2);
  const name = file.replace(/\.tsx?$/, '');
  if (name === 'index' || allNames.length === 0) return [];
  const completedNames = [
    name,
    ...[folder, singularOf(folder)].flatMap(folderName => [name + folderName, folderName + name]),
  ];
  if (allNames.some(exportedName => completedNames.map(lettersOf).includes(lettersOf(exportedName))))
    return [];
  const subjectWords = [name, singularOf(name)].map(asWords);
  const hasSubject = (text: string): boolean => subjectWords.some(subject => asWords(text).includes(subject));
  const hasOneExport = allNames.length === 1;
  if (
    allNames.some(exportedName =>
      hasOneExport
        ? subjectWords.includes(asWords(exportedName.replace(ACTIVITY_AFFIX, '')))
        : hasSubject(exportedName),
    )
  )
    return [];
  return [
    `${path} exports ${allNames.join(', ')}. Rename the file or the export, so that both have the same name.`,
  ];
});

/**
 * The reason why a file's name does not fit its exports; `undefined` when it fits. A file with one export has the name
 * of that export. In a file with several exports, one of them has the words of the file's name. The folder may complete
 * the name: `masks/money.ts` exports `moneyMaskFor`.
 */
export const misnamedFile = (path: string, source: string): string | undefined =>
  misnamingsOf(path, source)[0];
