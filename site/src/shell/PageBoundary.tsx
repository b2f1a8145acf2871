import { Component, type ReactNode } from 'react';
import { RouteFailure } from './RouteFailure.tsx';

export interface PageBoundaryProps {
  /** Identifies the visit: the next one renders its page again. */
  readonly place: string;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly place: string;
}

/** Keeps the failure of a page inside the frame, whose links still work. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { place }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return place === state.place ? null : { failure: null, place };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : <RouteFailure error={failure.error} />;
  }
}
