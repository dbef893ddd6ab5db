import live from '../live/ja.json';
import messages from '../messages/ja.json';
import query from '../query/ja.json';
import table from '../table/ja.json';

/** Everything that the design package says in Japanese. */
export const translation = { ...live, ...messages, ...query, ...table };
