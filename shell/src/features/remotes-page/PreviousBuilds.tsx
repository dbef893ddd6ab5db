import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { buildKey, classifyRemote, type PreviousBuild, type ResolvedRemote } from '@console/remote/registry';
import { hostCapabilities, useRegistry } from '../../host/registry';

/** The builds that ran before, and the way to work with one of them in this tab. */
export function PreviousBuilds({ remote }: { readonly remote: ResolvedRemote }) {
  const translate = useMessages();
  const { choose } = useRegistry();
  const { name, chosen } = remote;
  const isChosen = (build: PreviousBuild) => chosen !== undefined && buildKey(chosen) === buildKey(build);
  const earlier = remote.earlier.filter((build) => !build.withdrawn || isChosen(build));
  return (
    <section>
      <h3>{translate('remotes.earlier')}</h3>
      <p>{translate(earlier.length === 0 ? 'remotes.earlier.none' : 'remotes.earlier.about')}</p>
      <ul className="remotes__list">
        {chosen && (
          <li className="remotes__build">
            <span>{buildKey(remote)}</span>
            <Button size="small" onClick={() => choose(name, undefined)}>
              {translate('remotes.useReleased')}
            </Button>
          </li>
        )}
        {earlier.map((build) => {
          const key = buildKey(build);
          const result = classifyRemote(build, hostCapabilities);
          return (
            <li className="remotes__build" key={key}>
              <span>{key}</span>
              {isChosen(build) ? (
                <span>{translate('remotes.usedHere')}</span>
              ) : (
                <Button
                  size="small"
                  onClick={() => choose(name, key)}
                  {...(!result.compatible && {
                    blockedReason: translate('remotes.fitsNot', { of: result.of, needs: result.needs }),
                  })}
                >
                  {translate('remotes.useHere')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
