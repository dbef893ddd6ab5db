import { Banner } from '@console/design/banner';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { DateTime } from '@console/design/time';
import type { SwitchedOffPageProps } from '../../host/slots/feature';
import messages from './messages/en.json';
import { SwitchOn } from './SwitchOn';

/** The page of a remote that is switched off, with its message catalogue. */
export function SwitchedOffPage(props: SwitchedOffPageProps) {
  return (
    <MessagesProvider messages={messages}>
      <SwitchedOffCard {...props} />
    </MessagesProvider>
  );
}

/** Says who switched the remote off, when and why, and lets an administrator switch it on. */
function SwitchedOffCard({ area, name, switchedOff }: SwitchedOffPageProps) {
  const translate = useMessages();
  return (
    <Page section={area}>
      <Banner tone="warning" title={translate('remotes.isOff', { area })} action={<SwitchOn name={name} />}>
        <p>{switchedOff.reason}</p>
        <p>
          {translate('remotes.isOff.by', { name: switchedOff.by })} <DateTime value={switchedOff.at} />
        </p>
        <p>{translate('remotes.isOff.rest')}</p>
      </Banner>
    </Page>
  );
}
