import { isRunning, type UpgradingReader } from '@console/api-client/upgrades';
import { Button } from '@console/design/button';
import { Card, CardGrid, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Status } from '@console/design/status';
import { DateTime } from '@console/design/time';
import { useState } from 'react';
import { imageTypeLabel, statusLabel, statusTone, stepLabel } from './upgrade.texts';

/** Number of cards drawn at first, and more at each click. */
const perPage = 60;

/** Text of the documents for a reader without a message. */
const noMessage = '---';

/** One card for each reader of an upgrade [UPGRADE-14]. */
export function ReaderCards({ readers }: { readonly readers: readonly UpgradingReader[] }) {
  const translate = useMessages();
  const [shown, setShown] = useState(perPage);
  const left = readers.length - shown;
  return (
    <>
      <CardGrid>
        {readers.slice(0, shown).map((reader) => (
          <ReaderCard key={reader.name} reader={reader} />
        ))}
      </CardGrid>
      {left > 0 && (
        <Button onClick={() => setShown(shown + perPage)}>
          {translate('upgrades.readers.more', { count: Math.min(left, perPage), left })}
        </Button>
      )}
    </>
  );
}

function ReaderCard({ reader }: { readonly reader: UpgradingReader }) {
  const translate = useMessages();
  const { name, installStep, previousVersion, status, elapsedTimeSeconds, lastUpdatedTime, message } = reader;
  const previous = [imageTypeLabel(previousVersion.imageType, translate), previousVersion.version];
  return (
    <Card title={name}>
      <DescriptionList
        items={[
          { label: translate('upgrades.reader.step'), value: stepLabel(installStep, translate) },
          { label: translate('upgrades.reader.previous'), value: previous.filter(Boolean).join(' ') },
          {
            label: translate('upgrades.status'),
            value: status && (
              <Status
                tone={statusTone(reader)}
                label={statusLabel(status, translate) ?? status}
                spinning={isRunning(reader) && status === 'IN_PROGRESS'}
              />
            ),
          },
          {
            label: translate('upgrades.elapsed'),
            value:
              elapsedTimeSeconds === undefined
                ? undefined
                : translate('upgrades.seconds', { seconds: elapsedTimeSeconds }),
          },
          { label: translate('upgrades.lastUpdated'), value: <DateTime value={lastUpdatedTime} /> },
          { label: translate('upgrades.reader.message'), value: message ?? noMessage },
        ]}
      />
    </Card>
  );
}
