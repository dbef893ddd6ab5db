import { PartFailed, startPart } from '../src/process/startPart';

// Starts a part as the commands do and tells on its output what happens; anything on its input stops the part.
const [kind = ''] = process.argv.slice(2);
try {
  const part = await startPart({ name: 'The part', module: new URL(`./${kind}.part.ts`, import.meta.url) });
  console.log(part.url);
  process.stdin.once('data', async () => {
    await part.stop();
    console.log('stopped');
    process.exit(0);
  });
  console.log(await part.died);
  process.exit(1);
} catch (error) {
  console.log(error instanceof PartFailed ? `${error.message} (${error.code})` : error);
  process.exit(1);
}
