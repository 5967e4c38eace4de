import { beforeAll } from 'vitest';

const paths = (process.env.MUTATED_FILES ?? '').split(',').filter(path => path !== '');

// Loads lazy code before the tests. Otherwise it would load during a test, and Stryker would count the mutants in code
// that runs while a module loads as tested, although they were not active.
beforeAll(async () => {
  await Promise.all(paths.map(path => import(/* @vite-ignore */ `../../${path}`)));
});
