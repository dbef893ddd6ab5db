import { runCommand } from './commandLine';

await runCommand(process.argv.slice(2));
