/** How a request came, where it came over a real connection. */
export interface RequestArrival {
  /** Tells connections apart. */
  connection: number;
  /** The connection had carried an answer before, or had lain open without a request. */
  isUsed: boolean;
  /** It sends a broken read again on new connections, too, up to ten times: Firefox. */
  insists?: boolean;
  /** No browser of this kind sends such a request again by itself: a write in WebKit. */
  neverResent?: boolean;
  /** The same for two requests of the same method, address, idempotency key and body, and for no others. */
  fingerprint: string;
}

/** A call of the app whose connection broke before the answer's head. */
export interface BrokenCall {
  /** Journal number of its first request. */
  call: number;
  /** What the browser sends again of it breaks as well. */
  sticks: boolean;
}

/** Tells the requests that a browser sends again by itself from the calls of the app. */
export interface ResendRecogniser {
  broke(arrival: RequestArrival, broken: BrokenCall, now: number): void;
  /** The call that this request repeats; undefined when it is a call of its own. */
  repeatedBy(arrival: RequestArrival, now: number): BrokenCall | undefined;
}

/**
 * How long after a break the second sending may come (ms). Browsers send at once; the longer time is for a busy machine.
 * After a break on a new connection few do: Firefox a read, Chromium where it had opened the connection a moment ahead.
 * There the time is short, because a test presses 'Tentar novamente' soon after.
 */
export const resendWindow = { used: 1000, insisting: 600, new: 100 } as const;

/** Requests of one call: no browser sends more (Firefox, network.http.request.max-attempts). A script that asks in a loop goes on. */
const mostRequests = 10;

/**
 * Nothing in a request says that it is a second sending: its bytes are the same. What a server can see is that the
 * same request comes on another connection shortly after the break. Browsers send again what breaks on a used
 * connection, be it a read or a write: they take it for one that the server had just closed for idleness (RFC 9112, 9.3.1).
 */
export function createResendRecogniser(): ResendRecogniser {
  const breaks = new Map<string, BrokenCall & { connection: number; until: number; requests: number }>();
  return {
    broke({ fingerprint, connection, isUsed, insists, neverResent }, { call, sticks }, now) {
      if (neverResent) return;
      const before = breaks.get(fingerprint);
      const requests = before?.call === call ? before.requests + 1 : 1;
      const kind = isUsed ? 'used' : insists ? 'insisting' : 'new';
      const until = now + resendWindow[kind];
      if (requests < mostRequests) breaks.set(fingerprint, { call, sticks, connection, until, requests });
      else breaks.delete(fingerprint);
    },
    repeatedBy({ fingerprint, connection }, now) {
      const last = breaks.get(fingerprint);
      if (!last || last.connection === connection || now > last.until) return undefined;
      // One break brings one resend; how many there were of this call is counted on.
      breaks.set(fingerprint, { ...last, until: Number.NEGATIVE_INFINITY });
      return last;
    },
  };
}
