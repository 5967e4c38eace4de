/** The connection between the visitor and the service. */
export interface ServiceConnection {
  /** While offline, no request reaches the service, and the answers to earlier requests are lost. */
  setOffline(offline: boolean): void;
  /** The answer, or a broken connection if it is lost. */
  send(respond: () => Promise<Response>): Promise<Response>;
}

export function createServiceConnection(): ServiceConnection {
  let isOffline = false;
  /** Functions that break the unanswered calls when the connection is lost. */
  const unansweredCalls = new Set<() => void>();
  return {
    setOffline(offline) {
      isOffline = offline;
      if (isOffline) for (const lose of unansweredCalls) lose();
    },
    async send(respond) {
      if (isOffline) return Response.error();
      let lose = (): void => undefined;
      const lost = new Promise<Response>(resolve => {
        lose = () => resolve(Response.error());
      });
      unansweredCalls.add(lose);
      try {
        return await Promise.race([respond(), lost]);
      } finally {
        unansweredCalls.delete(lose);
      }
    },
  };
}
