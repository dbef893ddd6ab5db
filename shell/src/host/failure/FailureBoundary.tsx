import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage';
import { InDocument } from './InDocument';

/** Stands outside of everything, so that no failure leaves a white page. */
export class FailureBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return <FailurePage />;
    return (
      <>
        {this.props.children}
        <InDocument />
      </>
    );
  }
}
