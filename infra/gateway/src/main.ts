import { readFileSync } from 'node:fs';
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

try {
  const gateway = await startGateway(gatewaySettings(process.env, (path) => readFileSync(path, 'utf8')));
  console.log(`The gateway listens on ${gateway.url}`);
  if (gateway.metricsUrl) console.log(`Its metrics are at ${gateway.metricsUrl}`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await gateway.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
