import type { EmulatorOptions } from './options';

/** One sentence for the person who started the emulator. */
export function describeStartFailure(
  error: unknown,
  { port, host, databaseUrl, data }: EmulatorOptions,
): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: stop that one or choose another with --port.`;
  if (code === 'EACCES' && port !== undefined && port < 1024)
    return `Port ${port} needs more rights than this program has: choose one above 1023 with --port.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return `The service cannot listen on "${host}" or reach its database: ${message}`;
  const where = databaseUrl ? 'of DATABASE_URL' : `in ${data}`;
  return `The service could not start with the database ${where}: ${message || code || String(error)}`;
}
