/**
 * The path without its escapes, which stay if they are invalid, and without slashes at the end, which link builders add.
 * A letter with an accent is one character, as in the paths of the app: macOS writes two.
 */
export function decodePath(path: string): string {
  try {
    return withoutEnd(decodeURIComponent(path).normalize());
  } catch {
    return withoutEnd(path);
  }
}

const withoutEnd = (path: string): string => path.replace(/(?!^)\/+$/, '');
