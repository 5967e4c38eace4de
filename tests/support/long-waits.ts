// Sets the time limit of every wait in browser tests. It is long because a busy machine is slow; a passing test does
// not use it.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 10_000 });
