import { readFileSync } from 'node:fs';
import { defaultDrainTime } from './options';
import { gatewaySettings, SettingError } from './settings';
import { startGateway } from './startGateway';

function explain(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE' && String(port) === process.env.METRICS_PORT)
    return `Port ${port} is taken; set METRICS_PORT to a free one.`;
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT ?? 8080} is taken; set PORT to a free one.`;
  if (error instanceof SettingError || error instanceof Error) return message;
  return String(error);
}

/**
 * True while a call to the file system has not come back. Node waits for it when it exits, for ever where it
 * never does.
 */
const isReading = () => process.getActiveResourcesInfo().some((resource) => resource.startsWith('FSReq'));

/** Time in ms that the gateway gets beyond its draining time, to write down what it was told. */
const closingTime = 1000;

try {
  const settings = gatewaySettings(process.env, (path) => readFileSync(path, 'utf8'));
  const gateway = await startGateway(settings);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    const end = () => (isReading() ? process.kill(process.pid, 'SIGKILL') : process.exit(0));
    setTimeout(end, (settings.drainTime ?? defaultDrainTime) + closingTime);
    void gateway
      .close()
      .catch(console.error)
      .then(() => isReading() || process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  console.log(`The gateway listens on ${gateway.url}`);
  if (gateway.metricsUrl) console.log(`Its metrics are at ${gateway.metricsUrl}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
