import { beforeAll } from 'vitest';

const paths = (process.env.MUTATED_FILES ?? '').split(',').filter(path => path !== '');

// Code that a test loads on its first use would otherwise load during that test, and Stryker would count what acts while
// it loads as tried, although no mutant is active yet.
beforeAll(async () => {
  await Promise.all(paths.map(path => import(/* @vite-ignore */ `../../${path}`)));
});
