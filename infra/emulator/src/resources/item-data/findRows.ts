import type { Queryable } from '../../database';
import type { Position } from '../../server/paging/pageMarker';
import { Conditions } from './conditions';
import type { DataSet, ValueList } from './dataSet';

/** Beyond so many values it is faster to go through the rows in order than through the values. */
const mostValues = 40;

/**
 * The next rows after a position, in order. However many rows there are, an index leads to them: where columns are
 * limited to lists of values, each value of the shortest list is looked up by itself and the findings are merged,
 * so that neither a rare value makes the search long nor a frequent one.
 */
export async function findRows<Query, Row>(
  database: Queryable,
  data: DataSet<Query, Row>,
  query: Query,
  after: Position,
  limit: number,
): Promise<Row[]> {
  const conditions = new Conditions();
  const lists = await data.filter(database, query, conditions);
  if (!lists || lists.some(({ values }) => values.length === 0)) return [];
  const order = data.order.map(({ column }) => column).join(', ');
  if (after.length > 0) {
    const position = data.order.map(({ type }, place) => `${conditions.parameter(after[place])}::${type}`);
    conditions.add(`(${order}) > (${position.join(', ')})`);
  }
  const [shortest] = lists
    .filter(({ values }) => values.length <= mostValues)
    .sort((one, other) => one.values.length - other.values.length);
  for (const list of lists) if (list !== shortest) conditions.add(oneOf(list, conditions));
  const rows = `from ${data.table} found where ${conditions.text}`;
  const ordered = (text: string) => `select found.* ${text} order by ${order} limit ${limit}`;
  // One search for each value, with the value in it: only so does the planner know how frequent it is.
  const searches = shortest?.values.map((value) =>
    ordered(`${rows} and ${shortest.column} = ${conditions.parameter(value)}::${shortest.type}`),
  ) ?? [ordered(rows)];
  const [only] = searches;
  const found =
    searches.length === 1
      ? only
      : ordered(`from (${searches.map((search) => `(${search})`).join(' union all ')}) found`);
  const { columns, joins } = data.reading;
  return database.query<Row>(
    `select ${columns} from (${found}) found ${joins} order by ${order}`,
    conditions.parameters,
  );
}

function oneOf({ column, type, values }: ValueList, conditions: Conditions): string {
  return `${column} = any(${conditions.parameter(values)}::${type}[])`;
}
