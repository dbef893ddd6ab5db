import { startEmulator } from '@console/emulator';

/** A service of the demo in which items cross a threshold all the time: the first word after the port is how many a second. */
const rate = Number(process.argv.at(-1));

/** So many times a second messages are published. */
const beats = 20;

const emulator = await startEmulator({ rest: 10_000 });
const began = performance.now();
let published = 0;
setInterval(() => {
  const now = new Date().toISOString();
  // A beat that came late brings what is missing.
  const due = Math.floor(((performance.now() - began) / 1000) * rate) - published;
  const messages = Array.from({ length: due }, () => {
    published += 1;
    return {
      epc: `30AB${published.toString(16).padStart(20, '0')}`.toUpperCase(),
      fromZone: 'OUT' as const,
      toZone: 'IN' as const,
      threshold: 'Bench gate',
      thresholdId: 1,
      confidence: 0.9,
      jobId: 'bench',
      jobName: 'Bench',
      observationTime: now,
    };
  });
  emulator.messages.publish('threshold', messages);
}, 1000 / beats);
process.once('SIGTERM', () => void emulator.close().then(() => process.exit(0)));
console.log(`The service listens on ${emulator.url}`);
