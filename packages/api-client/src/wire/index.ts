export { type WithoutBlank, withoutBlank } from './blank';
export { readDuration, writeDuration } from './duration';
export { withNewlines } from './newlines';
export { readTime } from './time';
