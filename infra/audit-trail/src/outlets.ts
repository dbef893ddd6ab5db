import { createSocket } from 'node:dgram';
import { mkdir, open } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Checkpoint } from './checkpoints';
import { AuditError } from './journal';

/** Where checkpoints are sent, so that they are out of reach of who holds the disk of the gateway. */
export interface Outlet {
  /** The address as it was given. */
  readonly name: string;
  /** @throws when the checkpoint did not arrive, as far as that can be told */
  send(checkpoint: Checkpoint): Promise<void>;
}

/** Time in ms that an outlet gets. */
const timeoutMs = 5000;

function fileOutlet(name: string, path: string): Outlet {
  return {
    name,
    async send(checkpoint) {
      await mkdir(dirname(path), { recursive: true });
      const file = await open(path, 'a');
      try {
        await file.appendFile(`${JSON.stringify(checkpoint)}\n`);
        await file.datasync();
      } finally {
        await file.close();
      }
    },
  };
}

function webhook(name: string): Outlet {
  return {
    name,
    async send(checkpoint) {
      const answer = await fetch(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(checkpoint),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new AuditError(`${name} answered ${answer.status}.`);
    },
  };
}

/** Facility 13 of RFC 5424, log audit, with the severity notice. */
const priority = 13 * 8 + 5;

function syslog(name: string, host: string, port: number): Outlet {
  return {
    name,
    send: (checkpoint) =>
      new Promise((done, failed) => {
        const head = `<${priority}>1 ${checkpoint.time} ${hostname()} console-gateway - audit-checkpoint -`;
        const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
        socket.once('error', (error) => {
          socket.close();
          failed(error);
        });
        socket.send(`${head} ${JSON.stringify(checkpoint)}`, port, host, (error) => {
          socket.close();
          if (error) failed(error);
          else done();
        });
      }),
  };
}

/**
 * An outlet by its address: a path or `file:///mnt/other/checkpoints.jsonl`, `https://…`, `syslog://host:514` (UDP).
 * @throws AuditError for anything else
 */
export function openOutlet(address: string): Outlet {
  const url = URL.canParse(address) ? new URL(address) : pathToFileURL(resolve(address));
  if (url.protocol === 'file:') return fileOutlet(address, resolve(decodeURIComponent(url.pathname)));
  if (url.protocol === 'https:' || url.protocol === 'http:') return webhook(address);
  if (url.protocol === 'syslog:' && url.hostname)
    return syslog(address, url.hostname.replace(/^\[|\]$/g, ''), Number(url.port || 514));
  throw new AuditError(
    `'${address}' is no place for checkpoints: it has to be a file, https://… or syslog://host:514.`,
  );
}
