import { isJsonObject } from '../wire.ts';
import type { Call } from './call.ts';

/**
 * Judges that a call carries the tokens of the visitor where the contract has a place for them, and nowhere else: an
 * access token in the header `x-access-token`, that of a typist's office in a header of the system call, `jwtToken` in
 * a creation.
 */
export function judgeTokens(
  { visit, operation, parameters, body, files, query }: Call,
  headers: Readonly<Record<string, unknown>>,
): void {
  const complain = (complaint: string): void => void visit.complaints.push(`${operation.id}: ${complaint}`);
  const { token, jwtToken, userOfficeToken } = visit.journey.opening.tokens;
  const accessToken = String(headers['x-access-token'] ?? '');
  const { accessTokens } = visit;
  const { hashId } = parameters;
  // The other proposal, which the visitor is about to continue.
  const isOfOther = hashId !== undefined && !visit.hashes.includes(hashId);
  const isRight = accessTokens.size > 0 && !isOfOther ? accessTokens.has(accessToken) : accessToken === '';
  const isOfEarlierHash = visit.hashes.slice(0, -1).includes(hashId ?? '');
  // Another tab, which has not got the token of a later code, may still read the proposal.
  const hasOtherTab = visit.journey.steps.some(
    step => step.kind === 'form' && step.interruption === 'secondTab',
  );
  const isOfOtherTab = (isOfEarlierHash || hasOtherTab) && !operation.hasKey && accessToken === '';
  const mayLackToken = operation.isAtRoot || isOfOtherTab;
  if (!isRight && !mayLackToken)
    complain(`has the access token "${accessToken}", which does not open the proposal`);
  if (operation.id === 'getSystem' && userOfficeToken !== undefined)
    if (headers.userofficetoken !== userOfficeToken) complain("lacks the token of the typist's office");
  const { jwtToken: sentToken, ...others } = isJsonObject(body) ? body : {};
  if (operation.id === 'createProposal' && jwtToken !== undefined && sentToken !== jwtToken)
    complain(`has the jwtToken "${JSON.stringify(sentToken)}"`);
  const text = JSON.stringify([others, files, query.toString()]);
  for (const secret of [token, jwtToken, userOfficeToken])
    if (secret !== undefined && text.includes(secret))
      complain(`has the token "${secret}" where none belongs`);
}
