import type { Whereabouts } from './placeColumns';
import { type RecordedPlace, type Recording, rowsUntil, seek, startPlayhead, whereabouts } from './recording';

/** The facilities that observations name, those with the most first. */
export function facilitiesOf(recording: Recording): readonly string[] {
  const counts = new Map<string, number>();
  for (let row = 0; row < recording.rows; row += 1) {
    const facility = recording.places[recording.place[row] ?? 0]?.facility;
    if (facility !== undefined) counts.set(facility, (counts.get(facility) ?? 0) + 1);
  }
  return [...counts].sort((one, other) => other[1] - one[1]).map(([facility]) => facility);
}

/** The facility in which an item was observed last. */
export const facilityOf = (recording: Recording, item: number) =>
  recording.places[recording.place[recording.last[item] ?? 0] ?? 0]?.facility;

/** Where each item was at an instant, in the order of the recording. */
export function whereaboutsAt(recording: Recording, instant: number): readonly Whereabouts[] {
  const head = seek(recording, startPlayhead(recording), instant);
  return recording.epcs.map((epc, item) => {
    const { row, place, x, y } = whereabouts(recording, head, item);
    return { epc, place: recording.places[place], x, y, since: row < 0 ? undefined : recording.time[row] };
  });
}

/** Counts the items in each zone of a floor, and those of them without coordinates, which no dot shows. */
export function countByZone(items: readonly Whereabouts[], isOnFloor: (place: RecordedPlace) => boolean) {
  const inZones = new Map<string, number>();
  let withoutCoordinates = 0;
  for (const { place, x, y } of items) {
    if (!place || !isOnFloor(place) || place.zone === 'ABSENT') continue;
    inZones.set(place.zone, (inZones.get(place.zone) ?? 0) + 1);
    if (Number.isNaN(x) || Number.isNaN(y)) withoutCoordinates += 1;
  }
  return { inZones, withoutCoordinates };
}

/** The instants of the observations around this one, of an item or of all. */
export function neighbours(recording: Recording, item: number | undefined, instant: number) {
  const { time, rows, item: items } = recording;
  const isOne = (row: number) => item === undefined || items[row] === item;
  const until = rowsUntil(recording, instant);
  let later = until;
  while (later < rows && !isOne(later)) later += 1;
  let earlier = until - 1;
  while (earlier >= 0 && !((time[earlier] ?? 0) < instant && isOne(earlier))) earlier -= 1;
  return {
    earlier: earlier < 0 ? undefined : time[earlier],
    later: later >= rows ? undefined : time[later],
  };
}
