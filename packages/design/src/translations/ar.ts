import live from '../live/ar.json';
import messages from '../messages/ar.json';
import query from '../query/ar.json';
import table from '../table/ar.json';

/** Everything that the design package says in Arabic. */
export const translation = { ...live, ...messages, ...query, ...table };
