/** The list with the item at one place moved to another; places outside of it change nothing. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const inside = (place: number) => place >= 0 && place < items.length;
  if (!inside(from) || !inside(to) || from === to) return items;
  const moved = items.slice(from, from + 1);
  const rest = items.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...moved, ...rest.slice(to)];
}
