import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'
import { isOffline } from '#web/api/problem.ts'
import { NeedsInternet } from '#web/ui/feedback/NeedsInternet.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton, type SkeletonShape } from '#web/ui/feedback/Skeleton.tsx'
import { RetryButton } from '#web/ui/feedback/RetryButton.tsx'

interface BoundaryProps {
  readonly children: ReactNode
  readonly reset: () => void
  readonly renderFailure: DataBoundaryProps['renderFailure']
  readonly isPage: boolean
}

/** Limits a failure to its part of the screen and offers a retry. */
class ErrorBoundary extends Component<BoundaryProps, { failure: unknown }> {
  override state = { failure: null as unknown }

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  private readonly retry = (): void => {
    this.props.reset()
    this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const own = this.props.renderFailure?.(failure, this.retry)
    if (own) return own
    if (isOffline(failure)) return <NeedsInternet isPart={!this.props.isPage} onRetry={this.retry} />
    return <ProblemNotice problem={failure} action={<RetryButton failure={failure} onRetry={this.retry} />} />
  }
}

export interface DataBoundaryProps {
  readonly children: ReactNode
  readonly skeleton?: SkeletonShape
  /** A placeholder in place of the skeleton. */
  readonly fallback?: ReactNode
  /** The content for an expected refusal; null leaves it to the error notice. */
  readonly renderFailure?: ((failure: unknown, retry: () => void) => ReactNode) | undefined
  /** It is all that the screen shows. */
  readonly isPage?: boolean
}

/** A part of a screen that loads data: skeleton, content, or error notice with "try again". */
export const DataBoundary = ({
  children,
  skeleton = 'rows',
  fallback,
  renderFailure,
  isPage = false,
}: DataBoundaryProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary reset={reset} renderFailure={renderFailure} isPage={isPage}>
        <Suspense fallback={fallback ?? <Skeleton shape={skeleton} />}>{children}</Suspense>
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
)
