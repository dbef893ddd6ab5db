import live from '../live/de.json';
import messages from '../messages/de.json';
import query from '../query/de.json';
import table from '../table/de.json';

/** Everything that the design package says in German. */
export const translation = { ...live, ...messages, ...query, ...table };
