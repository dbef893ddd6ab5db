import { runPart } from '../src/process/part';

await runPart(() => Promise.reject(Object.assign(new Error('There is no room.'), { code: 'ENOSPC' })));
