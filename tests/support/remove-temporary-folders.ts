// Removes the temporary folders of each test file at its end.
import { afterAll } from 'vitest';
import { removeTemporaryFolders } from './temporary-folder.ts';

afterAll(removeTemporaryFolders);
