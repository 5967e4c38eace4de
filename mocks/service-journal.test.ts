import { expect, test } from 'vitest';
import { maxEntries } from './journal.ts';
import { readRequest } from './read-request.ts';
import { createServiceJournal } from './service-journal.ts';

test('[10.4] a resend whose first request the journal has dropped is no second call, also after a reload', async () => {
  const request = await readRequest(
    new Request('https://servico.exemplo/unauth/product-self-contract/a/system'),
  );
  const journal = createServiceJournal(undefined);
  const add = (resendOf: number | null) => journal.add(0, 'getSystem', request, resendOf);
  add(null);
  add(1);
  for (let sent = 2; sent < maxEntries + 1; sent += 1) add(null);
  expect(journal.entries[0]).toMatchObject({ number: 2, resendOf: 1 });
  expect(journal.count()).toEqual({ requests: maxEntries + 1, calls: maxEntries });
  const { entries, violations, droppedCalls } = journal;
  const reloadedJournal = createServiceJournal({ journal: entries, violations, droppedCalls });
  expect(reloadedJournal.count()).toEqual(journal.count());
});
