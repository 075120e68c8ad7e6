/** What a project needs: so many of it, each at a price (a decimal with at most two places). */
export interface PricedResource {
  readonly quantity: number
  readonly price: string
}

const minorPerMajor = 100n

/** A decimal with at most two places in hundredths, exactly. */
export const toMinorUnits = (amount: string): bigint => {
  const [, sign = '', whole = '0', places = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  const units = BigInt(whole) * minorPerMajor + BigInt(places.padEnd(2, '0'))
  return sign === '-' ? -units : units
}

/** Hundredths as a decimal with two places. */
export const toAmount = (units: bigint): string => {
  const size = units < 0n ? -units : units
  const places = String(size % minorPerMajor).padStart(2, '0')
  return `${units < 0n ? '-' : ''}${size / minorPerMajor}.${places}`
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
