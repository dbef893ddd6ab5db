import { invalid } from '../server/failure';

/** Where a page ends, as the opaque text that asks for the next: base64, which may hold `+`, `/` and `=`. */
export const writeMarker = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64');

/**
 * Where the page before ended. Some clients do not encode the marker, so that a `+` comes as a space.
 * @param field what the marker is called in the request
 * @param isPosition what a position of this kind of page looks like
 * @throws 400 when this service never gave it
 */
export function readMarker<Position>(
  marker: string,
  field: string,
  isPosition: (value: unknown) => value is Position,
): Position {
  const position = parsed(Buffer.from(marker.replaceAll(' ', '+'), 'base64').toString());
  if (!isPosition(position)) throw invalid(field, 'is not one that this service has given');
  return position;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
