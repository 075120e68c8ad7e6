import { useState } from 'react'

interface Kept<Row> {
  readonly row: Row
  readonly at: number
}

/**
 * Keeps a row at its place in a list once it has been changed there, so that no other row slides under the pointer. Each
 * list, of which `list` is the name, keeps its own until another one is shown.
 */
export const useKeptRows = <Row extends object>(list: string, toID: (row: Row) => number) => {
  const [{ of, kept }, setKept] = useState<{ of: string; kept: readonly Kept<Row>[] }>({ of: list, kept: [] })
  const current = of === list ? kept : []
  const has = (rows: readonly Row[], row: Row) => rows.some((each) => toID(each) === toID(row))
  return {
    isKept: (row: Row) =>
      has(
        current.map((each) => each.row),
        row,
      ),
    /** The listed rows, and among them at their old places the kept ones that are listed no more. */
    merge: (listed: readonly Row[]): readonly Row[] => {
      const rows = [...listed]
      const gone = current.filter(({ row }) => !has(listed, row))
      for (const { row, at } of gone.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, row)
      return rows
    },
    /** Before the change is sent: the list is read again before the reply is here. */
    keep: (row: Row, at: number) =>
      setKept({ of: list, kept: [...current.filter((each) => toID(each.row) !== toID(row)), { row, at }] }),
    /** With what the change has made of it. */
    update: (id: number, changed: Partial<Row>) =>
      setKept((before) => ({
        ...before,
        kept: before.kept.map((each) =>
          toID(each.row) === id ? { ...each, row: { ...each.row, ...changed } } : each,
        ),
      })),
  }
}
