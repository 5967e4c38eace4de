import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapePattern } from '#mocks/escape-pattern.ts';
import { listRepositoryFiles, root } from '../architecture/repository-files.ts';

/** The paths that a build needs, and the tests of the contract. Pictures, documents and other tests are not copied. */
const COPIED_PATHS =
  /^(src|mocks|scenarios|openapi|tools|public|deploy)\/|^[^/]+$|^tests\/(requirements|support|contract)\/|^tests\/build\/recipe-options|^docs\/operations\.md$/;

/** Copies the repository, and links its packages and generated styles. */
export function copyRepository(targetFolder: string): void {
  for (const path of listRepositoryFiles().filter(file => COPIED_PATHS.test(file))) {
    mkdirSync(dirname(join(targetFolder, path)), { recursive: true });
    copyFileSync(join(root, path), join(targetFolder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(targetFolder, 'node_modules'));
  symlinkSync(join(root, 'styled-system'), join(targetFolder, 'styled-system'));
}

/** A contributor's change to one file. */
export type Edit =
  | { file: string; create: string }
  /** `add` is inserted after the line that ends with `after`. */
  | { file: string; after: string; add: string }
  | { file: string; replace: string; with: string };

export interface Recipe {
  /** The heading of the recipe in CONTRIBUTING.md. */
  heading: string;
  edits: readonly Edit[];
}

/** The text of a recipe, from its heading to the next. */
export function recipeText(document: string, heading: string): string {
  const [, text] = document.split(`\n### ${heading}\n`);
  if (text === undefined) throw new Error(`CONTRIBUTING.md has no recipe "${heading}".`);
  return text.split(/\n##+ /)[0] ?? '';
}

/**
 * True if the recipe contains the path, the folder or the name of the file in backticks. `<...>` matches any part of a
 * name.
 */
export function namesFile(recipe: string, file: string): boolean {
  const quotedTexts = [...recipe.matchAll(/`([^`\s]+)`/g)].map(([, quotedText = '']) =>
    quotedText.replace(/\/$/, ''),
  );
  return quotedTexts.some(quotedText => {
    const pattern = quotedText
      .split(/<[^>]+>/)
      .map(escapePattern)
      .join('[^/]+');
    return new RegExp(`(^|/)${pattern}$`).test(file) || new RegExp(`^${pattern}$`).test(dirname(file));
  });
}

/** Applies an edit to the copy. */
export function applyEdit(edit: Edit, folder: string): void {
  const path = join(folder, edit.file);
  if ('create' in edit) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.create);
    return;
  }
  const text = readFileSync(path, 'utf8');
  const anchor = 'after' in edit ? edit.after : edit.replace;
  if (!text.includes(anchor)) throw new Error(`${edit.file} has no "${anchor}": correct this test.`);
  writeFileSync(
    path,
    text.replace(anchor, 'after' in edit ? () => `${anchor}\n${edit.add}` : () => edit.with),
  );
}

/** Removes an added text from the copy. */
export function withdrawEdit(edit: Extract<Edit, { add: string }>, folder: string): void {
  const path = join(folder, edit.file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(`\n${edit.add}`, ''));
}
