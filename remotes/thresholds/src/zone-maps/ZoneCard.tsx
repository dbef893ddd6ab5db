import type { Zone } from '@console/api-client/zone-maps';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { pointInWords } from './zoneMap.texts';

/** One zone: its name, its floor, and its points as x,y in metres [ZONE-04]. */
export function ZoneCard({ zone }: { readonly zone: Zone }) {
  const translate = useMessages();
  const { name, floor, points } = zone;
  return (
    <Card title={name}>
      <DescriptionList
        items={[
          { label: translate('zones.name'), value: name },
          { label: translate('zones.floor'), value: floor },
          {
            label: translate('zones.points'),
            value:
              points.length === 0 ? (
                translate('zones.points.none')
              ) : (
                <ul>
                  {points.map((point, place) => (
                    // A point is its place: two of a zone may be the same.
                    <li key={place}>{pointInWords(point)}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </Card>
  );
}
