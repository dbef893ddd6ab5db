import { runDeployCommand } from './commandLine';

await runDeployCommand(process.argv.slice(2));
