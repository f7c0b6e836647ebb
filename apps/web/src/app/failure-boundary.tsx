import { Component, type ReactNode } from "react";
import { FailedPage } from "./pages/failed-page.tsx";

interface FailureBoundaryProps {
  children: ReactNode;
  /** Of the page within, where there is one: the next visit is drawn anew. */
  visit?: string;
}

/** Shows the page of failures in place of what failed: a page, or the frame of all pages. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure: unknown }> {
  override readonly state: { failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidUpdate({ visit }: FailureBoundaryProps) {
    if (visit !== this.props.visit && this.state.failure !== undefined)
      this.setState({ failure: undefined });
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <FailedPage error={failure} />;
  }
}
