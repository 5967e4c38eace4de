export interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

export interface LockedPackage extends Manifest {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  /** The package may be for another system or processor. Then it is not downloaded, so it may have no checksum. */
  optional?: boolean;
  hasInstallScript?: boolean;
  /** The spelling of npm's lock file. */
  engines?: { readonly node?: string };
}

export interface LockFile {
  lockfileVersion: number;
  /** Packages by the folder in which they are installed; '' is this repository. */
  packages: Record<string, LockedPackage>;
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/;
const sha512Checksum = /(^|\s)sha512-[A-Za-z0-9+/]{86}==/;

const directPackages = ({ dependencies = {}, devDependencies = {} }: Manifest): [string, string][] =>
  Object.entries({ ...dependencies, ...devDependencies });

/**
 * A sentence for each difference from package.json, and for each package without an exact version, a checksum or a safe
 * source.
 */
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
  const staleLock =
    manifestNames === lockedNames
      ? []
      : ['package-lock.json does not list the packages of package.json: run npm install.'];
  return [...staleLock, ...direct, ...Object.entries(packages).flatMap(breachesOf)];
}

function breachesOf([place, lockedPackage]: [string, LockedPackage]): string[] {
  if (place === '') return [];
  const { version = '', integrity = '', resolved = '', link, optional } = lockedPackage;
  return [
    ...(link ? [`${place} is a link.`] : []),
    ...(exactVersion.test(version) ? [] : [`${place} is locked at ${version || 'nothing'}.`]),
    ...(resolved === '' || resolved.startsWith('https://') ? [] : [`${place} comes from ${resolved}.`]),
    ...(sha512Checksum.test(integrity) || optional ? [] : [`${place} has no checksum.`]),
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

/** A sentence for each package that does not allow a version of Node. */
export const nodeBreaches = ({ packages }: LockFile, node: string): string[] =>
  Object.entries(packages).flatMap(([place, { engines }]) =>
    engines?.node === undefined || allowsNode(engines.node, node)
      ? []
      : [`${place || 'package.json'} does not allow Node ${node}: ${engines.node}`],
  );

/**
 * True if the range of `engines.node` contains a version.
 * @throws Error if the form of the range is unknown.
 */
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
        // The special rule of npm for versions below 1.0.0 is left out: no current version of Node needs it.
        const equalCount = operator === '^' ? 1 : 2;
        return (
          order >= 0 &&
          compareVersions(node.split('.').slice(0, equalCount), limitNumbers.slice(0, equalCount)) === 0
        );
      },
    ),
  );

/** Negative if the left version is the lower one. */
function compareVersions(left: readonly string[], right: readonly string[]): number {
  const firstDifference = left.findIndex((number, index) => number !== right[index]);
  return firstDifference === -1 ? 0 : Number(left[firstDifference]) - Number(right[firstDifference]);
}
