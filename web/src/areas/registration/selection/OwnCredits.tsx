import { CreditsMeter } from '#web/parts/credits/CreditsMeter.tsx'
import type { Credits } from '#web/parts/credits/check-credits.ts'
import { useSelection } from './useSelection.ts'

interface Props {
  readonly credits: Credits
  /** The credits that the open subject would add, once an available group is previewed, or one is selected. */
  readonly adding: number
  /** The credits of the subject that is given up for it. */
  readonly leaving: number
  readonly closesAt: string | undefined
}

/** The student's credits with those of the subject whose groups are selected or previewed. */
export const OwnCredits = ({ credits, adding, leaving, closesAt }: Props) => {
  const { previewed, selected } = useSelection()
  const hasPreview = previewed?.row.valid === true || selected.length > 0
  return <CreditsMeter {...{ credits, closesAt }} {...(hasPreview && { adding, leaving })} />
}
