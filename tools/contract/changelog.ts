import { namesIn } from '#mocks/contract/pointer-under.ts';
import { ContractError } from './bundle.ts';
import type { ContractChange } from './changes.ts';

/** The changes as sections of a changelog, breaking changes first. */
export function changelogLines(changes: readonly ContractChange[]): string[] {
  const sections: readonly (readonly [string, readonly ContractChange[]])[] = [
    ['Breaks clients that keep the earlier contract', changes.filter(({ breaksClients }) => breaksClients)],
    [
      'Breaks services that keep the earlier contract',
      changes.filter(({ breaksServices }) => breaksServices),
    ],
    [
      'Breaks nobody',
      changes.filter(
        ({ breaksClients, breaksServices, isText }) => !breaksClients && !breaksServices && !isText,
      ),
    ],
    [
      'Texts',
      changes.filter(
        ({ breaksClients, breaksServices, isText }) => isText && !breaksClients && !breaksServices,
      ),
    ],
  ];
  return sections.flatMap(([title, sectionChanges]) =>
    sectionChanges.length === 0 ? [] : [`### ${title}`, '', ...sectionChanges.map(lineOf).sort(), ''],
  );
}

/** The most operations that one line lists. */
const maxOperationsInLine = 4;

function lineOf({ pointer, sentence, operations }: ContractChange): string {
  const names = namesIn(pointer);
  const [rootKey, group = '', member = '', ...innerNames] = names;
  const place =
    rootKey === 'components'
      ? member
      : rootKey === 'paths'
        ? innerNames.slice(0, -1).join('/')
        : `${rootKey} ${group}`.trim();
  const hiddenCount = operations.length - maxOperationsInLine;
  const operationsText =
    operations.slice(0, maxOperationsInLine).join(', ') + (hiddenCount > 0 ? ` and ${hiddenCount} more` : '');
  const subject = [place, operationsText === '' ? '' : `(${operationsText})`]
    .filter(text => text !== '')
    .join(' ');
  return subject === '' ? `- ${sentence}` : `- ${subject}: ${sentence}`;
}

const header =
  '# Changelog of the contract\n\nWritten by `npm run contract -- --against <tag or commit> --changelog`; the version is `info.version`.\n';

/** The changes from an earlier version of the contract to a later one. */
interface ChangelogEntry {
  version: string;
  earlierVersion: string;
  /** The commit that has the earlier version. */
  against: string;
  changes: readonly ContractChange[];
}

/**
 * The changelog with the section of one version added or replaced, the newest version first.
 * @throws ContractError if both versions are the same: the section would lose what changed before.
 */
export function withSection(
  changelog: string,
  { version, earlierVersion, against, changes }: ChangelogEntry,
): string {
  if (version === earlierVersion)
    throw new ContractError(
      `${against} has the version ${version}, too. Raise info.version, or compare with the last commit of the earlier version.`,
    );
  const sections = changelog
    .split(/^(?=## )/m)
    .slice(1)
    .filter(section => !section.startsWith(`## ${version} `));
  const versionSection = [`## ${version} (against ${against})`, '', ...changelogLines(changes)].join('\n');
  return [header, versionSection, ...sections]
    .map(part => part.trimEnd())
    .join('\n\n')
    .concat('\n');
}
