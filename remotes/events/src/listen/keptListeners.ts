/** Address and user by which a broker was listened to last; never the password. */
export interface KeptListener {
  readonly address: string;
  readonly username: string;
}

/** By id of the broker, the latest last. */
export type KeptListeners = Readonly<Record<string, KeptListener>>;

/** Most brokers that are remembered. */
export const mostListeners = 50;

/** The listeners that were kept; what cannot be read is left out. */
export const readListeners = (kept: unknown): KeptListeners =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? Object.fromEntries(Object.entries(kept).filter(([, value]) => isListener(value)))
    : {};

function isListener(value: unknown): value is KeptListener {
  const { address, username } = (value ?? {}) as Record<string, unknown>;
  return typeof address === 'string' && typeof username === 'string';
}

/** The listeners with another one, without those that are too many. */
export function withListener(kept: KeptListeners, broker: string, listener: KeptListener): KeptListeners {
  const { [broker]: _, ...others } = kept;
  return Object.fromEntries([...Object.entries(others), [broker, listener] as const].slice(-mostListeners));
}
