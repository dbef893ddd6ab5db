import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** Drawn instead of a remote that threw while it rendered. */
  readonly fallback: (cause: unknown) => ReactNode;
  /** A change gives the content another chance. */
  readonly attempt: string;
  readonly children?: ReactNode;
}

interface RemoteBoundaryState {
  readonly failure: { readonly cause: unknown } | undefined;
  readonly attempt: string;
}

/** Error boundary around one remote; the shell around it keeps working. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: undefined, attempt: this.props.attempt };

  static getDerivedStateFromError(cause: unknown): Partial<RemoteBoundaryState> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps(
    props: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): Partial<RemoteBoundaryState> | null {
    return props.attempt === state.attempt ? null : { failure: undefined, attempt: props.attempt };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.cause) : this.props.children;
  }
}
