import type { ReactNode } from 'react'
import { SegmentedControl } from '#web/ui/form/SegmentedControl.tsx'
import classes from './Columns.module.css'

interface Props<Tab extends string> {
  /** How many stand side by side on a wide screen. */
  readonly count: 2 | 3
  /** A narrow screen shows one column at a time and these tabs; without them it stacks the columns. */
  readonly tabs?: {
    readonly label: string
    readonly names: Readonly<Record<Tab, string>>
    readonly current: Tab
    readonly onSelect: (tab: Tab) => void
  }
  /** `Column` elements. */
  readonly children: ReactNode
}

/** Two or three columns side by side; on a narrow screen tabs or a stack. */
export const Columns = <Tab extends string>({ count, tabs, children }: Props<Tab>) => (
  <>
    {tabs && (
      <SegmentedControl
        className={classes['tabs']}
        isFullWidth
        label={tabs.label}
        options={(Object.keys(tabs.names) as Tab[]).map((tab) => ({ value: tab, label: tabs.names[tab] }))}
        selected={tabs.current}
        onSelect={(tab) => tab !== tabs.current && tabs.onSelect(tab)}
      />
    )}
    <div className={classes['columns']} data-count={count}>
      {children}
    </div>
  </>
)
