import { runService } from '../src/process/service';

await runService(() => Promise.reject(Object.assign(new Error('There is no room.'), { code: 'ENOSPC' })));
