import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { explainError } from '@console/remote/services';
import { OutsideFrame } from '../frame/OutsideFrame';
import { useSignOut } from '../session/useSignOut';

interface ProvisioningFailureProps {
  readonly error: unknown;
  /** Set while the service is being asked again. */
  readonly asking: boolean;
  readonly onRetry: () => void;
}

/** Says that the service did not tell whether it is provisioned, and offers to ask again [SESSION-08]. */
export function ProvisioningFailure({ error, asking, onRetry }: ProvisioningFailureProps) {
  const translate = useMessages();
  const signOut = useSignOut();
  return (
    <OutsideFrame>
      <Page
        section={translate('provisioning.title')}
        actions={<Button onClick={signOut}>{translate('session.signOut')}</Button>}
      >
        <Banner
          tone="danger"
          title={translate('provisioning.error')}
          action={
            <Button tone="primary" pending={asking} onClick={onRetry}>
              {translate('provisioning.retry')}
            </Button>
          }
        >
          {explainError(error, translate('model.provisioning'), translate).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      </Page>
    </OutsideFrame>
  );
}
