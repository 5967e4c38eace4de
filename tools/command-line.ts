import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a command. `--help` prints the usage and exits 0. An unknown option, or one without its
 * value, prints an error and the usage and exits 2.
 */
export function readCommandLine<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error), usage);
  }
}

/** Returns the path under which a build is served, if it has a slash at both ends; otherwise exits with the usage. */
export function checkBasePath(path: string, usage: string): string {
  if (/^\/([^\s?#]*\/)?$/.test(path)) return path;
  return exitWithUsage(
    `The base path begins and ends with a slash, as in /propostas/. This one does not: ${path}`,
    usage,
  );
}

/** Exits with the usage if one of the values of `--allow-origin` is not an origin. */
export function checkOrigins(origins: readonly string[], usage: string): void {
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      exitWithUsage(`--allow-origin "${origin}" is no origin such as https://qa.example.`, usage);
  }
}

/**
 * The host names of `--allow-host` as a browser sends them, in small letters; exits with the usage if one is an address
 * or has a port.
 */
export const checkHosts = (names: readonly string[], usage: string): string[] =>
  names.map(name => {
    const address = `http://${name}`;
    const { hostname = '', host = '', pathname = '' } = URL.canParse(address) ? new URL(address) : {};
    if (host !== '' && host === name.toLowerCase() && host === hostname && pathname === '/') return hostname;
    return exitWithUsage(
      `--allow-host "${name}" is no host name such as qa.example; leave out the port.`,
      usage,
    );
  });

/**
 * True for an error of the operating system, such as a missing folder or a port in use. Its message tells the user of a
 * command enough, without a stack trace.
 */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** Prints an error about the command's arguments and exits 2. */
export function exitWithUsage(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
}
