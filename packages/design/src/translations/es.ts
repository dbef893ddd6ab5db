import live from '../live/es.json';
import messages from '../messages/es.json';
import query from '../query/es.json';
import table from '../table/es.json';

/** Everything that the design package says in Spanish. */
export const translation = { ...live, ...messages, ...query, ...table };
