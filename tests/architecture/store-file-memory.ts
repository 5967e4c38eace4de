// After each file of tests, stores what rules have read from sources, for the next run.
import { afterAll } from 'vitest';
import { storeFileMemory } from './remember-per-file.ts';

afterAll(storeFileMemory);
