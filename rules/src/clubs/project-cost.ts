import { toAmount, toMinorUnits } from '../finance/money.ts'

/** A resource of a project: a quantity, each at a price (a decimal with at most two places). */
export interface PricedResource {
  readonly quantity: number
  readonly price: string
}

/** Quantity times price, in hundredths. */
const toSum = ({ quantity, price }: PricedResource): bigint => BigInt(quantity) * toMinorUnits(price)

export const computeSum = (resource: PricedResource): string => toAmount(toSum(resource))

/** The sum of what a project needs. */
export const computeCost = (resources: readonly PricedResource[]): string =>
  toAmount(resources.reduce((sum, resource) => sum + toSum(resource), 0n))

/** No project costs more, so that a slip of the keyboard is found. */
export const maxProjectCost = '1000000.00'

export const maxProjectResources = 50

/** Whether another resource still fits. */
export const canAddResource = (
  resources: readonly PricedResource[],
  added: PricedResource,
): 'ok' | 'too_many' | 'too_expensive' => {
  if (resources.length >= maxProjectResources) return 'too_many'
  const cost = toMinorUnits(computeCost([...resources, added]))
  return cost > toMinorUnits(maxProjectCost) ? 'too_expensive' : 'ok'
}

/** Whether so much can be approved: at most the cost. */
export const canGrant = (granted: string, cost: string): boolean =>
  toMinorUnits(granted) >= 0n && toMinorUnits(granted) <= toMinorUnits(cost)
