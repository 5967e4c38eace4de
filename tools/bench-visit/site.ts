/** A build that is being served. */
export interface Site {
  url: string;
  /** The program that answers. */
  server: 'nginx' | 'node';
  stop(): void;
}
