import { reportOfLoad } from './report';
import { measureServiceLoad } from './serviceLoad';

/** The demo left alone, many readers, many tabs and sockets; nothing of it needs a browser. */
const minutes = Number(process.env.BENCH_LOAD_MINUTES ?? 10);
const readers = Number(process.env.BENCH_READERS ?? 10_000);
console.log(reportOfLoad(await measureServiceLoad(readers, minutes)));
