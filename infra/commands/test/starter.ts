import { ServiceFailed, startService } from '../src/process/startService';

// Starts a service as the commands do and tells on its output what happens; anything on its input stops the service.
const [kind = ''] = process.argv.slice(2);
try {
  const service = await startService({
    name: 'The service',
    module: new URL(`./${kind}.service.ts`, import.meta.url),
  });
  console.log(service.url);
  process.stdin.once('data', async () => {
    await service.stop();
    console.log('stopped');
    process.exit(0);
  });
  console.log(await service.died);
  process.exit(1);
} catch (error) {
  console.log(error instanceof ServiceFailed ? `${error.message} (${error.code})` : error);
  process.exit(1);
}
