import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { formatList } from '@console/design/language';
import { translateKey, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import { buildKey } from '@console/remote/registry';
import { useEffect } from 'react';
import { hostCapabilities, RemoteFailure, remoteTitle } from '../registry';
import { reportRemoteError } from '../registry/remoteErrors';
import type { Failure } from './describeFailure';
import { FailureDetails } from './FailureDetails';
import failureCss from './failure.css';
import { previousVersion } from './previousVersion';

/** Failure of a remote, and the ways out of it. */
export interface FailureCardProps extends Failure {
  /** Set while a retry is under way. */
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Lets the user work with another build, by its `buildKey`; without a key with the one of the registry. */
  readonly onUse: (key: string | undefined) => void;
}

/** Shown instead of a remote that failed: what happened, what still works, what to do next. */
export function FailureCard({ retrying, onRetry, onUse, ...failure }: FailureCardProps) {
  useStyles(failureCss);
  const translate = useMessages();
  const { remote, code, incompatibility, cause } = failure;
  const changed = cause instanceof RemoteFailure ? cause.changed : [];
  const { version, build } = remote.chosen ?? remote;
  const { name } = remote;
  useEffect(
    () => reportRemoteError({ remote: name, version, build, code }, cause),
    [name, version, build, code, cause],
  );
  const previous = previousVersion(remote, {
    ...hostCapabilities,
    service: incompatibility?.of === 'service' ? incompatibility.has : undefined,
  });
  const facts = [
    [translate('outlet.remote'), remote.name],
    [translate('outlet.version'), `${version} (${build})`],
    [translate('outlet.owner'), remote.owner],
    [translate('outlet.code'), code],
  ] as const;
  return (
    <Page section={translate('outlet.title', { area: remoteTitle(remote) })}>
      <Banner
        tone="danger"
        title={translateKey(translate, `outlet.failure.${code}`, {
          owner: remote.owner,
          of: incompatibility?.of ?? '',
          needs: incompatibility?.needs ?? '',
          has: incompatibility?.has || 'none',
          area: remoteTitle(remote),
          changed: formatList(changed.map(({ name }) => name)),
          restored: changed.every(({ restored }) => restored) ? 'yes' : 'no',
        })}
        action={
          <div className="failure__actions">
            {previous && (
              <Button onClick={() => onUse(buildKey(previous))}>
                {translate('outlet.use', { version: previous.version })}
              </Button>
            )}
            {remote.chosen && (
              <Button onClick={() => onUse(undefined)}>
                {translate('outlet.useNewest', { version: remote.version })}
              </Button>
            )}
            <Button tone="primary" pending={retrying} onClick={onRetry}>
              {translate('outlet.retry')}
            </Button>
          </div>
        }
      >
        <p className="failure__rest">{translate('outlet.rest')}</p>
        {code === 'blocking' && (
          <p className="failure__rest">
            <a href="?remotes=off">{translate('outlet.withoutRemotes')}</a>
          </p>
        )}
      </Banner>
      {/* Beside the banner, which is read as a whole when it appears. */}
      <dl className="failure__facts">
        {facts.map(([label, value]) => (
          <div className="failure__fact" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FailureDetails {...failure} />
    </Page>
  );
}
