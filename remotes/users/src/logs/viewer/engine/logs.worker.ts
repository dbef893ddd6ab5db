import { type MessageEnd, serveEngine } from './engineCalls';
import { createLogEngine } from './logEngine';

serveEngine(globalThis as unknown as MessageEnd, createLogEngine());
