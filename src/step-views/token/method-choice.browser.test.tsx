import '#ui/theme/global.css';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MethodChoice } from './method-choice.tsx';

test('[2.23] [12.3] a method without a name of its own is shown as clean text, and chosen as it came', async () => {
  const chosen: string[] = [];
  render(
    <MethodChoice
      methods={[
        { method: 'sms', target: '' },
        { method: 'liga&ccedil;&atilde;o\u202e', target: '' },
      ]}
      selectedMethod="sms"
      onChoose={method => chosen.push(method)}
    />,
  );
  await page.getByText('ligação', { exact: true }).click();
  expect(chosen).toEqual(['liga&ccedil;&atilde;o\u202e']);
});
