import { readFileSync } from 'node:fs';
import { whoGetsWhat } from './identity/whoGetsWhat';

try {
  const lines = whoGetsWhat(process.argv.slice(2), (path) => readFileSync(path, 'utf8'));
  console.log(lines.join('\n'));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
