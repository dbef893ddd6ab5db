import { sign, verify } from 'node:crypto';
import type { SigningKey, VerifyingKey } from '@console/store';
import type { Head } from './records';

/** A signed statement of where a chain was. */
export interface Checkpoint extends Head {
  /** Number of the checkpoint, from 1, without holes. */
  readonly number: number;
  /** Name of the chain: that of its gateway. */
  readonly trail: string;
  /** Time in UTC. */
  readonly time: string;
  /** Id of the key. */
  readonly key: string;
  /** Ed25519, base64url. */
  readonly signature: string;
}

/** Text that is signed; a signature of a checkpoint holds for nothing else that the key may sign. */
const signedText = ({ number, trail, seq, digest, time, key }: Omit<Checkpoint, 'signature'>) =>
  Buffer.from(`console-audit-checkpoint ${JSON.stringify([number, trail, seq, digest, time, key])}`);

/** Signs where a chain is. */
export function signCheckpoint(
  { number, trail, seq, digest }: Head & { readonly number: number; readonly trail: string },
  time: Date,
  { id, key }: SigningKey,
): Checkpoint {
  const said = { number, trail, seq, digest, time: time.toISOString(), key: id };
  return { ...said, signature: sign(null, signedText(said), key).toString('base64url') };
}

/** True for a checkpoint signed by one of the keys. */
export function isSigned(checkpoint: Checkpoint, keys: readonly VerifyingKey[]): boolean {
  const signature = Buffer.from(checkpoint.signature, 'base64url');
  return keys.some(
    ({ id, key }) => id === checkpoint.key && verify(null, signedText(checkpoint), key, signature),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads a line of a file of checkpoints. @returns undefined for anything else. */
export function readCheckpoint(line: string): Checkpoint | undefined {
  try {
    const { number, trail, seq, digest, time, key, signature } = JSON.parse(line) as Record<string, unknown>;
    const numbers = Number.isInteger(number) && Number.isInteger(seq);
    return numbers && isText(trail) && isText(digest) && isText(time) && isText(key) && isText(signature)
      ? { number: number as number, trail, seq: seq as number, digest, time, key, signature }
      : undefined;
  } catch {
    return undefined;
  }
}
