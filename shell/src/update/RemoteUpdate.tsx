import { useMessages } from '@console/design/messages';
import type { ResolvedRemote } from '@console/remote/registry';
import { remoteTitle } from '../registry';
import { UpdateNotice } from './lazyUpdateNotice';

interface RemoteUpdateProps {
  /** The build that is ready; undefined when there is none. */
  readonly offered: ResolvedRemote | undefined;
  readonly onUse: (remote: ResolvedRemote) => void;
}

/** Tells who works in an area that another version of it is ready. */
export function RemoteUpdate({ offered, onUse }: RemoteUpdateProps) {
  const translate = useMessages();
  if (!offered) return null;
  return (
    <UpdateNotice
      // What was dismissed for one version is said for the next.
      key={offered.container}
      text={translate('update.remote', { area: remoteTitle(offered) })}
      label={translate('update.use')}
      onUse={() => onUse(offered)}
    />
  );
}
