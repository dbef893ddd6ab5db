import { runAuditTrail } from './commandLine';

await runAuditTrail(process.argv.slice(2));
