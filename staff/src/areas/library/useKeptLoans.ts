import { useState } from 'react'
import type { Loan } from './loan.ts'

interface Kept<Row> {
  readonly row: Row
  readonly at: number
}

/** The listed rows, and among them at their old places the kept ones that are listed no more. */
const mergeKept = <Row extends Loan>(listed: readonly Row[], kept: readonly Kept<Row>[]): readonly Row[] => {
  const rows = [...listed]
  const gone = kept.filter(({ row }) => !listed.some(({ loanID }) => loanID === row.loanID))
  for (const { row, at } of [...gone].sort((a, b) => a.at - b.at)) rows.splice(at, 0, row)
  return rows
}

/**
 * Keeps a loan at its place in a list once it has been changed there, so that no other row slides under the pointer. Each
 * list, of which `list` is the name, keeps its own until another one is shown.
 */
export const useKeptLoans = <Row extends Loan>(list: string) => {
  const [{ of, kept }, setKept] = useState<{ of: string; kept: readonly Kept<Row>[] }>({ of: list, kept: [] })
  const current = of === list ? kept : []
  return {
    isKept: (loan: Loan) => current.some(({ row }) => row.loanID === loan.loanID),
    merge: (listed: readonly Row[]) => mergeKept(listed, current),
    /** Before the change is sent: the list is read again before the reply is here. */
    keep: (row: Row, at: number) =>
      setKept({ of: list, kept: [...current.filter((each) => each.row.loanID !== row.loanID), { row, at }] }),
    /** With what the change has made of it. */
    update: (loan: Loan) =>
      setKept((before) => ({
        ...before,
        kept: before.kept.map((each) =>
          each.row.loanID === loan.loanID ? { ...each, row: { ...each.row, ...loan } } : each,
        ),
      })),
  }
}
