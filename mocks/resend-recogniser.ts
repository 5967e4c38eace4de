/** How a request arrived over a real connection. */
export interface RequestArrival {
  /** Number of the connection. */
  connection: number;
  /** True if the connection had carried an answer before, or had been open and idle. */
  isUsed: boolean;
  /** True if the browser resends a broken read on new connections, too, up to ten times: Firefox. */
  resendsOnNewConnections?: boolean;
  /** True if this browser never resends such a request: a write in WebKit. */
  isNeverResent?: boolean;
  /** Equal for requests with the same method, address, idempotency key and body. */
  fingerprint: string;
}

/** A call of the app whose connection broke before the head of the answer. */
export interface BrokenCall {
  /** Journal number of its first request. */
  call: number;
  /** Whether its resends break as well. */
  breaksResends: boolean;
}

/** Distinguishes a browser's resends from the calls of the app. */
export interface ResendRecogniser {
  recordBreak(arrival: RequestArrival, broken: BrokenCall, now: number): void;
  /** The broken call that this request repeats; undefined for a new call. */
  callRepeatedBy(arrival: RequestArrival, now: number): BrokenCall | undefined;
  /** No broken call is resent any more: the visitor has seen that it failed, and acts. */
  end(): void;
}

/**
 * How long after a break a resend may come (ms). Browsers resend at once; the long limit allows for a busy machine.
 * After a break on a new connection, Firefox resends reads, and Chromium resends if it had opened the connection in
 * advance. The limit is short there, because a test may soon press 'Tentar novamente'; a walk that has waited for the
 * failure ends it with the press (`end`).
 */
export const resendWindow = { used: 1000, newResendable: 600, new: 100 } as const;

/**
 * The most requests that a browser sends for one call (Firefox, network.http.request.max-attempts). A script
 * may loop for longer.
 */
const maxRequestsPerCall = 10;

/**
 * A resend has the same bytes as the first request. A server can only see that the same request comes on
 * another connection shortly after the break. Browsers resend reads and writes that break on a used
 * connection, because they assume that the server had just closed it as idle (RFC 9112, 9.3.1).
 */
export function createResendRecogniser(): ResendRecogniser {
  const breaks = new Map<
    string,
    BrokenCall & { connection: number; validUntil: number; requestCount: number }
  >();
  return {
    recordBreak(
      { fingerprint, connection, isUsed, resendsOnNewConnections, isNeverResent },
      { call, breaksResends },
      now,
    ) {
      if (isNeverResent) return;
      const brokenCall = breaks.get(fingerprint);
      const requests = brokenCall?.call === call ? brokenCall.requestCount + 1 : 1;
      const kind = isUsed ? 'used' : resendsOnNewConnections ? 'newResendable' : 'new';
      const validUntil = now + resendWindow[kind];
      if (requests < maxRequestsPerCall)
        breaks.set(fingerprint, { call, breaksResends, connection, validUntil, requestCount: requests });
      else breaks.delete(fingerprint);
    },
    callRepeatedBy({ fingerprint, connection }, now) {
      const lastBreak = breaks.get(fingerprint);
      if (!lastBreak || lastBreak.connection === connection || now > lastBreak.validUntil) return undefined;
      // A break causes one resend; the resends of a call are counted.
      breaks.set(fingerprint, { ...lastBreak, validUntil: Number.NEGATIVE_INFINITY });
      return lastBreak;
    },
    end: () => breaks.clear(),
  };
}
