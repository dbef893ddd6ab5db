import live from '../live/fr.json';
import messages from '../messages/fr.json';
import query from '../query/fr.json';
import table from '../table/fr.json';

/** Everything that the design package says in French. */
export const translation = { ...live, ...messages, ...query, ...table };
