export interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

export interface LockedPackage extends Manifest {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** The package is for another system or processor: it is not downloaded here, so it may have no checksum. */
  optional?: boolean;
  hasInstallScript?: boolean;
  engines?: { readonly node?: string };
}

export interface LockFile {
  lockfileVersion: number;
  /** The key is the folder of the installation; '' is this repository. */
  packages: Record<string, LockedPackage>;
}

const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;
const checksum = /(^|\s)sha512-[A-Za-z0-9+/]{86}==/;

const directPackages = ({ dependencies = {}, devDependencies = {} }: Manifest): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies });

/** The packages that the lock file does not pin, one sentence each. */
export function lockBreaches(manifest: Manifest, { packages }: LockFile): string[] {
  const direct = directPackages(manifest).flatMap(([name, version]) => {
    const lockedPackage = packages[`node_modules/${name}`];
    if (!lockedPackage) return [`${name} is not in package-lock.json.`];
    // `npm:typescript@7.0.2` is a package under another name.
    return lockedPackage.version === version.replace(/^npm:.*@/, '')
      ? []
      : [`${name} is ${version} in package.json and ${lockedPackage.version} in package-lock.json.`];
  });
  const [manifestNames, lockedNames] = [manifest, packages[''] ?? {}].map(source =>
    JSON.stringify(directPackages(source).sort()),
  );
  const stale =
    manifestNames === lockedNames
      ? []
      : ['package-lock.json was made from another package.json: run npm install.'];
  return [...stale, ...direct, ...Object.entries(packages).flatMap(breachesOf)];
}

function breachesOf([place, lockedPackage]: [string, LockedPackage]): string[] {
  if (place === '') return [];
  const { version = '', integrity = '', resolved = '', link, optional } = lockedPackage;
  return [
    ...(link ? [`${place} is a link.`] : []),
    ...(exact.test(version) ? [] : [`${place} is locked at ${version || 'nothing'}.`]),
    ...(resolved === '' || resolved.startsWith('https://') ? [] : [`${place} comes from ${resolved}.`]),
    ...(checksum.test(integrity) || optional ? [] : [`${place} has no checksum.`]),
  ];
}

/** Names of packages with an install script. */
export const installScripts = ({ packages }: LockFile): string[] =>
  [
    ...new Set(
      Object.entries(packages)
        .filter(([, { hasInstallScript }]) => hasInstallScript)
        .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    ),
  ].sort();

/** The packages that do not allow a version of Node, one sentence each. */
export const nodeBreaches = ({ packages }: LockFile, node: string): string[] =>
  Object.entries(packages).flatMap(([place, { engines }]) =>
    engines?.node === undefined || allowsNode(engines.node, node)
      ? []
      : [`${place || 'package.json'} does not allow Node ${node}: ${engines.node}`],
  );

/** Whether a range of npm, as `engines.node` has it, contains a version. An unknown form of range is an error. */
export const allowsNode = (range: string, node: string): boolean =>
  range.split('||').some(alternative =>
    [...alternative.trim().matchAll(/([<>]=?|\^|~)?\s*([^\s<>=^~]+)/g)].every(
      ([text, operator = '', limit = '']) => {
        if (!/^v?(\*|\d+(\.(\d+|x|\*)){0,2})$/.test(limit))
          throw new Error(`${text} in ${range} is no known range.`);
        const limitNumbers = limit
          .replace(/^v/, '')
          .split('.')
          .filter(number => /^\d+$/.test(number));
        const order = compareVersions(node.split('.').slice(0, limitNumbers.length), limitNumbers);
        if (operator === '>=') return order >= 0;
        if (operator === '>') return order > 0;
        if (operator === '<=') return order <= 0;
        if (operator === '<') return order < 0;
        if (operator === '') return order === 0;
        // Versions below 1.0.0 have a rule of their own, which no Node of today needs.
        const comparedNumbers = operator === '^' ? 1 : 2;
        return (
          order >= 0 &&
          compareVersions(
            node.split('.').slice(0, comparedNumbers),
            limitNumbers.slice(0, comparedNumbers),
          ) === 0
        );
      },
    ),
  );

/** Negative if the first version is the lower one. */
function compareVersions(left: readonly string[], right: readonly string[]): number {
  const firstDifference = left.findIndex((number, index) => number !== right[index]);
  return firstDifference === -1 ? 0 : Number(left[firstDifference]) - Number(right[firstDifference]);
}
