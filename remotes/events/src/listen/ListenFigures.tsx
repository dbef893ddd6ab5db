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
          { label: translate('listen.arrived'), value: translate('listen.arrived.value', { total, rate }) },
          {
            label: translate('listen.silent'),
            value:
              last === undefined ? (
                translate('listen.silent.never')
              ) : (
                <Duration seconds={Math.max(0, Math.floor((now - last) / 1000))} />
              ),
          },
          { label: translate('listen.compared'), value: comparedText(figures, compares, translate) },
          ...(losses > 0
            ? [{ label: translate('listen.losses'), value: translate('listen.losses.value', { losses }) }]
            : []),
        ]}
      />
      {gaps.length > 0 && (
        <div>
          <p>{translate('listen.missing', { count: missing })}</p>
          <ul>
            {gaps.slice(0, mostGaps).map(({ address, epc, observationTime }) => (
              <li key={`${address} ${epc} ${observationTime}`}>
                <Code code={epc} words={epc} /> <DateTime value={observationTime} />{' '}
                <Code code={address} words={address} />
              </li>
            ))}
          </ul>
          {missing > mostGaps && <p>{translate('listen.missing.more', { count: missing - mostGaps })}</p>}
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
  if (!compares) return translate('listen.compared.noItems');
  if (unnamed > 0 && arrived === 0) return translate('listen.compared.unnamed');
  if (told === 0) return translate('listen.compared.none');
  return translate('listen.compared.value', { told, arrived, missing });
}
