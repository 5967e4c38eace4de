// React in development captures a call stack for each element that it creates; only React's own warnings print them.
// They take a sixth of the CPU time of React in a played scenario. React captures 10,000 stacks per second at most; for
// the tests this limit is always reached.
import * as react from 'react';

const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// React in production has no such member.
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
