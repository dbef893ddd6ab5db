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

/**
 * Has the browser fetch the chunk that did not arrive past its cache, where files of remotes are kept for good: else a
 * copy that was altered on the way would be taken again each time.
 */
async function refetchChunk(cause: unknown): Promise<void> {
  const { name, request } = cause as { readonly name?: string; readonly request?: string };
  if (name !== 'ChunkLoadError' || request === undefined) return;
  // Where the page forbids it, or nothing answers, the chunk is asked for as before.
  await fetch(request, { cache: 'reload' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

class Boundary extends Component<PageBoundaryProps, { readonly failure?: { readonly cause: unknown } }> {
  override state: { failure?: { cause: unknown } } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { failure: { cause } };
  }

  readonly #retry = async () => {
    await refetchChunk(this.state.failure?.cause);
    this.setState({ failure: undefined });
  };

  override componentDidCatch(cause: unknown): void {
    this.props.onFailure(cause);
  }

  override render(): ReactNode {
    if (!this.state.failure) return this.props.children;
    return <FailedPage onRetry={() => void this.#retry()} />;
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
