import { computeCost, computeSum } from '#rules/clubs/project-cost.ts'
import type { ProjectRow } from './sql.ts'

/** Resources with their sums, and what they cost together. */
export const toPriced = <Row extends { readonly quantity: number; readonly price: string }>(
  resources: readonly Row[],
) => ({
  resources: resources.map((each) => ({ ...each, sum: computeSum(each) })),
  cost: computeCost(resources),
})

/** A project with its cost. */
export const toProject = (row: ProjectRow) => ({ ...row, ...toPriced(row.resources) })
