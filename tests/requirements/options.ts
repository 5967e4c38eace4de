export interface Options {
  readonly json: boolean;
  readonly strict: boolean;
  readonly chapter: number | undefined;
}

export const USAGE = `Usage: npm run requirements -- [--chapter N] [--json] [--strict]
  --chapter N  only this chapter, with the text of every line that is not shown
  --json       the same as data
  --strict     exit 1 unless every line of chapters 1-9 has a passing test or is answered by assumption`;

/** @returns the options, or a sentence that says which argument is wrong. */
export function parseOptions(parameters: readonly string[], chapters: readonly number[]): Options | string {
  let json = false;
  let strict = false;
  let chapter: number | undefined;
  const rest = [...parameters];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--json') json = true;
    else if (argument === '--strict') strict = true;
    else if (argument === '--chapter' || argument.startsWith('--chapter=')) {
      const chapterText = argument === '--chapter' ? rest.shift() : argument.slice('--chapter='.length);
      chapter = chapters.find(chapterNumber => String(chapterNumber) === chapterText);
      if (chapter === undefined)
        return `There is no chapter "${chapterText ?? ''}"; take one of ${chapters.join(' ')}.`;
    } else return `Unknown option "${argument}".`;
  }
  return { json, strict, chapter };
}
