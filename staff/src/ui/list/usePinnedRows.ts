import { useState } from 'react'

interface Pinned<Row> {
  readonly row: Row
  readonly at: number
}

/**
 * Keeps a row at its place in a list once it has been changed there, so that no other row slides under the pointer. Each
 * list, of which `list` is the name, keeps its own until another one is shown.
 */
export const usePinnedRows = <Row extends object>(list: string, toID: (row: Row) => number) => {
  const [{ of, pinned }, setPinned] = useState<{ of: string; pinned: readonly Pinned<Row>[] }>({
    of: list,
    pinned: [],
  })
  const current = of === list ? pinned : []
  const has = (rows: readonly Row[], row: Row) => rows.some((each) => toID(each) === toID(row))
  return {
    isPinned: (row: Row) =>
      has(
        current.map((each) => each.row),
        row,
      ),
    /** The listed rows, and among them at their old places the pinned ones that are listed no more. */
    merge: (listed: readonly Row[]): readonly Row[] => {
      const rows = [...listed]
      const gone = current.filter(({ row }) => !has(listed, row))
      for (const { row, at } of gone.toSorted((a, b) => a.at - b.at)) rows.splice(at, 0, row)
      return rows
    },
    /** Before the change is sent: the list is read again before the reply is here. */
    pin: (row: Row, at: number) =>
      setPinned({
        of: list,
        pinned: [...current.filter((each) => toID(each.row) !== toID(row)), { row, at }],
      }),
    /** With what the change has made of it. */
    update: (id: number, changed: Partial<Row>) =>
      setPinned((before) => ({
        ...before,
        pinned: before.pinned.map((each) =>
          toID(each.row) === id ? { ...each, row: { ...each.row, ...changed } } : each,
        ),
      })),
  }
}
