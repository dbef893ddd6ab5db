import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Grant } from '../../server/authentication/access';
import { ServiceFailure } from '../../server/failure';
import type { Service } from '../../server/service';

/**
 * Close codes of a channel's socket. Clients of `recreate` ask for a new channel at once; those of
 * `unauthorized` have to sign in first.
 */
const closeCodes = {
  done: 1000,
  goingAway: 1001,
  tooSlow: 1013,
  recreate: 4000,
  unauthorized: 4001,
} as const;

/** Time a channel waits for its socket, and its longest life, in milliseconds. */
const lifetimes = { unopened: 60_000, opened: 3_600_000 } as const;

/** Interval at which expired channels and lost rights are looked for, in milliseconds. */
const sweepInterval = 1000;

/** Bytes that may wait for a client before it is given up. */
const mostWaiting = 4 * 1024 * 1024;

/** Sends one message as JSON; what is sent to nobody is lost. */
export type Send = (message: object) => void;

/** Producer of the messages of a channel, from when its socket is open. Returns what ends it. */
export type Source = (send: Send) => () => void;

/** Who made a channel, by what right, and of what kind it is: `transitions` or the name of a metric. */
export interface ChannelKind {
  readonly owner: string;
  readonly kind: string;
}

/** Parts a channel is made of. */
interface ChannelRequest extends ChannelKind {
  /** The channel ends with it. */
  readonly grant: Grant;
  /** Whose pages may open it. */
  readonly origins: readonly (string | undefined)[];
  readonly source: Source;
}

interface Channel extends ChannelRequest {
  expires: number;
  socket?: WebSocket;
  end?: () => void;
}

const texts = new WeakMap<object, string>();

/** A message as it is sent. Many sockets get the same one, one after the other: it is written once. */
function textOf(message: object): string {
  const text = texts.get(message) ?? JSON.stringify(message);
  texts.set(message, text);
  return text;
}

/** Channels that were asked for, each with the one socket that may be opened for it. */
export interface Channels {
  /**
   * Makes a channel; its id, which cannot be guessed, is all that is needed to open its socket.
   * @throws 429 when the owner has too many
   */
  create(request: ChannelRequest): string;
  /**
   * Decides if a page of this origin may open the socket. What is no page has none, and may; so may any, of
   * no channel.
   */
  admits(id: string, origin: string | undefined): boolean;
  /**
   * True while the maker of a channel would be allowed to make it; one whose right is gone ends. Nobody made
   * what is no channel: `true`.
   */
  isGranted(id: string): Promise<boolean>;
  /** A socket for a channel was opened: it gets what the channel carries, or is closed with the request to create a new one. */
  open(id: string, socket: WebSocket): void;
  /** Ends a channel. @returns whether this owner had one of that id */
  remove(id: string, owner: string): boolean;
  /** Ends all channels of a kind that this owner made. @returns how many */
  removeKind(kind: ChannelKind): number;
  /** Ends all: the service stops. */
  close(): Promise<void>;
}

/**
 * No channels yet. They live in this process: after a restart clients ask for new ones.
 * @param mostOfUser how many an owner may have at the same time
 */
export function createChannels(
  { clock, attention }: Pick<Service, 'clock' | 'attention'>,
  mostOfUser: number,
): Channels {
  const channels = new Map<string, Channel>();

  const end = (id: string, code: number) => {
    const channel = channels.get(id);
    channels.delete(id);
    channel?.end?.();
    channel?.socket?.close(code);
  };
  const sweep = async () => {
    const now = clock.now().getTime();
    for (const [id, { expires }] of channels) if (expires <= now) end(id, closeCodes.recreate);
    const asked = new Map<string, Promise<boolean>>();
    for (const [id, { grant }] of channels) {
      // A database that does not answer is asked again the next time.
      const holds = asked.get(grant.key) ?? grant.holds().catch(() => true);
      asked.set(grant.key, holds);
      if (!(await holds)) end(id, closeCodes.unauthorized);
    }
  };
  const stopSweeping = clock.every(sweepInterval, sweep);

  return {
    create(request) {
      const own = [...channels.values()].filter(({ owner }) => owner === request.owner);
      if (own.length >= mostOfUser)
        throw new ServiceFailure(
          429,
          'Too many requests',
          `${request.owner} has ${own.length} channels; delete some or let them expire`,
        );
      const id = randomUUID();
      channels.set(id, { ...request, expires: clock.now().getTime() + lifetimes.unopened });
      return id;
    },
    admits(id, origin) {
      const channel = channels.get(id);
      return !channel || origin === undefined || channel.origins.includes(origin);
    },
    async isGranted(id) {
      const holds = (await channels.get(id)?.grant.holds()) ?? true;
      if (!holds) end(id, closeCodes.unauthorized);
      return holds;
    },
    open(id, socket) {
      const channel = channels.get(id);
      if (!channel || channel.socket) {
        socket.close(closeCodes.recreate);
        return;
      }
      channel.socket = socket;
      channel.expires = clock.now().getTime() + lifetimes.opened;
      socket.on('close', () => end(id, closeCodes.done));
      const release = attention.hold();
      const stop = channel.source((message) => {
        if (socket.bufferedAmount > mostWaiting) end(id, closeCodes.tooSlow);
        else socket.send(textOf(message));
      });
      channel.end = () => {
        stop();
        release();
      };
    },
    remove(id, owner) {
      const found = channels.get(id)?.owner === owner;
      if (found) end(id, closeCodes.done);
      return found;
    },
    removeKind({ owner, kind }) {
      const found = [...channels].filter(([, channel]) => channel.owner === owner && channel.kind === kind);
      for (const [id] of found) end(id, closeCodes.recreate);
      return found.length;
    },
    async close() {
      await stopSweeping();
      for (const id of [...channels.keys()]) end(id, closeCodes.goingAway);
    },
  };
}
