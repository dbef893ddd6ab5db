import { DescriptionList } from '@console/design/card';
import { type Translate, useMessages } from '@console/design/messages';
import { Code } from '@console/design/status';
import { DateTime, Duration } from '@console/design/time';
import { useEffect, useState } from 'react';
import type { ArrivalFigures, ArrivalLog } from './arrivalLog';

/** Time in ms after which figures are brought up to date. */
const pace = 1000;

/** Missing messages that are listed. */
const mostGaps = 5;

interface ListenFiguresProps {
  readonly log: ArrivalLog;
  /** Number of times that the connection was lost. */
  readonly losses: number;
  /** Messages about items are among what is listened to. */
  readonly compares: boolean;
}

/** Number of messages that came, how many a second, since when none, and those that the service told and that are missing. */
export function ListenFigures({ log, losses, compares }: ListenFiguresProps) {
  const translate = useMessages();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, []);
  const figures = log.figures(now);
  const { total } = log.buffer.getState();
  const { rate, last, gaps, missing } = figures;
  return (
    <>
      <DescriptionList
        items={[
          {
            label: translate('listener.arrived'),
            value: translate('listener.arrived.value', { total, rate }),
          },
          {
            label: translate('listener.silent'),
            value:
              last === undefined ? (
                translate('listener.silent.never')
              ) : (
                <Duration seconds={Math.max(0, Math.floor((now - last) / 1000))} />
              ),
          },
          { label: translate('listener.compared'), value: comparedText(figures, compares, translate) },
          ...(losses > 0
            ? [{ label: translate('listener.losses'), value: translate('listener.losses.value', { losses }) }]
            : []),
        ]}
      />
      {gaps.length > 0 && (
        <div>
          <p>{translate('listener.missing', { count: missing })}</p>
          <ul>
            {gaps.slice(0, mostGaps).map(({ address, epc, observationTime }) => (
              <li key={`${address} ${epc} ${observationTime}`}>
                <Code code={epc} words={epc} /> <DateTime value={observationTime} />{' '}
                <Code code={address} words={address} />
              </li>
            ))}
          </ul>
          {missing > mostGaps && <p>{translate('listener.missing.more', { count: missing - mostGaps })}</p>}
        </div>
      )}
    </>
  );
}

function comparedText(
  { told, arrived, missing, unnamed }: ArrivalFigures,
  compares: boolean,
  translate: Translate,
): string {
  if (!compares) return translate('listener.compared.noItems');
  if (unnamed > 0 && arrived === 0) return translate('listener.compared.unnamed');
  if (told === 0) return translate('listener.compared.none');
  return translate('listener.compared.value', { told, arrived, missing });
}
