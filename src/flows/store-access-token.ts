import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { PlatformContext } from './context.ts';
import { rememberHashId } from './hash-id.ts';

/** Stores an access token from an answer in memory and in its cookie, nowhere else (12.1). */
export function storeAccessToken({ state, platform }: PlatformContext, token: string): void {
  if (!fitsInHeader(token) || token === state.launchParams.accessToken) return;
  state.launchParams = { ...state.launchParams, accessToken: token };
  rememberHashId({ platform, state });
}

/** Stores the jwt of a proposal like that of a link, unless the visit has one (assumption 3.19). */
export function storeJwtToken({ state, platform }: PlatformContext, token: string): void {
  if (!fitsInHeader(token) || state.launchParams.jwtToken !== '') return;
  state.launchParams = { ...state.launchParams, jwtToken: token };
  rememberHashId({ platform, state });
}
