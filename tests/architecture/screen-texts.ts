import ts from 'typescript';
import { parseSource } from './parse-source.ts';
import { rememberPerFile } from './remember-per-file.ts';

/** Names of properties and attributes whose values are texts for people. */
const TEXT_PROPERTIES =
  /^(aria-label|alt|title|label|placeholder|text|description|message|hint|now|ok(Text)?|cancel(Text)?|heading|lead|question|answer)$/;

/** The texts for people in a source: between tags, and in properties and attributes of `TEXT_PROPERTIES`. */
export const screenTextsOf = rememberPerFile('screen-texts', (path: string, source: string): string[] => {
  const file = parseSource(path, source);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (isTextProperty(node)) texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts.filter(text => /\p{L}{2}/u.test(text));
});

function isTextProperty(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxExpression(parent) || ts.isConditionalExpression(parent)) return isTextProperty(parent);
  const propertyName =
    ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent) ? parent.name.getText() : '';
  return TEXT_PROPERTIES.test(propertyName.replace(/^['"]|['"]$/g, ''));
}

/** Frequent words of English that Portuguese does not have. */
const ENGLISH_WORDS =
  /\b(the|and|with|your|you|please|this|that|is|are|not|of|for|from|click|close|open|back|next|loading|save|cancel|submit|try|again|error|required|invalid|search|send|upload|welcome)\b/i;

export const containsEnglish = (text: string): boolean => ENGLISH_WORDS.test(text);
