/**
 * `npm run record -- session.har scenarios/catalogue/<group>/<id>.ts` writes a recorded session as a scenario
 * file. Without the second path it prints the text (use `npm run -s`, which omits npm's own lines). It first replaces
 * persons, accounts, keys and typed texts by fictitious ones. `--seed` draws other replacements; `--whole` also plans
 * the answers that the walk does not reach; `--allow` keeps a name at a place that a refusal has printed. Exits 2 and
 * writes nothing if the file cannot be used.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSystemError, readCommandLine } from './command-line.ts';
import { formatSource } from './format-source.ts';
import { HarProblem } from './record/har.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const usage = `npm run record -- session.har [scenarios/catalogue/<group>/<id>.ts]
  --seed 1              draws other fictitious persons
  --whole               also plans the answers that the walk does not reach
  --allow 2/errors/*1   keeps a name at a place that a refusal has printed; can be repeated`;
const catalogue = path.join(root, 'scenarios/catalogue');

async function run(): Promise<void> {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      whole: { type: 'boolean', default: false },
      allow: { type: 'string', multiple: true, default: [] },
    },
  });
  const [file, target, ...extraArguments] = positionals;
  if (file === undefined || extraArguments.length > 0 || !/^\d+$/.test(values.seed))
    throw new HarProblem(usage);
  if (!existsSync(file)) throw new HarProblem(`There is no file ${file}.`);
  if (!statSync(file).isFile()) throw new HarProblem(`${file} is no file.`);
  const id = path.basename(target ?? 'sessao-gravada.ts', '.ts');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new HarProblem(`"${id}" is not an id in kebab-case, as in bank-account-refused.`);
  if (target !== undefined && existsSync(target)) throw new HarProblem(`${target} exists already.`);
  if (!existsSync(`${root}mocks/contract/validators.gen.js`))
    throw new HarProblem('The validators are missing: run `npm run prepare:generated` first.');

  const { recordedFile } = await import('./record/recorded-file.ts');
  const { typeProblems } = await import('./type-problems.ts');
  const { findScenario } = await import('#scenarios/index.ts');
  if (target !== undefined && findScenario(id)) throw new HarProblem(`Another scenario has the id "${id}".`);
  const { products } = await import('#scenarios/products/index.ts');
  const [firstProduct, ...otherProducts] = products;
  if (!firstProduct) throw new Error('There is no product: scenarios/products/index.ts is empty.');
  const { source, notes, scenario } = recordedFile(
    readFileSync(file, 'utf8'),
    {
      id,
      seed: Number(values.seed),
      plansUnreachedAnswers: values.whole,
      allowedPlaces: values.allow,
      products: [firstProduct, ...otherProducts],
    },
    typeProblems,
  );
  const text = formatSource(source, 'scenarios/catalogue/recorded.ts');
  for (const note of notes) console.error(note);
  if (target === undefined) return void process.stdout.write(text);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  if (path.dirname(path.dirname(path.resolve(target))) !== catalogue)
    console.error('Move the file to scenarios/catalogue/<group>/: its imports begin there.');
  const isVerdictEmpty = Object.keys(scenario.verdict).length === 0;
  console.error(
    `${target} is written. Give it a title, a story, the requirements that it shows, ${isVerdictEmpty ? 'a verdict, ' : ''}and two lines in index.ts beside it.`,
  );
}

try {
  await run();
} catch (problem) {
  if (!(problem instanceof HarProblem || isSystemError(problem))) throw problem;
  console.error(problem.message);
  process.exitCode = 2;
}
