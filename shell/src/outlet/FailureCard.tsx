import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import type { ResolvedRemote } from '@console/remote/registry';
import type { FailureCode } from '../registry';
import failureCss from './failure.css';

/** Options of {@link FailureCard}. */
export interface FailureCardProps {
  readonly remote: ResolvedRemote;
  readonly code: FailureCode;
  /** Whether a retry is under way. */
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Takes the place of a remote that is not there: what happened, what still works, what to do next. */
export function FailureCard({ remote, code, retrying, onRetry }: FailureCardProps) {
  useStyles(failureCss);
  const translate = useMessages();
  const [area] = remote.areas;
  const title = area ? translate(`area.${area}`) : remote.name;
  const facts = [
    [translate('outlet.remote'), remote.name],
    [translate('outlet.version'), `${remote.version} (${remote.build})`],
    [translate('outlet.owner'), remote.owner],
    [translate('outlet.code'), code],
  ] as const;
  return (
    <Page section={translate('outlet.title', { area: title })}>
      <Banner
        tone="danger"
        title={translate(`outlet.failure.${code}`, { owner: remote.owner })}
        action={
          <Button tone="primary" pending={retrying} onClick={onRetry}>
            {translate('outlet.retry')}
          </Button>
        }
      >
        <p className="failure__rest">{translate('outlet.rest')}</p>
        <dl className="failure__facts">
          {facts.map(([label, value]) => (
            <div className="failure__fact" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Banner>
    </Page>
  );
}
