import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorReport } from './ErrorReport.tsx';

/** The content of a boundary, and the report and replacement for a failure. */
export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Called once for each failure, for a log. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Called by Retry, before the children are rendered again. */
  readonly onRetry?: () => void;
  /** Replaces the report; it must work outside `WidgetRoot` if the boundary is outside. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Confines a failure to its part of the page: shows the reason and offers to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return (
      this.props.fallback?.(failure.error, this.retry) ?? (
        <ErrorReport error={failure.error} onRetry={this.retry} />
      )
    );
  }
}
