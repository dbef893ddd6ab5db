import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useUnsavedInput } from '@console/design/unsaved';
import type { PreviousBuild, ResolvedRemote } from '@console/remote/registry';

interface VersionNoticeProps {
  readonly remote: ResolvedRemote;
  /** The earlier build that runs. */
  readonly chosen: PreviousBuild;
  readonly onUseNewest: () => void;
}

/** Says above a remote that the user works with an earlier build of it, and leads back. */
export function VersionNotice({ remote, chosen, onUseNewest }: VersionNoticeProps) {
  const translate = useMessages();
  const unsaved = useUnsavedInput();
  return (
    <Banner
      tone="info"
      action={
        <Button
          size="small"
          onClick={onUseNewest}
          {...(unsaved && { blockedReason: translate('outlet.saveFirst') })}
        >
          {translate('outlet.useNewest', { version: remote.version })}
        </Button>
      }
    >
      {translate('outlet.chosen', { version: chosen.version })}
    </Banner>
  );
}
