// Time limit of every wait in browser tests: a busy machine is slow; a passing test does not wait longer.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 10_000 });
