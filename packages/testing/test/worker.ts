import { createServer } from 'node:http';
import { endWithWorker } from '../src/endWithWorker';

endWithWorker();
createServer().listen(0, '127.0.0.1');
// Listens as a process of Jest does, until it is told that it is the end.
process.once('message', () => undefined);
process.send?.('it runs');
