import type { Broker } from '@console/api-client/brokers';
import { saveFile } from '@console/api-client/downloads';
import type { Publisher } from '@console/api-client/publishers';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { PauseIcon, PlayIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { usePersistentState } from '@console/design/preferences';
import { Code, Status, type Tone } from '@console/design/status';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { useBrokerOrigins } from '@console/remote/services';
import { useMemo, useState } from 'react';
import { ArrivalTable } from './ArrivalTable';
import type { ArrivalLog } from './arrivalLog';
import { fileOf } from './arrivals';
import type { Listener } from './createListener';
import { readListeners, withListener } from './keptListeners';
import { ListenFigures } from './ListenFigures';
import { ListenForm, type ListenValues } from './ListenForm';
import listenCss from './listen.css';
import { isForbidden, keptText, problemText } from './listen.texts';
import type { Listening, ListenPhase } from './listening';
import type { ListenTarget } from './session';
import { isListenable, proposedAddresses } from './socketAddress';
import { itemAddressOf, type Listened, sourcesOf } from './sources';
import { ToldMessages } from './ToldMessages';
import { useListener } from './useListener';

interface BrokerListenerProps {
  readonly broker: Broker;
  /** Publishers of the broker. Keep their identity. */
  readonly publishers: readonly Publisher[];
}

const tones: Readonly<Record<ListenPhase, Tone>> = {
  idle: 'neutral',
  connecting: 'info',
  listening: 'success',
  waiting: 'warning',
  failed: 'danger',
};

/** Listens to a broker from this browser, and shows the messages of publishers that really arrive there. */
export function BrokerListener({ broker, publishers }: BrokerListenerProps) {
  const translate = useMessages();
  const { type } = broker;
  const listened = useMemo(() => sourcesOf(type, publishers), [type, publishers]);
  if (!isListenable(type) || listened.sources.length === 0)
    return <p>{translate('samples.address.noTypes')}</p>;
  // Other addresses are another listener; a publisher that changed otherwise ends nothing.
  return (
    <OpenListener
      key={JSON.stringify(listened.sources)}
      broker={broker}
      brokerType={type}
      publishers={publishers}
      listened={listened}
    />
  );
}

interface OpenListenerProps extends BrokerListenerProps {
  readonly brokerType: 'MQTT' | 'AMQP';
  readonly listened: Listened;
}

function OpenListener({ broker, brokerType, publishers, listened }: OpenListenerProps) {
  useStyles(listenCss);
  const translate = useMessages();
  const allowed = useBrokerOrigins();
  const [kept, keep] = usePersistentState('events.listeners', readListeners);
  const { sources, vhost, elsewhere } = listened;
  const itemAddresses = useMemo(
    () => publishers.flatMap((publisher) => itemAddressOf(brokerType, publisher) ?? []),
    [publishers, brokerType],
  );
  const { listener, log } = useListener(brokerType, itemAddresses);
  const state = useStore(listener);
  const [target, setTarget] = useState<ListenTarget>();
  const proposed = useMemo(
    () => proposedAddresses(broker, allowed, location.protocol === 'https:'),
    [broker, allowed],
  );
  const isRefused = target !== undefined && isForbidden(target.url, allowed);
  const problem = isRefused ? 'policy' : state.end;
  const compares = itemAddresses.length > 0;

  const listen = ({ address, username, password }: ListenValues) => {
    keep(withListener(kept, broker.id, { address, username }));
    const next = { url: address, username, password, sources, vhost };
    setTarget(next);
    if (!isForbidden(address, allowed)) listener.start(next);
  };
  return (
    <>
      <p>{translate('listener.text')}</p>
      <div className="listen__sources">
        <span>{translate('listener.sources')}</span>
        {sources.map(({ address, exchange }) => (
          <Code key={`${exchange} ${address}`} code={address} words={address} />
        ))}
      </div>
      {elsewhere.length > 0 && (
        <p>{translate('listener.elsewhere', { vhost: vhost ?? '/', count: elsewhere.length })}</p>
      )}
      <ListenForm
        brokerType={brokerType}
        initialValues={{
          address: kept[broker.id]?.address ?? proposed[0] ?? '',
          username: kept[broker.id]?.username ?? broker.username ?? '',
          password: '',
        }}
        suggestions={proposed}
        active={isActive(state)}
        onListen={listen}
      />
      {target && problem && (
        <Banner tone={state.phase === 'waiting' ? 'warning' : 'danger'}>
          {state.phase === 'waiting'
            ? translate('listener.problem.lost')
            : problemText(problem, { target, brokerType, allowed }, translate)}
        </Banner>
      )}
      {target && !isRefused && (
        <>
          <ListenHead listener={listener} log={log} name={broker.name} />
          {compares && isActive(state) && (state.phase === 'listening' || state.losses > 0) && (
            <ToldMessages log={log} brokerType={brokerType} publishers={publishers} elsewhere={elsewhere} />
          )}
          <ListenFigures log={log} losses={state.losses} compares={compares} />
          <p>{keptText(translate)}</p>
          <ArrivalTable buffer={log.buffer} />
        </>
      )}
    </>
  );
}

const isActive = ({ phase }: Listening) =>
  phase === 'connecting' || phase === 'listening' || phase === 'waiting';

interface ListenHeadProps {
  readonly listener: Listener;
  readonly log: ArrivalLog;
  /** Name of the broker, for that of the file. */
  readonly name: string;
}

/** State of the connection, and what can be done with it and with what arrived. */
function ListenHead({ listener, log, name }: ListenHeadProps) {
  const translate = useMessages();
  const state = useStore(listener);
  const { phase } = state;
  const { paused, waiting, entries } = useStore(log.buffer);
  const nothing = entries.length === 0 ? { blockedReason: translate('listener.nothing') } : {};
  const save = () =>
    saveFile(
      {
        content: new Blob([fileOf(entries.map(({ value }) => value))], { type: 'application/x-ndjson' }),
      },
      `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-messages.jsonl`,
    );
  return (
    <div className="listen__head">
      <span role="status">
        <Status
          tone={tones[phase]}
          spinning={phase === 'connecting'}
          label={translate(`listener.phase.${phase}`)}
        />
      </span>
      {paused && <span>{translate('listener.waiting', { count: waiting })}</span>}
      <span className="listen__tools">
        <Button
          size="small"
          icon={paused ? <PlayIcon /> : <PauseIcon />}
          onClick={paused ? log.buffer.resume : log.buffer.pause}
        >
          {translate(paused ? 'listener.resume' : 'listener.pause')}
        </Button>
        <Button size="small" onClick={log.clear} {...nothing}>
          {translate('listener.clear')}
        </Button>
        <Button size="small" onClick={save} {...nothing}>
          {translate('listener.save')}
        </Button>
        <Button
          size="small"
          onClick={listener.stop}
          {...(!isActive(state) && { blockedReason: translate('listener.stopped') })}
        >
          {translate('listener.stop')}
        </Button>
      </span>
    </div>
  );
}
