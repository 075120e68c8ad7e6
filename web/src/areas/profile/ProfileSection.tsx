import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { DataBoundary } from '#web/ui/layout/DataBoundary.tsx'
import classes from './ProfileScreen.module.css'

interface Props {
  readonly name: string
  /** On a phone only its name is shown until it is opened. */
  readonly isFolded?: boolean
  /** How high the contents are; what stands below does not move when they arrive. */
  readonly height?: 'short' | 'middle'
  readonly children: ReactNode
}

/** A section of the profile with its name, skeleton and error state. */
export const ProfileSection = ({ name, isFolded = false, height, children }: Props) => {
  const isPhone = useMediaQuery('(max-width: 719px)', false, { getInitialValueInEffect: false })
  const contents = <DataBoundary>{children}</DataBoundary>
  return (
    <section aria-label={name} className={classes['section']} data-height={height}>
      {isFolded && isPhone ? (
        <details className={classes['folded']}>
          <summary>
            <h2>{name}</h2>
          </summary>
          {contents}
        </details>
      ) : (
        <>
          <h2>{name}</h2>
          {contents}
        </>
      )}
    </section>
  )
}
