/** The number of items of a list in one line, from the first on, that have room beside the last one. */
export function countFitting(list: HTMLElement): number {
  const items = [...list.children] as HTMLElement[];
  let room = list.clientWidth - (items.pop()?.offsetWidth ?? 0);
  const beyond = items.findIndex(({ offsetWidth }) => {
    room -= offsetWidth;
    return room < 0;
  });
  return beyond === -1 ? items.length : beyond;
}
