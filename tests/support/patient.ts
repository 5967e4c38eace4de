// What every browser test waits for may take this long: a busy machine is slow, and a test that passes does not wait.
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 10_000 });
