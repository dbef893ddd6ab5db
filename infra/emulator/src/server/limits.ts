/** Limits of the service for its clients. */
export interface Limits {
  /** Longest standstill of the body of a request, in milliseconds. @defaultValue 30 s */
  readonly bodyPause: number;
  /**
   * Bytes that have to arrive for every second that a body takes beyond that time.
   * @defaultValue 500
   */
  readonly bodyRate: number;
  /** The largest message a client may send over a socket, in bytes. @defaultValue 64 KiB */
  readonly socketMessage: number;
  /** Most channels of queues and metrics of a user at the same time. @defaultValue 100 */
  readonly channelsPerUser: number;
  /** Most wrong passwords for a name from an address before it has to wait. @defaultValue 10 */
  readonly wrongPasswords: number;
  /** For how long wrong passwords count, in milliseconds. @defaultValue one minute */
  readonly wrongPasswordWindow: number;
}

/** Limits of the service unless it is told otherwise. */
export const defaultLimits: Limits = {
  bodyPause: 30_000,
  bodyRate: 500,
  socketMessage: 64 * 1024,
  channelsPerUser: 100,
  wrongPasswords: 10,
  wrongPasswordWindow: 60_000,
};
