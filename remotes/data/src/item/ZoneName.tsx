import { type MessageKey, translateKey, useMessages } from '@console/design/messages';

interface ZoneNameProps {
  /** Undefined where the service names none. */
  readonly zone: string | undefined;
  /** Said behind the zone. @defaultValue not at all */
  readonly facility?: string;
}

/** Words for the zones that are none: `ABSENT`, and `FACILITY` for somewhere in a facility. */
const inWords: ReadonlyMap<string, MessageKey> = new Map([
  ['ABSENT', 'data.item.stay.absent'],
  ['FACILITY', 'data.item.stay.facility'],
]);

/** The zone an item is in; a code of the service in words, with the code as its title. */
export function ZoneName({ zone, facility = 'none' }: ZoneNameProps) {
  const translate = useMessages();
  if (zone === undefined) return '–';
  const words = inWords.get(zone);
  return words === undefined ? (
    translate('data.item.stay', { zone, facility })
  ) : (
    <span title={zone}>{translateKey(translate, words, { facility })}</span>
  );
}
