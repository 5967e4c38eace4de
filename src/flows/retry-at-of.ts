import type { Failure } from '#journey/model/failure.ts';
import type { PlatformContext } from './context.ts';

/** When the service may be asked again after a failure; 0 for at once. By the steady clock. */
export const retryAtOf = ({ platform }: Pick<PlatformContext, 'platform'>, problem: Failure): number =>
  problem.kind === 'service' && problem.retryAfter
    ? platform.clock.steadyNow() + problem.retryAfter * 1000
    : 0;
