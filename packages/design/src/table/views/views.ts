/** A way to look at a table that a user has named. */
export interface View {
  name: string;
  /** The state of the table as the address would carry it. */
  query: string;
}

/** The views of one table. */
export interface Views {
  list: readonly View[];
  /** Name of the one the table opens with; undefined for none. */
  opening?: string;
}

const most = 50;
const longestName = 60;
const longestQuery = 4000;

const isView = (kept: unknown): kept is View =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  kept.name !== '' &&
  'query' in kept &&
  typeof kept.query === 'string' &&
  kept.query.length <= longestQuery;

/** Views as they were kept; whatever else was kept is as if it were not there. */
export function readViews(kept: unknown): Views {
  if (typeof kept !== 'object' || kept === null || !('list' in kept) || !Array.isArray(kept.list))
    return { list: [] };
  const list = kept.list.filter(isView).slice(0, most);
  const opening = 'opening' in kept && list.find(({ name }) => name === kept.opening);
  return opening ? { list, opening: opening.name } : { list };
}

/** A name as it is kept; empty for none. */
export const cleanName = (name: string) => name.trim().slice(0, longestName);

/** The views with one more; one of the same name is replaced. */
export function saveView({ list, opening }: Views, view: View): Views {
  const others = list.filter(({ name }) => name !== view.name);
  return { list: [...others, view].slice(-most), opening };
}

/** The views with one under another name; one that has that name already goes. */
export function renameView({ list, opening }: Views, from: string, to: string): Views {
  return {
    list: list
      .filter(({ name }) => name !== to || name === from)
      .map((view) => (view.name === from ? { ...view, name: to } : view)),
    opening: opening === from ? to : opening,
  };
}

/** The views without one. */
export function deleteView({ list, opening }: Views, gone: string): Views {
  return {
    list: list.filter(({ name }) => name !== gone),
    opening: opening === gone ? undefined : opening,
  };
}

/** The view the table opens with, as the address would carry it. */
export const openingQuery = ({ list, opening }: Views) => list.find(({ name }) => name === opening)?.query;
