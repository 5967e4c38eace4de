export interface Options {
  readonly json: boolean;
  readonly strict: boolean;
  readonly chapter: number | undefined;
}

export const USAGE = `Usage: npm run requirements -- [--chapter N] [--json] [--strict]
  --chapter N  only this chapter, with the text of every line that is not shown
  --json       the same as data
  --strict     exit 1 unless every line of chapters 1-9 has a passing test or is answered by assumption`;

/** @returns the options, or a sentence on what is wrong with the arguments. */
export function parseOptions(parameters: readonly string[], chapters: readonly number[]): Options | string {
  let json = false;
  let strict = false;
  let chapter: number | undefined;
  const rest = [...parameters];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--json') json = true;
    else if (word === '--strict') strict = true;
    else if (word === '--chapter' || word.startsWith('--chapter=')) {
      const chapterText = word === '--chapter' ? rest.shift() : word.slice('--chapter='.length);
      chapter = chapters.find(chapterNumber => String(chapterNumber) === chapterText);
      if (chapter === undefined)
        return `There is no chapter "${chapterText ?? ''}"; take one of ${chapters.join(' ')}.`;
    } else return `Unknown option "${word}".`;
  }
  return { json, strict, chapter };
}
