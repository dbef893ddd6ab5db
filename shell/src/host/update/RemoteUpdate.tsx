import { useMessages } from '@console/design/messages';
import type { ResolvedRemote } from '@console/remote/registry';
import { remoteTitle } from '../registry';
import { UpdateNotice } from './lazyUpdateNotice';

interface RemoteUpdateProps {
  /** The build that is ready; undefined when there is none. */
  readonly offered: ResolvedRemote | undefined;
  readonly onUse: (remote: ResolvedRemote) => void;
}

/** The notice that a newer version of the opened remote is ready. */
export function RemoteUpdate({ offered, onUse }: RemoteUpdateProps) {
  const translate = useMessages();
  if (!offered) return null;
  return (
    <UpdateNotice
      // A notice that was dismissed for one version appears for the next.
      key={offered.container}
      text={translate('update.remote', { area: remoteTitle(offered) })}
      label={translate('update.use')}
      onUse={() => onUse(offered)}
    />
  );
}
