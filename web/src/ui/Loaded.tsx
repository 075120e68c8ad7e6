import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, Suspense, type ReactNode } from 'react'
import { ProblemNotice } from './ProblemNotice.tsx'
import { Skeleton, type SkeletonShape } from './Skeleton.tsx'
import { WayOn } from './WayOn.tsx'

interface BoundaryProps {
  readonly children: ReactNode
  readonly reset: () => void
  readonly instead: LoadedProps['instead']
}

/** Keeps a failure to its own part of the screen, and offers to read again. */
class Boundary extends Component<BoundaryProps, { failure: unknown }> {
  override state = { failure: null as unknown }

  static getDerivedStateFromError(failure: unknown): { failure: unknown } {
    return { failure }
  }

  private readonly again = (): void => {
    this.props.reset()
    this.setState({ failure: null })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === null) return this.props.children
    const instead = this.props.instead?.(failure, this.again)
    if (instead) return instead
    return <ProblemNotice problem={failure} action={<WayOn failure={failure} again={this.again} />} />
  }
}

export interface LoadedProps {
  readonly children: ReactNode
  /** The shape of the 4 items that stand there meanwhile. */
  readonly skeleton?: SkeletonShape
  /** Another placeholder, where the three shapes do not fit. */
  readonly waiting?: ReactNode
  /** What stands there for a refusal that is no failure; null for any other. It can have it read again. */
  readonly instead?: ((failure: unknown, again: () => void) => ReactNode) | undefined
}

/** A part of a screen whose data is on the way: its skeleton, its content, or its failure with "try again". */
export const Loaded = ({ children, skeleton = 'rows', waiting, instead }: LoadedProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Boundary reset={reset} instead={instead}>
        <Suspense fallback={waiting ?? <Skeleton shape={skeleton} />}>{children}</Suspense>
      </Boundary>
    )}
  </QueryErrorResetBoundary>
)
