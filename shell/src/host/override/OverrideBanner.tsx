import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { CopyText } from '@console/design/copy';
import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { useStore } from '@console/design/store';
import { useStyles } from '@console/design/theme';
import { foundLeaks } from '../../diagnosis/leaks/foundLeaks';
import type { Leak } from '../../diagnosis/leaks/leak';
import { leakTexts } from '../../diagnosis/leaks/leakTexts';
import { useOverrides } from './OverridesProvider';
import css from './override.css';
import { shareAddress } from './parseOverrides';

/** Says as long as it holds, on every page, that this tab does not run what was released. */
export function OverrideBanner() {
  useStyles(css);
  const translate = useMessages();
  const { pathname, search } = useLocation();
  const { active, safeMode, reset, leaveSafeMode } = useOverrides();
  const leaks = useStore(foundLeaks);
  return (
    <div className="override__banners">
      {safeMode && (
        <Banner
          tone="warning"
          title={translate('safeMode.banner')}
          action={<Button onClick={leaveSafeMode}>{translate('safeMode.leave')}</Button>}
        >
          {translate('safeMode.bannerText')}
        </Banner>
      )}
      {active.length > 0 && (
        <Banner
          tone="warning"
          title={translate('override.banner')}
          action={
            <div className="override__actions">
              <CopyText
                text={shareAddress(location.origin + pathname + search, active)}
                what={translate('override.link')}
                shown={translate('override.share')}
              />
              <Button onClick={reset}>{translate('override.reset')}</Button>
            </div>
          }
        >
          <ul className="override__list">
            {active.map(({ name, origin, build, failed }) => (
              <li key={name}>
                {failed && !build
                  ? translate('override.away', { name, origin })
                  : translate(failed ? 'override.gone' : 'override.runs', {
                      name,
                      origin,
                      version: build?.version ?? '…',
                    })}
                <LeakList name={name} leaks={leaks[name] ?? []} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

interface LeakListProps {
  readonly name: string;
  readonly leaks: readonly Leak[];
}

/** Leftovers of a remote when its pages were left last. */
function LeakList({ name, leaks }: LeakListProps) {
  const translate = useMessages();
  if (leaks.length === 0) return null;
  return (
    <>
      <p className="override__leaks">{translate('override.leaks', { name })}</p>
      <ul>
        {leakTexts(leaks, translate).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
