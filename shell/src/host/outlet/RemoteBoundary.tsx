import { Component, type ReactNode } from 'react';
import { checkShared } from '../../diagnosis/intrinsics/sharedChanges';
import { missingChunk } from '../registry/failureOf';
import { RemoteFailure } from '../registry/RemoteFailure';
import { readableError } from '../registry/readableError';

interface RemoteBoundaryProps {
  /** Drawn instead of content that threw. */
  readonly fallback: (cause: unknown) => ReactNode;
  /** A change gives the content another chance. */
  readonly attempt: string;
  /** Told of what was thrown by content that was being left, or that could be drawn the second time. */
  readonly onRecovered?: ((cause: unknown) => void) | undefined;
  readonly children?: ReactNode;
}

interface RemoteBoundaryState {
  readonly failure: { readonly cause: unknown } | undefined;
  readonly attempt: string;
  /**
   * True if other content was there before, which may be what throws: while it is taken away, it is this boundary's.
   */
  readonly hasLeft: boolean;
}

/** Tells that code was not there or was stopped, from the error; nothing of that is tried again unasked. */
const isOfLoading = (cause: unknown): boolean =>
  cause instanceof RemoteFailure || missingChunk(cause) !== undefined;

/** Number of times that content is drawn once more, when what it needs was put back each time. */
const maxRepeats = 2;

/**
 * Error boundary around pages; what is around it keeps working. It stays while pages change, so an error may be that of
 * a page that is already left: the next one is then drawn once more before it counts as failed.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = {
    failure: undefined,
    attempt: this.props.attempt,
    hasLeft: false,
  };

  static getDerivedStateFromError(cause: unknown): Partial<RemoteBoundaryState> {
    return { failure: { cause: readableError(cause) } };
  }

  static getDerivedStateFromProps(
    props: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): Partial<RemoteBoundaryState> | null {
    return props.attempt === state.attempt
      ? null
      : { failure: undefined, attempt: props.attempt, hasLeft: true };
  }

  /** Number of times that content was drawn once more since the last change. */
  private repeats = 0;

  override componentDidUpdate(before: RemoteBoundaryProps): void {
    if (before.attempt !== this.props.attempt) this.repeats = 0;
  }

  override componentDidCatch(thrown: unknown): void {
    const changed = checkShared();
    const cause = readableError(thrown);
    if (isOfLoading(cause) || !(changed || this.state.hasLeft) || this.repeats >= maxRepeats) return;
    this.repeats += 1;
    this.setState({ failure: undefined, hasLeft: false }, () => {
      // What throws again does so before, or in its effects right after it was drawn.
      setTimeout(() => {
        if (!this.state.failure) this.props.onRecovered?.(cause);
      });
    });
  }

  override render(): ReactNode {
    const { failure, hasLeft } = this.state;
    if (!failure) return this.props.children;
    return hasLeft && this.repeats < maxRepeats && !isOfLoading(failure.cause)
      ? null
      : this.props.fallback(failure.cause);
  }
}
