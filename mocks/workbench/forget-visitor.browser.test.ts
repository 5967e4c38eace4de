import { expect, onTestFinished, test } from 'vitest';
import { forgetVisitor } from './forget-visitor.ts';
import { worldKeyOf } from './world-key.ts';

test('[10.7] the next run begins without the worlds of earlier scenarios, which would fill the storage of the tab', () => {
  onTestFinished(() => sessionStorage.clear());
  const earlierWorlds = [
    worldKeyOf('workbench-1', 'happy-path', '', ''),
    worldKeyOf('workbench-1', 'resume', 'c6', 'nulls'),
  ];
  const worldOfOtherTab = worldKeyOf('tab', 'resume', '', '');
  for (const key of [...earlierWorlds, worldOfOtherTab, 'bancada', 'proposta:tab'])
    sessionStorage.setItem(key, 'x');
  forgetVisitor('workbench-1', '/');
  expect(Object.keys(sessionStorage).sort()).toEqual(['bancada', worldOfOtherTab]);
});
