import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * What a command was started with. `--help` prints the usage and ends the command with 0; an option that it does not
 * know, or one without its value, is said together with the usage and ends it with 2.
 */
export function readCommand<const Config extends ParseArgsConfig>(
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
    return refuse(error instanceof Error ? error.message : String(error), usage);
  }
}

/** The path under which a build is served, as it was given; one without a slash at both ends is refused. */
export function basePath(given: string, usage: string): string {
  if (/^\/([^\s?#]*\/)?$/.test(given)) return given;
  return refuse(
    `The base path begins and ends with a slash, as in /propostas/. This one does not: ${given}`,
    usage,
  );
}

/** Says what is wrong with how the command was started, and ends it with 2. */
export function refuse(why: string, usage: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
