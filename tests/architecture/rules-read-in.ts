import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** The members of an interface, by the source of the file that declares it. */
export function membersOfInterface(path: string, source: string, name: string): string[] {
  const declaration = parseSource(path, source).statements.find(
    statement => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!declaration || !ts.isInterfaceDeclaration(declaration))
    throw new Error(`${path} declares no interface ${name}.`);
  return declaration.members.flatMap(member =>
    member.name && ts.isIdentifier(member.name) ? [member.name.text] : [],
  );
}

/**
 * The members of JourneyRules that a file reads: from a value called `rules`, or from a parameter of that type. The
 * type alone, as in `Pick<JourneyRules, 'hasFaq'>`, reads nothing.
 */
export const rulesReadIn = rememberPerFile('rules-read', (path: string, source: string): string[] => {
  if (!/rules|JourneyRules/.test(source)) return [];
  const file = parseSource(path, source);
  const readMembers: string[] = [];
  const isCalledRules = (node: ts.Node | undefined): boolean =>
    node !== undefined && /\brules$/.test(node.getText(file));
  const takesRulesApart = ({ parent }: ts.ObjectBindingPattern): boolean => {
    if (ts.isBindingElement(parent)) return isCalledRules(parent.propertyName);
    if (ts.isParameter(parent)) return /\bJourneyRules\b/.test(parent.type?.getText(file) ?? '');
    return isCalledRules(parent.initializer);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isCalledRules(node.expression))
      readMembers.push(node.name.text);
    if (ts.isObjectBindingPattern(node) && takesRulesApart(node))
      readMembers.push(
        ...node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText(file)),
      );
    ts.forEachChild(node, visit);
  };
  visit(file);
  return readMembers;
});
