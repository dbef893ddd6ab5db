import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { useLocation } from '@console/design/router';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Told what was thrown. */
  readonly onFailure: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a page that fails from taking the whole remote away; another address is another chance. */
export function PageBoundary(props: PageBoundaryProps) {
  return <Boundary key={useLocation().pathname} {...props} />;
}

class Boundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onFailure(cause);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailedPage onRetry={() => this.setState({ failed: false })} />;
  }
}

function FailedPage({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useMessages();
  return (
    <Banner
      tone="danger"
      title={translate('mount.failed')}
      action={<Button onClick={onRetry}>{translate('mount.retry')}</Button>}
    >
      {translate('mount.failedText')}
    </Banner>
  );
}
