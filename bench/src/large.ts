import { freshSchema, postgresIsReachable } from '@console/emulator/testing/postgres-server';
import { reportOfService } from './report';
import { costOfLargeService } from './service';

if (!(await postgresIsReachable()))
  throw new Error('No PostgreSQL server is reachable. TEST_DATABASE_URL names one.');
const { databaseUrl, drop } = await freshSchema();
try {
  console.log(reportOfService([await costOfLargeService(databaseUrl)]));
} finally {
  await drop();
}
