import { useState } from 'react'
import type { Loan } from './loan.ts'

interface Pinned<Row> {
  readonly row: Row
  readonly at: number
}

/** The listed rows, and among them at their old places the pinned ones that are listed no more. */
const mergePinned = <Row extends Loan>(
  listed: readonly Row[],
  pinned: readonly Pinned<Row>[],
): readonly Row[] => {
  const rows = [...listed]
  const gone = pinned.filter(({ row }) => !listed.some(({ loanID }) => loanID === row.loanID))
  for (const { row, at } of [...gone].sort((a, b) => a.at - b.at)) rows.splice(at, 0, row)
  return rows
}

/**
 * Pins a loan to its place in a list once it has been changed there, so that no other row slides under the pointer. Each
 * list, of which `list` is the name, keeps its own until another one is shown.
 */
export const usePinnedLoans = <Row extends Loan>(list: string) => {
  const [{ of, pinned }, setPinned] = useState<{ of: string; pinned: readonly Pinned<Row>[] }>({
    of: list,
    pinned: [],
  })
  const current = of === list ? pinned : []
  return {
    isPinned: (loan: Loan) => current.some(({ row }) => row.loanID === loan.loanID),
    merge: (listed: readonly Row[]) => mergePinned(listed, current),
    /** Before the change is sent: the list is read again before the reply is here. */
    pin: (row: Row, at: number) =>
      setPinned({
        of: list,
        pinned: [...current.filter((each) => each.row.loanID !== row.loanID), { row, at }],
      }),
    /** With what the change has made of it. */
    update: (loan: Loan) =>
      setPinned((before) => ({
        ...before,
        pinned: before.pinned.map((each) =>
          each.row.loanID === loan.loanID ? { ...each, row: { ...each.row, ...loan } } : each,
        ),
      })),
  }
}
