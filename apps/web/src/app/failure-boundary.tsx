import { Component, type ReactNode } from "react";
import { FailedPage } from "./pages/failed-page.tsx";

/** Shows the page of failures in place of everything, when what failed is the frame of all pages. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override readonly state: { failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <FailedPage error={failure} />;
  }
}
