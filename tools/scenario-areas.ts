import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of scenarios/catalogue by scenario id: a scenario's file is named as the scenario. */
export const scenarioAreas = (root: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, 'scenarios/catalogue'), { recursive: true, encoding: 'utf8' })
      .map(path => /^([^/\\]+)[/\\](?:.*[/\\])?([^/\\]+)\.ts$/.exec(path))
      .flatMap(found => (found?.[1] && found[2] ? [[found[2], found[1]]] : [])),
  );
