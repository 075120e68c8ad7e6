import {
  canAddResource,
  computeSum,
  maxProjectCost,
  maxProjectResources,
  type PricedResource,
} from '#rules/clubs/project-cost.ts'
import type { Database } from '#server/db/open.ts'
import { FieldRefusal, Refusal } from '#server/http/refusal.ts'
import { requireManager } from '../require-role.ts'
import { fieldWords, words } from '../words.ts'
import { requireChangeable } from './require-changeable.ts'
import { deleteResource, findResourceByKey, insertResource } from './sql.ts'

export interface NewResource extends PricedResource {
  readonly description: string
}

/** Refuses with 409 if there are too many resources, and with 422 at the field that makes the project too expensive. */
export const requireFits = (
  resources: readonly PricedResource[],
  added: PricedResource,
  field: 'price' | 'resources',
): void => {
  const outcome = canAddResource(resources, added)
  if (outcome === 'too_many') throw new Refusal(words.tooManyResources, { count: maxProjectResources })
  if (outcome === 'too_expensive')
    throw new FieldRefusal({
      [field]: [{ phrase: fieldWords.tooExpensive, params: { most: maxProjectCost } }],
    })
}

/**
 * Adds a resource to a project that is not approved. A repeated attempt returns the same resource. Refuses with 409 if
 * there are too many, and with 422 if the project becomes too expensive.
 */
export const addResource = (
  db: Database,
  studentID: number,
  clubID: number,
  projectID: number,
  key: string | null,
  added: NewResource,
) =>
  db.transaction(async (tx) => {
    await requireManager(tx, studentID, clubID)
    const { resources } = await requireChangeable(tx, clubID, projectID)
    const known = key === null ? undefined : await findResourceByKey(tx, projectID, key)
    if (known !== undefined) return { ...known, sum: computeSum(known) }
    requireFits(resources, added, 'price')
    const { description, quantity, price } = added
    const saved = await insertResource(tx, projectID, description, quantity, price, key)
    return { ...saved, sum: computeSum(saved) }
  })

/** Removes a resource from a project that is not approved. Succeeds if it is already gone. */
export const removeResource = (
  db: Database,
  studentID: number,
  clubID: number,
  projectID: number,
  resourceID: number,
): Promise<'ok'> =>
  db.transaction<'ok'>(async (tx) => {
    await requireManager(tx, studentID, clubID)
    await requireChangeable(tx, clubID, projectID)
    await deleteResource(tx, projectID, resourceID)
    return 'ok'
  })
